import { AffiliateLabel } from "~/domain/productos/screens/affiliate-label";
import { BuyLink } from "~/domain/productos/screens/buy-link";
import { anchorOfPick } from "~/domain/productos/screens/producto-ficha";
import { Rating } from "~/domain/productos/screens/rating";
import type { Ficha } from "./contenido.server";

/** The picks of a guide at a glance, each a link to its card below. */
export function ResumenDeGuia({ elecciones }: { elecciones: readonly Ficha[] }) {
  return (
    <section aria-labelledby="resumen-guia" className="rounded-lg border border-line p-5 text-base">
      <h2 id="resumen-guia" className="mt-0 text-xl">
        Nuestra selección, de un vistazo
      </h2>
      <AffiliateLabel />
      <ol className="list-none p-0">
        {elecciones.map(({ producto, etiqueta, puesto }) => (
          <li
            key={producto.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3"
          >
            <span className="min-w-48 flex-1 leading-snug">
              {etiqueta && (
                <span className="block text-sm font-semibold text-soft">{etiqueta}</span>
              )}
              <a href={`#${anchorOfPick(puesto)}`}>{producto.title}</a>
            </span>
            <Rating value={producto.rating} />
            {producto.price && <span className="font-semibold">{producto.price}</span>}
            <BuyLink producto={producto} className="text-sm max-sm:w-full" />
          </li>
        ))}
      </ol>
    </section>
  );
}
