import type { ReactNode } from "react";
import { ScrollBox } from "~/ui/page/scroll-box";
import { formatLong } from "~base/fechas";
import { ImageCredit, Picture } from "~nouns/imagenes/screens/picture";
import { AffiliateLabel } from "~nouns/productos/screens/buy-link";
import { ProductoFicha } from "~nouns/productos/screens/producto-ficha";
import type { Apartado, Descartado, Tabla } from "~record/contenido/bloques.server";
import type { Trozo } from "~record/contenido/en-linea.server";
import type { BloqueVisto, Contenido } from "./contenido.server";
import { Anuncios, EnlaceView } from "./enlace";
import { ResumenDeGuia } from "./resumen-de-guia";

const SIZES = "(min-width: 48rem) 36rem, 82vw";

export function ContenidoDeArticulo({ contenido }: { contenido: Contenido }) {
  return (
    <>
      <ResumenDeGuia elecciones={contenido.elecciones} />
      <div className="prose leading-[1.7] *:first:mt-0 sm:text-lg sm:leading-[1.7]">
        <ContenidoView contenido={contenido} />
      </div>
    </>
  );
}

/** Draws a text in our marks; the element around it needs the class `prose`. */
export function ContenidoView({ contenido }: { contenido: Contenido }) {
  const { bloques } = contenido;
  const firstFicha = bloques.find(({ kind }) => kind === "ficha");
  return (
    <>
      {bloques.map((bloque) => (
        <Anuncios key={bloque.line} of={bloque}>
          <BloqueView bloque={bloque} isLabelled={bloque === firstFicha} />
        </Anuncios>
      ))}
    </>
  );
}

function BloqueView({ bloque, isLabelled }: { bloque: BloqueVisto; isLabelled: boolean }) {
  switch (bloque.kind) {
    case "h2":
      return <h2 id={bloque.id}>{drawn(bloque.trozos)}</h2>;
    case "ul":
    case "ol":
    case "blockquote":
      return <Grupo {...bloque} />;
    case "descartados":
      return <Descartados {...bloque} />;
    case "table":
      return <TablaView tabla={bloque} />;
    case "aviso":
      return (
        <p role="note" className="rounded-lg border-l-4 border-accent bg-band px-5 py-4 text-base">
          {drawn(bloque.trozos)}
        </p>
      );
    case "foto":
      return (
        <figure>
          <div className="frame rounded-lg">
            <Picture imagen={bloque.imagen} sizes={SIZES} />
          </div>
          {bloque.pie.length > 0 && (
            <figcaption className="mt-2 text-sm text-soft">{drawn(bloque.pie)}</figcaption>
          )}
          <ImageCredit imagenes={[bloque.imagen]} />
        </figure>
      );
    case "ficha":
      return (
        <>
          {isLabelled && <AffiliateLabel />}
          <ProductoFicha {...bloque} />
        </>
      );
    default:
      return <bloque.kind>{drawn(bloque.trozos)}</bloque.kind>;
  }
}

function Grupo({ kind, start, items }: Extract<BloqueVisto, { start?: number }>) {
  if (kind === "blockquote") {
    return (
      <blockquote className="border-l-2 border-line pl-5 text-soft italic">
        {items.map(({ line, trozos }) => (
          <p key={line}>{drawn(trozos)}</p>
        ))}
      </blockquote>
    );
  }
  const List = kind;
  return (
    <List
      start={start === 1 ? undefined : start}
      className={kind === "ol" ? "list-decimal pl-6" : undefined}
    >
      {items.map(({ line, trozos }) => (
        <li key={line}>{drawn(trozos)}</li>
      ))}
    </List>
  );
}

const Descartados = ({ id, texto, items }: Apartado & { items: readonly Descartado[] }) => (
  <section aria-labelledby={id} className="rounded-lg border border-line p-5 text-base">
    <h2 id={id} className="mt-0 mb-3">
      {texto}
    </h2>
    <dl>
      {items.map(({ line, trozos, motivo, dia }) => (
        <div key={line} className="border-t border-line py-3 leading-snug">
          <dt className="font-semibold">{drawn(trozos)}</dt>
          <dd>
            {drawn(motivo)}
            {dia && (
              <span className="block text-sm text-soft">
                Lo miramos el <time dateTime={dia}>{formatLong(dia)}</time>.
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Fills short rows with empty cells, because typed rows may differ in length. */
function TablaView({ tabla: { rows } }: { tabla: Tabla }) {
  const columns = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, n) => n);
  const [head = [], ...body] = rows;
  return (
    <ScrollBox aria-label="Tabla, se puede desplazar" className="overflow-x-auto">
      <table className="w-full text-left text-base tabular-nums">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-line py-2 pr-5">
                {drawn(head[column] ?? [])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column} className="border-b border-line py-2 pr-5 align-top">
                  {drawn(row[column] ?? [])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Texts are React children, never HTML, so that they appear as typed. */
function drawn(trozos: readonly Trozo[]): ReactNode {
  const [first] = trozos;
  if (trozos.length <= 1 && typeof first !== "object") return first;
  return trozos.map((trozo, index) => {
    if (typeof trozo === "string") return trozo;
    const inside = drawn(trozo.trozos);
    if (trozo.kind === "a") return <EnlaceView key={index} enlace={trozo} inside={inside} />;
    return <trozo.kind key={index}>{inside}</trozo.kind>;
  });
}

export function Indice({ apartados }: { apartados: readonly Apartado[] }) {
  return (
    <nav
      aria-labelledby="indice"
      className="no-print rounded-lg bg-band p-5 text-sm xl:sticky xl:top-6 xl:max-h-[90vh] xl:overflow-y-auto"
    >
      <h2 id="indice" className="font-sans font-semibold tracking-normal">
        En este artículo
      </h2>
      <ol className="mt-2 grid grid-cols-1 gap-0.5">
        {apartados.map(({ id, texto }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1 leading-snug text-soft hover:text-brand hover:underline"
            >
              {texto}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
