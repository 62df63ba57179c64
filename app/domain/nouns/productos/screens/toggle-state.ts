/** The value of its button names the product, as one form has the buttons of a whole list. */
export function toggleState(isCompared: boolean, id: string) {
  return isCompared
    ? { value: `quitar ${id}`, label: "Comparando" }
    : { value: `anadir ${id}`, label: "Comparar" };
}

export const ADDED_LABEL = "Añadido";

export const compareLinkLabel = (count: number) => `Comparar (${count})`;

/** Where a list shows the product. */
export const cardAnchor = (id: string) => `p-${id}`;

/** The same for all cards of a page, so that it packs well; `atCard` adds which one. */
export const cardsPath = (here: string) => `${here}#`;
export const atCard = (volver: string, id: string) => volver.replace(/#$/, `#${cardAnchor(id)}`);
