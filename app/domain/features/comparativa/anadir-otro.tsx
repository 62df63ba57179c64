import { paths } from "~/site/paths";
import { Titled } from "~/ui/page/titled";
import type { Candidatos } from "~nouns/productos/queries/comparables.server";
import { Rating } from "~nouns/productos/screens/rating";
import { ComparativaForm } from "./comparar-producto";

const NAMED = 3;

interface AnadirColumnaProps extends Pick<Candidatos, "productos"> {
  /** Gives the address of a shared comparison with the product; a visitor's own one uses a form. */
  hrefOf?: (slug: string) => string;
}

export const AnadirColumna = ({ productos, hrefOf }: AnadirColumnaProps) => (
  <>
    <p className="font-semibold md:text-base">Añade otro</p>
    <ul className="mt-2 grid gap-2">
      {productos.slice(0, NAMED).map(({ id, slug, title }) => (
        <li key={id}>
          {hrefOf ? (
            <a href={hrefOf(slug)} className="prose-link inline-block py-1">
              {title}
            </a>
          ) : (
            <ComparativaForm
              intent="anadir"
              fields={{ id }}
              className="prose-link cursor-pointer py-1 text-left"
            >
              {title}
            </ComparativaForm>
          )}
        </li>
      ))}
    </ul>
  </>
);

export function AnadirOtro({ nombre, productos }: Candidatos) {
  if (productos.length === 0) return null;
  return (
    <Titled id="anadir" title={<>Añade otro de {nombre}</>} className="no-print mt-10">
      <ul className="cards mt-4 sm:grid-cols-2 lg:grid-cols-4">
        {productos.map(({ id, slug, title, rating }) => (
          <li key={id} className="card grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 p-4">
            <div>
              <a href={paths.producto(slug)} className="hover:text-brand hover:underline">
                {title}
              </a>
              <Rating value={rating} />
            </div>
            <ComparativaForm intent="anadir" fields={{ id }} className="btn btn-quiet px-3 text-sm">
              Añadir<span className="sr-only"> {title} a la comparación</span>
            </ComparativaForm>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
