import { categoriaOf } from "~/domain/productos/rules/producto";
import { Precio } from "~/domain/productos/screens/precio";
import { anchorOfPick } from "~/domain/productos/screens/producto-ficha";
import { Rating } from "~/domain/productos/screens/rating";
import { paths } from "~/site/paths";
import type { Ficha } from "./contenido.server";

/** The picks of a guide at a glance, each a link to its card, which has the offer. */
export function ResumenDeGuia({ elecciones }: { elecciones: readonly Ficha[] }) {
  const categoria = categoriaOf(elecciones.map(({ producto }) => producto));
  return (
    <section aria-labelledby="resumen-guia" className="rounded-lg border border-line p-5 text-base">
      <h2 id="resumen-guia" className="mt-0 mb-3 text-xl">
        Nuestra selección, de un vistazo
      </h2>
      <table className="w-full text-left leading-snug">
        <thead className="sr-only">
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Valoración y precio</th>
          </tr>
        </thead>
        <tbody>
          {elecciones.map(({ producto, etiqueta, puesto }) => (
            <tr key={producto.id} className="border-t border-line">
              <th scope="row" className="py-3 pr-4 font-normal">
                {etiqueta && (
                  <span className="block text-sm font-semibold text-soft">{etiqueta}</span>
                )}
                <a href={`#${anchorOfPick(puesto)}`}>{producto.title}</a>
              </th>
              <td>
                <Rating value={producto.rating} />
                <Precio producto={producto} className="font-semibold" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {categoria?.categoriaKnown && (
        <p className="mt-4 text-sm">
          <a href={paths.categoria(categoria.category)}>Todo en {categoria.categoriaNombre}</a>
        </p>
      )}
    </section>
  );
}
