import { COMPARE_LIMIT } from "./lista";

/** What a visitor is told after a change of the list; keys travel in the flash cookie. */
export const comparativaMensajes = {
  "comparar.anadido": { tone: "success", title: "Producto añadido a la comparación" },
  "comparar.eliminado": { tone: "success", title: "Producto eliminado de la comparación" },
  "comparar.vaciada": { tone: "success", title: "Comparación vaciada" },
  "comparar.usada": { tone: "success", title: "Ahora es tu comparación" },
  "comparar.limite": {
    tone: "error",
    title: "Límite alcanzado",
    text: `Solo puedes comparar hasta ${COMPARE_LIMIT} productos. Elimina alguno para añadir más.`,
  },
  "comparar.desconocido": {
    tone: "error",
    title: "Producto no encontrado",
    text: "El producto que querías comparar ya no está disponible.",
  },
} as const;

/** Whether it is one of these, which go by themselves after a moment where script can make them. */
export const isComparativaMensaje = (key: string) => Object.hasOwn(comparativaMensajes, key);
