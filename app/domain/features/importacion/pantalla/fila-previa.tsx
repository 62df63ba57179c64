import type { ReactNode } from "react";
import { formatCount } from "~/ui/text/format-number";
import { Thumbnail } from "~nouns/imagenes/screens/thumbnail";
import { formatRating, isRated, UNRATED } from "~nouns/productos/rules/producto";
import type { Cambio, FilaPrevia } from "../lote/preview-lote.server";

type FilasProps = { filas: FilaPrevia[]; boxOf?: (fila: FilaPrevia) => ReactNode };

export const Filas = ({ filas, boxOf }: FilasProps) => (
  <ul className="panel divide-y divide-line">
    {filas.map((fila) => (
      <Fila key={fila.fila} fila={fila} box={boxOf?.(fila)} />
    ))}
  </ul>
);

function Fila({ fila, box }: { fila: FilaPrevia; box: ReactNode }) {
  const { title, slug, category, price, rating, estado, imagen, existe, cambios } = fila;
  const { entra, notas } = fila;
  return (
    <li className="grid grid-cols-[auto_5rem_1fr] items-start gap-x-4 gap-y-3 px-5 py-4 sm:grid-cols-[auto_6rem_1fr_auto]">
      <div className="pt-1">{box}</div>
      <Thumbnail imagen={imagen} sizes="96px" className="rounded-md" />
      <div className="min-w-0">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-sm break-words text-soft">
          Fila {fila.fila} · {category} · {slug}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <span>{isRated(rating) ? `Valoración ${formatRating(rating)}` : UNRATED}</span>
          {price && <span>{price}</span>}
          {estado === "draft" && <span>Borrador</span>}
        </p>
      </div>
      <p className="col-start-3 sm:col-start-4">
        <span className={existe || !entra ? "chip bg-band-strong text-ink" : "chip"}>
          {existe ? "Ya existe" : entra ? "Nuevo" : "No puede entrar"}
        </span>
      </p>
      <div className="col-span-full grid gap-2 empty:hidden sm:col-span-2 sm:col-start-3">
        {notas.map((nota) => (
          <p key={nota} className="text-sm break-words">
            {nota}
          </p>
        ))}
        {existe && <Cambios cambios={cambios} />}
      </div>
    </li>
  );
}

function Cambios({ cambios }: { cambios: Cambio[] }) {
  if (cambios.length === 0) {
    return <p className="text-sm text-soft">Actualizarlo no cambiaría ningún campo.</p>;
  }
  const count = formatCount(cambios.length, "campo", "campos");
  return (
    <details className="rounded-md bg-band px-4 py-2 text-sm">
      <summary className="font-semibold">Actualizarlo cambiaría {count}</summary>
      <dl className="mt-2 grid gap-3 pb-2">
        {cambios.map(({ campo, antes, despues }) => (
          <div key={campo}>
            <dt className="font-semibold">{campo}</dt>
            <dd className="mt-1 grid gap-1 sm:grid-cols-2 sm:gap-4">
              <del className="break-words text-soft no-underline">
                <span className="font-semibold">Antes: </span>
                {antes || "vacío"}
              </del>
              <ins className="break-words no-underline">
                <span className="font-semibold">Después: </span>
                {despues || "vacío"}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
