import { useSite } from "~/http/page/site-data";

/** Stands before the first link of a block; the legal notice quotes it. */
export const AFFILIATE_LABEL = "Los botones que llevan a Amazon son enlaces de afiliado.";

export function AffiliateLabel() {
  if (useSite().ingresos !== "amazon") return null;
  return <p className="no-print mb-2 text-xs md:mb-4 text-soft">{AFFILIATE_LABEL}</p>;
}
