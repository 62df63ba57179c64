import { isCounted, pageKind } from "~/domain/clics/pagina";
import type { ProductoCard } from "~/domain/productos/queries/producto-row.server";
import { amazonUrl } from "~/domain/productos/rules/amazon";
import { RETIRADA_LABELS } from "~/domain/productos/rules/evidencia";
import { BUY_LABEL, PRICE_HINT } from "~/domain/productos/rules/producto";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import { useAmazonTag } from "./use-amazon-tag";

interface BuyLinkProps {
  producto: Pick<ProductoCard, "id" | "title" | "price" | "retirada" | "category">;
  className?: string;
  children?: string;
}

/** The only way this site links to the marketplace; what was withdrawn has none. */
export function BuyLink({ producto, className = "", children }: BuyLinkProps) {
  const { here } = useSite();
  const tag = useAmazonTag(producto.category);
  if (producto.retirada) {
    return (
      <p className="rounded-md bg-danger-tint px-4 py-2 text-center text-sm font-semibold">
        {RETIRADA_LABELS[producto.retirada]}: no se puede comprar
      </p>
    );
  }
  return (
    <a
      href={amazonUrl(producto, tag)}
      target="_blank"
      rel="sponsored nofollow noopener"
      ping={isCounted(here) ? paths.clic({ p: producto.id, en: pageKind(here) }) : undefined}
      className={`btn btn-buy ${className}`.trim()}
    >
      {children ?? (producto.price ? BUY_LABEL : PRICE_HINT)}
      <span className="sr-only"> {producto.title} (se abre en otra pestaña)</span>
      <Icon name="externo" />
    </a>
  );
}
