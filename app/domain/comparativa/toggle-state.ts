/** How a compare toggle looks and what it asks for; the page and the visitors' script share it. */
export function toggleState(isCompared: boolean) {
  return isCompared
    ? { intent: "quitar", icon: "comparado", label: "Comparando" }
    : { intent: "anadir", icon: "comparar", label: "Comparar" };
}

/** Stands on the toggle for a moment. */
export const ADDED_LABEL = "Añadido";

export const compareLinkLabel = (count: number) => `Comparar (${count})`;
