/** Stands before the first link of every group; the legal notice quotes it. */
export const AFFILIATE_LABEL = "Los botones que llevan a Amazon son enlaces de afiliado.";

export function AffiliateLabel() {
  return <p className="no-print mb-4 text-xs text-soft">{AFFILIATE_LABEL}</p>;
}
