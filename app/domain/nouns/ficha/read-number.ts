import { centimosOf } from "~base/precio";
import { withoutUnidad } from "./read-valor";

const NUMBER = /^(\d{1,9}([.,]\d{1,2})?|\d{1,9},\d{3})$/;
const THOUSANDS = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/;

/** Gives each answer one spelling, with a decimal comma; «1.299» is read as thousands. */
export function readNumber(text: string, unidad: string): string {
  if (unidad === "€") return String((centimosOf(text) ?? 0) / 100 || "").replace(".", ",");
  const alone = withoutUnidad(text, unidad);
  if (THOUSANDS.test(alone)) return readNumber(alone.replaceAll(".", ""), "");
  if (!NUMBER.test(alone)) return "";
  return String(Number(alone.replace(",", "."))).replace(".", ",");
}
