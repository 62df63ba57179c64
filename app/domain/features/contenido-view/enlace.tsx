import { createContext, type ReactNode, useContext } from "react";
import { useShopLinks } from "~nouns/productos/screens/use-amazon-tag";
import type { Enlace } from "~record/contenido/en-linea.server";
import { linksIn } from "~record/contenido/links-in";

const Labelled = createContext<{ first?: Enlace; label: string }>({ label: "" });

/** Labels the first paid link of a block for all of them. */
export function Anuncios({ of, children }: { of: object; children: ReactNode }) {
  const readLink = useShopLinks();
  const ads = linksIn("producto" in of ? [] : of).filter((each) => readLink(each).isAd);
  const label = ads.length > 1 ? "(enlaces de afiliado)" : "(enlace de afiliado)";
  return <Labelled.Provider value={{ first: ads[0], label }}>{children}</Labelled.Provider>;
}

type EnlaceViewProps = { enlace: Enlace; inside: ReactNode; className?: string };

export function EnlaceView({ enlace, inside, className }: EnlaceViewProps) {
  const { address, isAd, isShop } = useShopLinks()(enlace);
  const { first, label } = useContext(Labelled);
  const shop = { rel: `${isAd ? "sponsored " : ""}nofollow noopener`, target: "_blank" };
  const other = { rel: address.startsWith("/") ? undefined : "noopener" };
  return (
    <>
      <a href={address} {...(isShop ? shop : other)} className={className}>
        {inside}
        {isShop && <span className="sr-only"> (se abre en otra pestaña)</span>}
      </a>
      {isShop && enlace === first && (
        <>
          {" "}
          <small className="text-sm">{label}</small>
        </>
      )}
    </>
  );
}
