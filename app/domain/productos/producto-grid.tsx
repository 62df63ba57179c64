import type { ProductoCard as Card } from "./producto";
import { ProductoCard } from "./producto-card";

/** Cards in rows of three, two or one; the affiliate label stands before the first link. */
export function ProductoGrid({ productos, first = false }: { productos: Card[]; first?: boolean }) {
  return (
    <>
      <AffiliateLabel />
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {productos.map((producto, index) => (
          <li key={producto.id} className="grid">
            <ProductoCard producto={producto} first={first && index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function AffiliateLabel() {
  return (
    <p className="mb-4 text-xs text-soft">Los botones «Ver en Amazon» son enlaces de afiliado.</p>
  );
}
