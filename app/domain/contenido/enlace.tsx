import { createContext, type ReactNode, useContext } from "react";
import { useShopLinks } from "~/domain/productos/screens/use-amazon-tag";
import type { Enlace } from "./en-linea.server";
import { linksIn } from "./links-in";

const Labelled = createContext<{ first?: Enlace; label: string }>({ label: "" });

/** Finds the first link in a block that pays: the label of all of them stands behind it. */
export function Anuncios({ of, children }: { of: object; children: ReactNode }) {
  const readLink = useShopLinks();
  const ads = linksIn("producto" in of ? [] : of).filter((each) => readLink(each).isAd);
  const label = ads.length > 1 ? "(enlaces de afiliado)" : "(enlace de afiliado)";
  return <Labelled.Provider value={{ first: ads[0], label }}>{children}</Labelled.Provider>;
}

interface EnlaceViewProps {
  enlace: Enlace;
  inside: ReactNode;
  className?: string;
}

export function EnlaceView({ enlace, inside, className }: EnlaceViewProps) {
  const { address, isAd, isShop } = useShopLinks()(enlace);
  const { first, label } = useContext(Labelled);
  if (!isShop) {
    return (
      <a
        href={address}
        rel={address.startsWith("/") ? undefined : "noopener"}
        className={className}
      >
        {inside}
      </a>
    );
  }
  return (
    <>
      <a
        href={address}
        rel={`${isAd ? "sponsored " : ""}nofollow noopener`}
        target="_blank"
        className={className}
      >
        {inside}
        <span className="sr-only"> (se abre en otra pestaña)</span>
      </a>
      {enlace === first && (
        <>
          {" "}
          <small className="text-soft">{label}</small>
        </>
      )}
    </>
  );
}
