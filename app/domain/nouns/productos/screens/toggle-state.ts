/** The button's value names the product, because one form has the buttons of a whole list. */
export function toggleState(isCompared: boolean, id: string) {
  return isCompared
    ? { value: `quitar ${id}`, label: "Comparando" }
    : { value: `anadir ${id}`, label: "Comparar" };
}

export const ADDED_LABEL = "Añadido";

export const compareLinkLabel = (count: number) => `Comparar (${count})`;

export const cardAnchor = (id: string) => `p-${id}`;

/** Equal for all cards, so that the page compresses well; `atCard` adds the card's anchor. */
export const cardsPath = (here: string) => `${here}#`;
export const atCard = (volver: string, id: string) => volver.replace(/#$/, `#${cardAnchor(id)}`);
