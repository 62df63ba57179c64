export function toggleState(isCompared: boolean) {
  return isCompared
    ? { intent: "quitar", icon: "comparado", label: "Comparando" }
    : { intent: "anadir", icon: "comparar", label: "Comparar" };
}

export const ADDED_LABEL = "Añadido";

export const compareLinkLabel = (count: number) => `Comparar (${count})`;

/** Where a list shows the product. */
export const cardAnchor = (id: string) => `p-${id}`;

/** The same for all cards of a page, so that it packs well; `atCard` adds which one. */
export const cardsPath = (here: string) => `${here}#`;
export const atCard = (volver: string, id: string) => volver.replace(/#$/, `#${cardAnchor(id)}`);
