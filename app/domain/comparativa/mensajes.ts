import { COMPARE_LIMIT } from "./lista";

const done = (title: string) => ({ tone: "success", title, isBrief: true }) as const;

export const comparativaMensajes = {
  "comparar.anadido": done("Producto añadido a la comparación"),
  "comparar.eliminado": done("Producto eliminado de la comparación"),
  "comparar.vaciada": done("Comparación vaciada"),
  "comparar.usada": done("Ahora es tu comparación"),
  "comparar.limite": {
    tone: "error",
    title: "Límite alcanzado",
    text: `Solo puedes comparar hasta ${COMPARE_LIMIT} productos. Elimina alguno para añadir más.`,
    isBrief: true,
  },
  "comparar.desconocido": {
    tone: "error",
    title: "Producto no encontrado",
    text: "El producto que querías comparar ya no está disponible.",
  },
  "comparar.desconocidos": {
    tone: "error",
    title: "Productos no encontrados",
    text: "Los productos que querías comparar ya no están disponibles.",
  },
} as const;
