import type { ReactNode } from "react";
import { CompareToggle } from "~/domain/comparativa/compare-toggle";
import { cardAnchor } from "~/domain/comparativa/toggle-state";
import { Picture } from "~/domain/imagenes/screens/picture";
import type { ProductoCard as Card } from "~/domain/productos/queries/producto-row.server";
import { BUY_LABEL, PRICE_HINT } from "~/domain/productos/rules/producto";
import { paths } from "~/site/paths";
import { AffiliateLabel, BuyLink } from "./buy-link";
import { Precio } from "./precio";
import { Rating } from "./rating";

const SIZES = {
  wide: "(min-width: 64rem) 22rem, (min-width: 32rem) 45vw, 6rem",
  narrow: "(min-width: 64rem) 18rem, (min-width: 48rem) 34vw, (min-width: 32rem) 45vw, 6rem",
  three: "(min-width: 64rem) 22rem, (min-width: 32rem) 38vw, 6rem",
  // Two in a row of the whole page lie on their side.
  side: "(min-width: 64rem) 15rem, (min-width: 32rem) 45vw, 6rem",
  lead: "(min-width: 80rem) 36rem, (min-width: 48rem) 48vw, 92vw",
};

interface ProductoGridProps {
  productos: Card[];
  room?: keyof typeof SIZES;
}

/** How many cards at the end share their rows by two, so that rows of three leave no hole. */
const pairedAtEnd = (total: number) => [0, 4, 2][total % 3] ?? 0;

/** The style sheet cannot count: while a page arrives, each card is the last for a moment. */
function spanOf(index: number, total: number): string | undefined {
  const isPaired = index >= total - pairedAtEnd(total);
  const wide = isPaired ? (total === 1 ? "lg:col-span-4" : "lg:col-span-3") : "";
  const isLastOdd = index === total - 1 && total % 2 === 1;
  return `${wide} ${isLastOdd ? "sm:max-lg:col-span-full" : ""}`.trim() || undefined;
}

/** One block of links, so their label stands once. */
export function ProductoGrid(props: ProductoGridProps) {
  return (
    <>
      <AffiliateLabel />
      <ProductoRows {...props} />
    </>
  );
}

export function ProductoRows({ productos, room }: ProductoGridProps) {
  const firstPaired = productos.length - pairedAtEnd(productos.length);
  const paired = room === "narrow" ? "wide" : "side";
  return (
    <ul className={`cells filas product-rows ${room === "three" ? "" : "sm:max-lg:grid-cols-2"}`}>
      {productos.map((producto, index) => (
        <li key={producto.id} className={spanOf(index, productos.length)}>
          <ProductoCard producto={producto} room={index < firstPaired ? room : paired} />
        </li>
      ))}
    </ul>
  );
}

interface ProductoCardProps {
  producto: Card;
  room?: keyof typeof SIZES;
  className?: string;
  children?: ReactNode;
}

export function ProductoCard(props: ProductoCardProps) {
  const { producto, room = "wide", className = "card", children } = props;
  const href = paths.producto(producto.slug);
  return (
    <article id={cardAnchor(producto.id)} className={className}>
      <a href={href} tabIndex={-1} aria-hidden="true" className="frame">
        <Picture imagen={producto.imagen} sizes={SIZES[room]} decorative />
      </a>
      <div className="card-body">
        <CategoryLabel producto={producto} />
        <h3>
          <a href={href}>{producto.title}</a>
        </h3>
        <div className="flex flex-wrap items-center gap-1 sm:gap-x-3 sm:gap-y-1.5">
          <Rating value={producto.rating} />
          {producto.isrecommended && <span className="chip">Recomendado</span>}
        </div>
        {children}
        <div className="card-price">
          <Precio producto={producto}>
            {!producto.retirada && (
              <p className="price text-sm font-normal text-soft">{PRICE_HINT}</p>
            )}
          </Precio>
          <CompareToggle producto={producto} inCard />
        </div>
        <div className="card-links">
          <a href={href} className="btn btn-brand">
            Leer la reseña<span className="sr-only">{` de ${producto.title} `}</span>
          </a>
          <BuyLink producto={producto}>{BUY_LABEL}</BuyLink>
        </div>
      </div>
    </article>
  );
}

function CategoryLabel({ producto }: { producto: Card }) {
  const { category, categoriaNombre, categoriaKnown } = producto;
  return (
    <p className="card-category">
      {categoriaKnown ? <a href={paths.categoria(category)}>{categoriaNombre}</a> : categoriaNombre}
    </p>
  );
}
