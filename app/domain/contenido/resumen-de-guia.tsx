import { categoriaOf } from "~/domain/productos/rules/producto";
import { AffiliateLabel } from "~/domain/productos/screens/affiliate-label";
import { BuyLink } from "~/domain/productos/screens/buy-link";
import { anchorOfPick } from "~/domain/productos/screens/producto-ficha";
import { Rating } from "~/domain/productos/screens/rating";
import { paths } from "~/site/paths";
import type { Ficha } from "./contenido.server";

/** The picks of a guide at a glance, each a link to its card below. */
export function ResumenDeGuia({ elecciones }: { elecciones: readonly Ficha[] }) {
  const categoria = categoriaOf(elecciones.map(({ producto }) => producto));
  return (
    <section aria-labelledby="resumen-guia" className="rounded-lg border border-line p-5 text-base">
      <h2 id="resumen-guia" className="mt-0 mb-1 text-xl">
        Nuestra selección, de un vistazo
      </h2>
      <AffiliateLabel />
      <table className="w-full text-left leading-snug">
        <thead className="sr-only">
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Valoración y precio</th>
            <th scope="col">Enlace</th>
          </tr>
        </thead>
        <tbody>
          {elecciones.map(({ producto, etiqueta, puesto }) => (
            <tr
              key={producto.id}
              className="border-t border-line align-middle max-sm:grid max-sm:gap-2 max-sm:py-4"
            >
              <th scope="row" className="font-normal sm:py-3">
                {etiqueta && (
                  <span className="block text-sm font-semibold text-soft">{etiqueta}</span>
                )}
                <a href={`#${anchorOfPick(puesto)}`}>{producto.title}</a>
              </th>
              <td className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 sm:px-4">
                <Rating value={producto.rating} />
                {producto.price && <p className="font-semibold">{producto.price}</p>}
              </td>
              <td className="sm:text-right">
                <BuyLink producto={producto} className="text-sm whitespace-nowrap max-sm:w-full" />
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
