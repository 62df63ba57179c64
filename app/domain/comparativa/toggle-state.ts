export function toggleState(isCompared: boolean) {
  return isCompared
    ? { intent: "quitar", icon: "comparado", label: "Comparando" }
    : { intent: "anadir", icon: "comparar", label: "Comparar" };
}

export const ADDED_LABEL = "Añadido";

export const compareLinkLabel = (count: number) => `Comparar (${count})`;

/** Where a list shows the product; a return address that ends in `#` leads there. */
export const cardAnchor = (id: string) => `p-${id}`;
