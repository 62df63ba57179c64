import { done } from "~/http/results/flash-message";
import { paths } from "~/site/paths";
import { formatNumber } from "~/ui/text/format-number";
import { recuentoInWords } from "./lote";
import type { Lote } from "./lotes.server";

export const importacionMensajes = {
  "importacion.completada": done("Importación completada"),
  "importacion.descartada": done("Importación descartada", "No se ha cambiado ningún producto."),
} as const;

/** Writes counts and id beside the message's key, in a form that no slug has. */
export const toDetail = ({ recuento, id }: Lote) => [...Object.values(recuento), id].join(".");

export function readDetail(detail: string) {
  const [counts = "", id = ""] = /^\d+(?:\.\d+){3}(?=\.([\w-]+)$)/.exec(detail) ?? [];
  if (!id) return undefined;
  const [importados = 0, actualizados = 0, omitidos = 0, fallidos = 0] = counts
    .split(".")
    .map(Number);
  const recuento = { importados, actualizados, omitidos, fallidos };
  return { text: `${recuentoInWords(recuento).join(", ")}.`, ...vistaOf({ recuento, id }) };
}

export function vistaOf({ recuento, id }: Pick<Lote, "recuento" | "id">) {
  const count = recuento.importados + recuento.actualizados;
  if (count === 0) return {};
  const word = recuento.actualizados > 0 ? "importados o actualizados" : "importados";
  const link = count === 1 ? "Ver el producto importado" : `Ver los ${formatNumber(count)} ${word}`;
  return { href: paths.adminProductos({ importacion: id }), link };
}

export const FILA_DANADA = "La fila se guardó mal; impórtala de nuevo";

export type Problema = Record<"title" | "text", string>;

const invalid = (text: string): Problema => ({ title: "Errores de validación", text });
const unchanged = (text: string): Problema => ({ title: "No se ha cambiado nada", text });

export const PROBLEMAS = {
  errores: invalid("Corrige los errores antes de importar los productos"),
  manipulado: invalid(
    "El envío no corresponde a esta página. No se ha importado nada: revisa la selección y vuelve a enviarla.",
  ),
  tramos: invalid("Las filas se escriben como números o intervalos separados por comas: 12-40, 55"),
  ninguno: {
    title: "Ningún producto seleccionado",
    text: "Selecciona al menos un producto para importar",
  },
  leida: unchanged(
    "Este archivo ya se está leyendo con otras columnas. Mira cómo queda y cámbialas después, o súbelo otra vez.",
  ),
  empezada: unchanged(
    "Esta importación ya había empezado con lo que elegiste antes. Lo que acabas de enviar no se ha aplicado: en «Importaciones anteriores» ves cómo está.",
  ),
  ocupado: { title: "Error", text: "Ocurrió un error durante la importación" },
} as const satisfies Record<string, Problema>;
