import type { ProductoCard as Card } from "~/domain/productos/rules/producto";
import { AffiliateLabel } from "./affiliate-label";
import { ProductoCard } from "./producto-card";

interface ProductoGridProps {
  productos: Card[];
  room?: "wide" | "narrow" | "three";
}

/** How many cards at the end share their rows by two, as the style sheet lays them out. */
const pairedAtEnd = (total: number) => [0, 4, 2][total % 3] ?? 0;

export function ProductoGrid({ productos, room }: ProductoGridProps) {
  const firstPaired = productos.length - pairedAtEnd(productos.length);
  return (
    <>
      <AffiliateLabel />
      <ul className={`cells filas product-rows ${room === "three" ? "" : "sm:max-lg:grid-cols-2"}`}>
        {productos.map((producto, index) => (
          <li key={producto.id}>
            <ProductoCard producto={producto} room={index < firstPaired ? room : "wide"} />
          </li>
        ))}
      </ul>
    </>
  );
}
