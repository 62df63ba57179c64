import { AffiliateLabel } from "./affiliate-label";
import type { ProductoCard as Card } from "./producto";
import { ProductoCard } from "./producto-card";

interface ProductoGridProps {
  productos: Card[];
  /** Whether the cards have the page's whole width, stand beside a sidebar, or are only three. */
  room?: "wide" | "narrow" | "three";
}

/**
 * Cards in rows of three, two or one, but never two where there are only three; the affiliate label
 * stands before the first link.
 */
export function ProductoGrid({ productos, room }: ProductoGridProps) {
  return (
    <>
      <AffiliateLabel />
      <ul className={`filas grid gap-6 lg:grid-cols-3 ${room === "three" ? "" : "sm:grid-cols-2"}`}>
        {productos.map((producto) => (
          <li
            key={producto.id}
            className="grid grid-cols-1 lg:only:col-span-2 sm:max-lg:last:odd:col-span-full"
          >
            <ProductoCard producto={producto} room={room} />
          </li>
        ))}
      </ul>
    </>
  );
}
