import type { ProductoCard as Card } from "~/domain/productos/queries/producto-row.server";
import { AffiliateLabel } from "~/domain/productos/screens/affiliate-label";
import { ProductoCard, ProductoRows } from "~/domain/productos/screens/producto-grid";

/** The first in the editor's order stands large, with its verdict. */
export function Destacadas({ productos: [first, ...others] }: { productos: Card[] }) {
  if (!first) return null;
  return (
    <>
      <AffiliateLabel />
      <ProductoCard producto={first} room="lead" className="card lead-card">
        {first.veredicto && <p className="text-soft">{first.veredicto}</p>}
      </ProductoCard>
      {others.length > 0 && <ProductoRows productos={others} />}
    </>
  );
}
