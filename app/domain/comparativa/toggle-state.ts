export function toggleState(isCompared: boolean) {
  return isCompared
    ? { intent: "quitar", icon: "comparado", label: "Comparando" }
    : { intent: "anadir", icon: "comparar", label: "Comparar" };
}

export const ADDED_LABEL = "Añadido";

export const compareLinkLabel = (count: number) => `Comparar (${count})`;

/** Where a list shows the product. */
export const cardAnchor = (id: string) => `p-${id}`;

/** The same for all cards of a page, so that it packs well; the answer adds the anchor. */
export const toCard = (here: string) => `${here}#`;
