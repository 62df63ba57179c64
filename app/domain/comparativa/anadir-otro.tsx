import type { Candidatos } from "~/domain/productos/queries/comparables.server";
import { Rating } from "~/domain/productos/screens/rating";
import { paths } from "~/site/paths";
import { ComparadoForm } from "./comparar-producto";

/** Offers what may stand beside one or two products. */
export function AnadirOtro({ nombre, productos }: Candidatos) {
  if (productos.length === 0) return null;
  return (
    <section aria-labelledby="anadir" className="no-print mt-10">
      <h2 id="anadir" className="text-2xl">
        Añade otro de {nombre}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {productos.map(({ id, slug, title, rating }) => (
          <li key={id} className="card grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 p-4">
            <div>
              <a href={paths.producto(slug)} className="hover:text-brand hover:underline">
                {title}
              </a>
              <Rating value={rating} />
            </div>
            <ComparadoForm id={id} intent="anadir" className="btn btn-quiet px-3 text-sm">
              Añadir<span className="sr-only"> {title} a la comparación</span>
            </ComparadoForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
