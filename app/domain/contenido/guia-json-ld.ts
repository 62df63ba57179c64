import { paths } from "~/site/paths";
import type { Ficha } from "./contenido.server";

/** The picks of a guide in their order, each by its page here; no address of a shop. */
export function guiaJsonLd(elecciones: readonly Ficha[], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: elecciones.length,
    itemListElement: elecciones.map(({ producto }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: producto.title,
      url: origin + paths.producto(producto.slug),
    })),
  };
}
