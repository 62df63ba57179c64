import { AffiliateLabel } from "./affiliate-label";
import type { ProductoCard as Card } from "./producto";
import { ProductoCard } from "./producto-card";

interface ProductoGridProps {
  productos: Card[];
  room?: "wide" | "narrow" | "three";
}

/** How many cards at the end share their rows by two, so that rows of three leave no hole. */
const pairedAtEnd = (total: number) => [0, 4, 2][total % 3] ?? 0;

export function ProductoGrid({ productos, room }: ProductoGridProps) {
  const firstPaired = productos.length - pairedAtEnd(productos.length);
  return (
    <>
      <AffiliateLabel />
      <ul className={`filas grid gap-6 lg:grid-cols-6 ${room === "three" ? "" : "sm:grid-cols-2"}`}>
        {productos.map((producto, index) => (
          <li
            key={producto.id}
            className={`grid grid-cols-1 lg:only:col-span-4 sm:max-lg:last:odd:col-span-full ${index < firstPaired ? "lg:col-span-2" : "lg:col-span-3"}`}
          >
            <ProductoCard producto={producto} room={index < firstPaired ? room : "wide"} />
          </li>
        ))}
      </ul>
    </>
  );
}
