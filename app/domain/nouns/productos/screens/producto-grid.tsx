import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { PictureLink } from "~/ui/page/link";
import { Picture } from "~nouns/imagenes/screens/picture";
import type { ProductoCard as Card } from "~nouns/productos/queries/producto-row.server";
import { CompararForm, CompareToggle } from "~nouns/productos/screens/compare-toggle";
import { cardAnchor } from "~nouns/productos/screens/toggle-state";
import { AffiliateLabel, BuyLink } from "./buy-link";
import { Precio } from "./precio";
import { Rating } from "./rating";

const SIZES = {
  wide: "(min-width: 64rem) 22rem, (min-width: 32rem) 45vw, 6rem",
  narrow: "(min-width: 32rem) 18rem, 6rem",
  three: "(min-width: 64rem) 22rem, (min-width: 32rem) 38vw, 6rem",
  // Two cards in a row of three have room for the picture beside the text.
  side: "(min-width: 64rem) 15rem, (min-width: 32rem) 45vw, 6rem",
  lead: "(min-width: 80rem) 36rem, (min-width: 48rem) 48vw, 92vw",
  row: "(min-width: 32rem) 9rem, 6rem",
};

interface Look {
  room?: keyof typeof SIZES;
  /** The category of the whole list, which its cards need not repeat. */
  en?: string;
  /** True if the heading says that these products are recommended, so that no card repeats it. */
  isHeaded?: boolean;
}

interface ProductoGridProps<Each extends Card> extends Look {
  productos: readonly Each[];
  detail?: (producto: Each) => ReactNode;
}

/** The number of last cards that stand two in a row, so that rows of three leave no gap. */
const pairedAtEnd = (total: number) => [0, 4, 2][total % 3] ?? 0;

/** CSS cannot find the last card: while a page arrives, each card is the last for a moment. */
function spanOf(index: number, total: number): string | undefined {
  const wide = index >= total - pairedAtEnd(total) ? "lg:col-span-3" : "";
  const isLastOdd = index === total - 1 && total % 2 === 1;
  return `${wide} ${isLastOdd ? "sm:max-lg:col-span-full" : ""}`.trim() || undefined;
}

/** Shows the affiliate label once for all links of the list. */
export function ProductoGrid<Each extends Card>(props: ProductoGridProps<Each>) {
  return (
    <>
      <AffiliateLabel />
      <ProductoRows {...props} />
    </>
  );
}

export function ProductoRows<Each extends Card>(props: ProductoGridProps<Each>) {
  const { productos, room, detail, ...look } = props;
  if (productos.length === 1) return <ProductoFilas {...props} />;
  const firstPaired = productos.length - pairedAtEnd(productos.length);
  const paired = room === "narrow" ? "wide" : "side";
  return (
    <CompararForm inCards>
      <ul
        className={`cards cells filas product-rows ${room === "three" ? "" : "sm:max-lg:grid-cols-2"}`}
      >
        {productos.map((producto, index) => (
          <li key={producto.id} className={spanOf(index, productos.length)}>
            <ProductoCard {...look} producto={producto} room={index < firstPaired ? room : paired}>
              {detail?.(producto)}
            </ProductoCard>
          </li>
        ))}
      </ul>
    </CompararForm>
  );
}

export function ProductoFilas<Each extends Card>(
  props: ProductoGridProps<Each> & { etiqueta?: (producto: Each) => string; className?: string },
) {
  const { productos, detail, etiqueta, className = "", ...look } = props;
  return (
    <CompararForm inCards>
      <ul className={`cards cells filas card-rows ${className}`.trim()}>
        {productos.map((producto) => (
          <li key={producto.id}>
            <ProductoCard {...look} producto={producto} etiqueta={etiqueta?.(producto)} room="row">
              {detail?.(producto)}
            </ProductoCard>
          </li>
        ))}
      </ul>
    </CompararForm>
  );
}

/** Must be placed within a `CompararForm`. */
interface ProductoCardProps extends Look {
  producto: Card;
  etiqueta?: string;
  className?: string;
  children?: ReactNode;
}

export function ProductoCard(props: ProductoCardProps) {
  const { producto, room = "wide", en, isHeaded, etiqueta, className = "card", children } = props;
  const href = paths.producto(producto.slug);
  return (
    <article id={cardAnchor(producto.id)} className={className}>
      <PictureLink href={href} className="frame">
        <Picture
          imagen={producto.imagen}
          sizes={SIZES[room]}
          thumb={room === "row"}
          most={room === "narrow" ? 640 : undefined}
          decorative
        />
      </PictureLink>
      <div className="card-body">
        {etiqueta && <p className="text-sm font-semibold text-brand max-sm:text-xs">{etiqueta}</p>}
        {producto.category !== en && <CategoryLabel producto={producto} />}
        <h3>
          <a href={href}>{producto.title}</a>
        </h3>
        <div className="score">
          <Rating value={producto.rating} brief />
          <Precio producto={producto} />
          {producto.isrecommended && !isHeaded && <span className="chip">Recomendado</span>}
        </div>
        {producto.veredicto && <p className="verdict">{producto.veredicto}</p>}
        {children}
        <div className="card-links">
          <CompareToggle producto={producto} /> <BuyLink producto={producto} />
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
