import { Picture } from "~/domain/imagenes/screens/picture";
import type { ProductoCard } from "~/domain/productos/queries/producto-row.server";
import { paths } from "~/site/paths";
import { AffiliateLabel } from "./affiliate-label";
import { BuyLink } from "./buy-link";
import { Rating } from "./rating";

export function ProductoLines({ productos }: { productos: ProductoCard[] }) {
  return (
    <>
      <AffiliateLabel />
      <ul className="border-t border-line">
        {productos.map((producto) => (
          <li key={producto.id} className="border-b border-line">
            <article className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
              <a
                href={paths.producto(producto.slug)}
                tabIndex={-1}
                aria-hidden="true"
                className="frame w-24 flex-none rounded-md sm:w-28"
              >
                <Picture imagen={producto.imagen} sizes="7rem" thumb decorative />
              </a>
              <div className="min-w-[min(12rem,100%)] flex-1">
                <h3 className="font-sans leading-snug font-semibold tracking-normal">
                  <a
                    href={paths.producto(producto.slug)}
                    className="hover:text-brand hover:underline"
                  >
                    {producto.title}
                  </a>
                </h3>
                <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
                  <Rating value={producto.rating} />
                  {producto.price && <p className="text-sm font-semibold">{producto.price}</p>}
                </div>
              </div>
              <BuyLink producto={producto} className="text-sm max-sm:w-full" />
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
