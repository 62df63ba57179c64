import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import { isCounted, pageKind } from "~/site/page-kind";
import { paths } from "~/site/paths";
import { BUY_LABEL, PRICE_HINT } from "~base/precio";
import type { Producto, ProductoCard } from "~nouns/productos/queries/producto-row.server";
import { amazonUrl, paysAt } from "~nouns/productos/rules/amazon";
import { RETIRADA_LABELS } from "~nouns/productos/rules/evidencia";
import { useAmazonLink } from "./use-amazon-tag";

const SANITARIO = "Es un producto sanitario: lee las instrucciones de uso.";

interface BuyLinkProps {
  producto: Pick<ProductoCard, "id" | "title" | "price" | "retirada" | "category" | "isSanitario">;
  className?: string;
}

/** All links to Amazon must be made here; withdrawn products get none. */
export function BuyLink({ producto, className = "" }: BuyLinkProps) {
  const { tag, isPaid } = useAmazonLink(producto.category);
  if (producto.retirada) {
    return (
      <p className="rounded-md bg-danger-tint px-4 py-2 text-center text-sm font-semibold">
        {RETIRADA_LABELS[producto.retirada]}: no se puede comprar
      </p>
    );
  }
  return (
    <>
      <ShopLink
        href={amazonUrl(producto, tag)}
        isPaid={isPaid}
        producto={producto}
        className={`btn-buy ${className}`}
      >
        {producto.price ? BUY_LABEL : PRICE_HINT}
      </ShopLink>
      {producto.isSanitario && <p className="mt-2 w-full text-sm text-soft">{SANITARIO}</p>}
    </>
  );
}

/** Stands beside Amazon's button, and is an affiliate link only by its own contract. */
export function OtraTienda({ producto }: { producto: Pick<Producto, "id" | "title" | "tienda"> }) {
  const { ingresos, networks } = useSite();
  const isAlso = ingresos === "amazon";
  const { tienda } = producto;
  if (!tienda) return null;
  const { nombre, url } = tienda;
  const afiliado = tienda.afiliado || paysAt(url, networks);
  return (
    <>
      {afiliado && (
        <p className="no-print mt-4 text-xs text-soft">
          El de {nombre} {isAlso && "también "}es un enlace de afiliado.
        </p>
      )}
      <ShopLink
        href={url}
        isPaid={afiliado}
        producto={producto}
        className="btn-quiet mt-3 w-full wrap-anywhere"
      >
        Ver en {nombre}
      </ShopLink>
    </>
  );
}

interface ShopLinkProps {
  href: string;
  isPaid: boolean;
  producto: Pick<Producto, "id" | "title">;
  className: string;
  children: ReactNode;
}

function ShopLink({ href, isPaid, producto, className, children }: ShopLinkProps) {
  const { here } = useSite();
  return (
    <a
      href={href}
      target="_blank"
      rel={`${isPaid ? "sponsored " : ""}nofollow noopener`}
      ping={isCounted(here) ? paths.clic({ p: producto.id, en: pageKind(here) }) : undefined}
      className={`btn ${className}`.trim()}
    >
      {children}
      <span className="sr-only"> {producto.title} (se abre en otra pestaña)</span>
    </a>
  );
}

/** Stands before the first link of a block; the legal notice quotes it. */
export const AFFILIATE_LABEL = "Los botones que llevan a Amazon son enlaces de afiliado.";

export function AffiliateLabel() {
  if (useSite().ingresos !== "amazon") return null;
  return <p className="no-print mb-2 text-xs text-soft">{AFFILIATE_LABEL}</p>;
}
