import { paths } from "~/site/paths";
import { listItems } from "~/ui/page/json-ld";
import type { Ficha } from "./contenido.server";

/** The picks of a guide in their order, each by its page here; no address of a shop. */
export function guiaJsonLd(elecciones: readonly Ficha[], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: elecciones.length,
    itemListElement: listItems(
      elecciones.map(({ producto: { title: name, slug } }) => ({
        name,
        url: origin + paths.producto(slug),
      })),
    ),
  };
}
