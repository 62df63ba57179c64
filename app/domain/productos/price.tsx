import { PRICE_HINT, type ProductoCard, priceText } from "./producto";

interface PriceProps {
  producto: Pick<ProductoCard, "price" | "retirada">;
  /** Of the hint, which is smaller than a price. */
  hintSize?: string;
}

/** The price, or smaller where to see it. */
export function Price({ producto, hintSize = "" }: PriceProps) {
  const text = priceText(producto);
  if (text !== PRICE_HINT) return <>{text}</>;
  return <span className={`font-normal text-soft ${hintSize}`}>{text}</span>;
}
