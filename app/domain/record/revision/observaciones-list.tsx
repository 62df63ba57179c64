import { formatDateTime } from "~base/fechas";
import type { Observacion } from "./observaciones.server";
import { HECHA } from "./revision";

export default function ObservacionesList({ of }: { of: readonly Observacion[] }) {
  return (
    <section
      aria-label="Observaciones"
      className="max-h-[80vh] overflow-y-auto rounded-lg bg-band p-4 text-sm xl:sticky xl:top-4"
    >
      <h3 className="font-sans text-base font-semibold">Observaciones</h3>
      <ul className="mt-2 grid gap-4">
        {of.map(({ id, linea, cita, nombre, texto, at }) => (
          <li key={id} className="border-t border-line pt-3 wrap-anywhere">
            <p className="text-soft">
              {linea === 0 ? "Todo el texto" : `Línea ${linea}: «${cita}»`}
            </p>
            <p className="mt-1 whitespace-pre-line">{texto}</p>
            <p className="mt-1 text-soft">
              {nombre} · {formatDateTime(at)}
            </p>
            <button
              type="submit"
              name="intent"
              value={HECHA + id}
              formNoValidate
              className="btn btn-quiet btn-small mt-2"
            >
              Hecha<span className="sr-only">: {texto}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
