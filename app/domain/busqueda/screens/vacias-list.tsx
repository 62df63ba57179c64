import { formatShort } from "~/domain/fechas";
import { paths } from "~/site/paths";
import { TallLink } from "~/ui/page/link";
import { formatNumber } from "~/ui/text/format-number";
import type { Vacia } from "../queries/vacias.server";

export function VaciasList({ vacias, canEdit }: { vacias: Vacia[]; canEdit: boolean }) {
  return (
    <ul className="panel divide-y divide-line">
      {vacias.map(({ texto, veces, ultimo }) => (
        <li
          key={texto}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3"
        >
          <span className="min-w-0 wrap-anywhere">
            <strong>{texto}</strong>{" "}
            <span className="text-sm text-soft">
              {formatNumber(veces)} {veces === 1 ? "vez" : "veces"}, la última el{" "}
              {formatShort(ultimo)}
            </span>
          </span>
          <span className="flex flex-wrap gap-x-4 text-sm">
            {canEdit && (
              <TallLink href={paths.adminBusqueda({ palabra: texto })}>
                Añadir sinónimo<span className="sr-only"> de {texto}</span>
              </TallLink>
            )}
            <TallLink href={paths.adminForm("consejo", "nuevo")}>
              Escribir un consejo<span className="sr-only"> sobre {texto}</span>
            </TallLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
