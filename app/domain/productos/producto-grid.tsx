import { AffiliateLabel } from "./affiliate-label";
import type { ProductoCard as Card } from "./producto";
import { ProductoCard } from "./producto-card";

interface ProductoGridProps {
  productos: Card[];
  /** Whether the cards have the page's whole width or stand beside a sidebar. */
  room?: "wide" | "narrow";
}

/** Cards in rows of three, two or one; the affiliate label stands before the first link. */
export function ProductoGrid({ productos, room }: ProductoGridProps) {
  return (
    <>
      <AffiliateLabel />
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {productos.map((producto) => (
          <li key={producto.id} className="grid">
            <ProductoCard producto={producto} room={room} />
          </li>
        ))}
      </ul>
    </>
  );
}
