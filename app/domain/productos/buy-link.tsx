import { pageKind } from "~/domain/clics/pagina";
import { paths } from "~/paths";
import { useSite } from "~/site-data";
import { Icon } from "~/ui/icon";
import { amazonUrl } from "./amazon";

interface BuyLinkProps {
  producto: { id: string; title: string };
  className?: string;
  children?: string;
}

/** The only way this site links to the marketplace. */
export function BuyLink({ producto, className = "btn btn-buy", children }: BuyLinkProps) {
  const { amazonTag, here } = useSite();
  return (
    <a
      href={amazonUrl(producto, amazonTag)}
      ping={paths.clic({ p: producto.id, en: pageKind(here) })}
      target="_blank"
      rel="sponsored nofollow noopener"
      className={className}
    >
      {children ?? "Ver en Amazon"}
      <span className="sr-only"> {producto.title} (se abre en otra pestaña)</span>
      <Icon name="externo" className="size-[1.1em]" />
    </a>
  );
}
