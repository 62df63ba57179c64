import { PRICE_HINT, type ProductoCard } from "./producto";

interface PriceProps {
  producto: Pick<ProductoCard, "price" | "retirada">;
  /** Of the hint, which is smaller than a price. */
  hintSize?: string;
}

/** The price, or where to see it; what was withdrawn is not sent to a shop. */
export function Price({ producto: { price, retirada }, hintSize = "" }: PriceProps) {
  if (price || retirada) return <>{price}</>;
  return <span className={`font-normal text-soft ${hintSize}`}>{PRICE_HINT}</span>;
}
