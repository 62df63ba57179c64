import { paths } from "~/site/paths";
import { PictureLink } from "~/ui/page/link";
import { Picture } from "~nouns/imagenes/screens/picture";
import type { ProductoFicha as Producto } from "~nouns/productos/queries/fichas.server";
import { BuyLink } from "./buy-link";
import { Precio } from "./precio";
import { Rating } from "./rating";

export const anchorOfPick = (puesto = 0) => `eleccion-${puesto}`;

type ProductoFichaProps = { producto: Producto; etiqueta: string; puesto?: number };

export function ProductoFicha({ producto, etiqueta, puesto }: ProductoFichaProps) {
  const href = paths.producto(producto.slug);
  return (
    <article
      id={puesto ? anchorOfPick(puesto) : undefined}
      className="scroll-mt-6 rounded-lg border border-line bg-surface p-5 text-base leading-normal"
    >
      {etiqueta && (
        <p className="mb-3 flex items-center gap-3 font-semibold">
          {puesto && (
            <span
              aria-hidden="true"
              className="grid size-8 flex-none place-content-center rounded-full bg-brand text-on-brand"
            >
              {puesto}
            </span>
          )}
          {etiqueta}
        </p>
      )}
      <div className="flex items-start gap-x-5">
        <PictureLink href={href} className="frame w-20 flex-none rounded-md sm:w-32">
          <Picture imagen={producto.imagen} sizes="8rem" thumb decorative />
        </PictureLink>
        <div className="min-w-0 flex-1">
          <h3 className="mt-0 text-lg">
            <a href={href}>{producto.title}</a>
          </h3>
          {producto.veredicto && <p className="mt-1">{producto.veredicto}</p>}
          <div className="mt-2">
            <Rating value={producto.rating} />
          </div>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
            <Precio producto={producto} className="text-lg font-bold" />
            {/* Articles are signed, and no professional may advertise a medical device. */}
            {!producto.isSanitario && (
              <BuyLink producto={producto} className="text-sm max-sm:w-full" />
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
