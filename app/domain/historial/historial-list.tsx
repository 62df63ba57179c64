import { formatDateTime } from "~/domain/fechas";
import { actionLabel, detailsText, type SucesoAnotado } from "./suceso";

export function HistorialList({ sucesos }: { sucesos: SucesoAnotado[] }) {
  return (
    <ol className="panel divide-y divide-line">
      {sucesos.map((suceso) => (
        <li key={suceso.id} className="grid gap-x-6 gap-y-1 px-5 py-3.5 md:grid-cols-[11rem_1fr]">
          <time dateTime={suceso.at} className="text-sm text-soft md:pt-0.5">
            {formatDateTime(suceso.at)}
          </time>
          <div className="min-w-0">
            <p className="font-semibold">{actionLabel(suceso.action)}</p>
            <p className="text-sm break-words text-soft">
              {[suceso.actor ?? "El sitio", detailsText(suceso.details)]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {suceso.nombre && !Object.values(suceso.details).includes(suceso.nombre) && (
              <p className="text-xs break-words text-soft">Sobre «{suceso.nombre}»</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
