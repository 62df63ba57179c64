import { paths } from "~/site/paths";
import { formatLong } from "~base/fechas";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import * as reglas from "../rules/evidencia";

export function RetiradaNotice({ producto }: { producto: Producto }) {
  const { retirada, retiradaMotivo, retiradaAt } = producto;
  if (!retirada) return null;
  return (
    <section
      aria-labelledby="retirada"
      className="rounded-lg border-2 border-danger bg-danger-tint p-5"
    >
      <h2 id="retirada" className="text-xl">
        {reglas.RETIRADA_LABELS[retirada]}
      </h2>
      {retiradaMotivo && <p className="mt-2 break-words whitespace-pre-line">{retiradaMotivo}</p>}
      <p className="mt-2 text-sm">
        {retiradaAt && <>Desde el {formatLong(retiradaAt)}. </>}
        Ya no enlazamos a ninguna tienda.{" "}
        <a href={alternatives(producto)} className="font-semibold underline">
          Ver alternativas
        </a>
      </p>
    </section>
  );
}

const alternatives = ({ category, categoriaKnown }: Producto) =>
  categoriaKnown ? paths.categoria(category) : paths.categorias();

/** Stands above all tabs, because readers judge a review by where the product came from. */
export function Procedencia({ producto }: { producto: Producto }) {
  const { procedencia, procedenciaDe } = producto;
  if (!reglas.isAjena(procedencia)) return null;
  return (
    <p role="note" className="mb-6 max-w-2xl rounded-lg border-l-4 border-accent bg-band px-5 py-4">
      Para esta reseña no lo compramos: nos lo {procedencia === "cedido" ? "cedió" : "prestó"}{" "}
      <span className="font-semibold">{procedenciaDe}</span>.
    </p>
  );
}

export function Revisor({ producto: { revisor, revisorSlug } }: { producto: Producto }) {
  if (!revisorSlug) return <>{revisor}</>;
  return (
    <a href={paths.autor(revisorSlug)} rel="author" className="prose-link inline-block py-1">
      {revisor}
    </a>
  );
}

export const hasEvidencia = ({ revisor, revisadoAt, metodo, procedencia, cambios }: Producto) =>
  Boolean(revisor || revisadoAt || metodo || procedencia === "comprado" || cambios.length > 0);

export function Evidencia({ producto }: { producto: Producto }) {
  const { revisor, revisadoAt, metodo, procedencia, cambios } = producto;
  if (!hasEvidencia(producto)) return null;
  return (
    <div id="metodo" className="scroll-mt-6 text-sm text-soft">
      {(revisor || revisadoAt) && (
        <p>
          Revisado
          {revisor && (
            <>
              {" "}
              por{" "}
              <span className="font-semibold text-ink">
                <Revisor producto={producto} />
              </span>
            </>
          )}
          {revisadoAt && <> el {formatLong(revisadoAt)}</>}
        </p>
      )}
      {metodo && (
        <p>
          <span className="font-semibold text-ink">{reglas.METODO_LABELS[metodo]}.</span>{" "}
          {reglas.METODO_TEXTOS[metodo]}
        </p>
      )}
      {procedencia === "comprado" && <p>{reglas.PROCEDENCIA_LABELS.comprado}.</p>}
      {cambios.length > 0 && (
        <details className="mt-2">
          <summary className="py-1 underline">Cambios en esta reseña ({cambios.length})</summary>
          <ul className="mt-1 grid gap-1">
            {cambios.map(({ fecha, texto }) => (
              <li key={`${fecha} ${texto}`}>
                <time dateTime={fecha} className="font-semibold">
                  {formatLong(fecha)}
                </time>
                : {texto}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
