import { failed } from "~/http/results/flash-message";
import { COMPARE_LIMIT } from "./lista";

const done = (title: string) => ({ tone: "success", title, isBrief: true }) as const;

export const comparativaMensajes = {
  "lista.guardada": done("Lista guardada"),
  "casa.recordada": done("Medidas guardadas en este navegador"),
  "casa.olvidada": done("Medidas olvidadas"),
  "comparar.anadido": done("Producto añadido a la comparación"),
  "comparar.eliminado": done("Producto eliminado de la comparación"),
  "comparar.vaciada": done("Comparación vaciada"),
  "comparar.usada": done("Ahora es tu comparación"),
  "comparar.limite": {
    ...failed(
      "Límite alcanzado",
      `Solo puedes comparar hasta ${COMPARE_LIMIT} productos. Elimina alguno para añadir más.`,
    ),
    isBrief: true,
  },
  "comparar.desconocido": failed(
    "Producto no encontrado",
    "El producto que querías comparar ya no está disponible.",
  ),
  "comparar.desconocidos": failed(
    "Productos no encontrados",
    "Los productos que querías comparar ya no están disponibles.",
  ),
} as const;
