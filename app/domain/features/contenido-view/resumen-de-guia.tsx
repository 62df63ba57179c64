import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { ProseLink } from "~/ui/page/link";
import { Titled } from "~/ui/page/titled";
import { CasaDicho } from "~features/casa/casa-dicho";
import { type Juicio, porJuicio } from "~features/casa/juzgar";
import { Picture } from "~nouns/imagenes/screens/picture";
import { categoriaOf } from "~nouns/productos/rules/producto";
import { Precio } from "~nouns/productos/screens/precio";
import { anchorOfPick } from "~nouns/productos/screens/producto-ficha";
import { Rating } from "~nouns/productos/screens/rating";
import type { Ficha } from "./contenido.server";

interface ResumenProps {
  elecciones: readonly Ficha[];
  juicios?: Readonly<Record<string, Juicio>> | undefined;
  head?: ReactNode;
  foot?: ReactNode;
}

/** Summarises a guide's picks, with links to their cards, which have the offers. */
export function ResumenDeGuia({ elecciones, juicios = {}, head, foot }: ResumenProps) {
  if (elecciones.length === 0) return null;
  const inOrder = porJuicio(elecciones, ({ producto }) => juicios[producto.id]?.pasa);
  const categoria = categoriaOf(elecciones.map(({ producto }) => producto));
  return (
    <Titled
      id="resumen-guia"
      title="Nuestra selección, de un vistazo"
      className="my-6 rounded-lg border border-line p-4 sm:p-5"
      look="mb-3 text-xl"
    >
      {head}
      <ol className="leading-snug">
        {inOrder.map(({ producto, etiqueta, puesto }) => (
          <li
            key={producto.id}
            className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-3 sm:grid-cols-[4rem_minmax(0,1fr)_auto]"
          >
            <span className="frame rounded-md">
              <Picture imagen={producto.imagen} sizes="4rem" thumb decorative />
            </span>
            <div>
              {etiqueta && (
                <span className="block text-sm font-semibold text-soft">{etiqueta}</span>
              )}
              <ProseLink href={`#${anchorOfPick(puesto)}`}>{producto.title}</ProseLink>
              <CasaDicho juicio={juicios[producto.id]} />
            </div>
            <div className="flex flex-wrap gap-x-3 max-sm:col-start-2 sm:block">
              <Rating value={producto.rating} />
              <Precio producto={producto} className="font-semibold" />
            </div>
          </li>
        ))}
      </ol>
      {foot}
      {categoria?.categoriaKnown && (
        <p className="mt-4 text-sm">
          <ProseLink href={paths.categoria(categoria.category)}>
            Todo en {categoria.categoriaNombre}
          </ProseLink>
        </p>
      )}
    </Titled>
  );
}

export function CompararElecciones({ elecciones }: { elecciones: readonly Ficha[] }) {
  const slugs = elecciones.slice(0, 3).map(({ producto }) => producto.slug);
  if (slugs.length < 2) return null;
  return (
    <p className="mt-10">
      <a href={paths.comparativas({ p: slugs.join(",") })} className="btn btn-quiet">
        Comparar las {slugs.length === 3 ? "tres" : "dos"} primeras
      </a>
    </p>
  );
}
