import { CompareToggle } from "~/domain/comparativa/compare-toggle";
import { Picture } from "~/domain/imagenes/picture";
import { paths } from "~/paths";
import { BuyLink } from "./buy-link";
import { BUY_LABEL, type ProductoCard as Card, priceText } from "./producto";
import { Rating } from "./rating";

const SIZES = {
  wide: "(min-width: 64rem) 22rem, (min-width: 32rem) 45vw, 88vw",
  narrow: "(min-width: 64rem) 18rem, (min-width: 48rem) 34vw, (min-width: 32rem) 45vw, 88vw",
  three: "(min-width: 64rem) 22rem, (min-width: 32rem) 38vw, 88vw",
};

interface ProductoCardProps {
  producto: Card;
  room?: keyof typeof SIZES;
}

export function ProductoCard({ producto, room = "wide" }: ProductoCardProps) {
  const href = paths.producto(producto.slug);
  const anchor = `p-${producto.id}`;
  const price = priceText(producto);
  return (
    <article id={anchor} className="card">
      <a href={href} tabIndex={-1} aria-hidden="true" className="frame">
        <Picture imagen={producto.imagen} sizes={SIZES[room]} decorative />
      </a>
      <div className="flex flex-1 flex-col gap-2.5 p-5">
        <div className="-my-1 flex min-h-11 items-center justify-between gap-x-3 @max-3xs:flex-col @max-3xs:items-start">
          <CategoryLabel producto={producto} />
          <CompareToggle producto={producto} anchor={anchor} className="no-print" />
        </div>
        <h3 className="text-lg leading-snug">
          <a href={href} className="hover:text-brand hover:underline">
            {producto.title}
          </a>
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Rating value={producto.rating} />
          {producto.isrecommended && <span className="chip">Recomendado</span>}
        </div>
        {price && (
          <p
            className={`mt-auto pt-2 ${producto.price ? "text-lg font-bold" : "text-sm text-soft"}`}
          >
            {price}
          </p>
        )}
        <BuyLink producto={producto} className="btn btn-buy no-print @max-xs:px-2 @max-3xs:text-sm">
          {BUY_LABEL}
        </BuyLink>
      </div>
    </article>
  );
}

function CategoryLabel({ producto }: { producto: Card }) {
  if (!producto.categoriaKnown) {
    return (
      <span className="py-1 text-xs leading-tight wrap-anywhere text-soft">
        {producto.categoriaNombre}
      </span>
    );
  }
  return (
    <a
      href={paths.categoria(producto.category)}
      className="py-1 text-xs leading-tight font-medium wrap-anywhere text-soft hover:text-brand hover:underline"
    >
      {producto.categoriaNombre}
    </a>
  );
}
