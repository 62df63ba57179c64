import type { Confirmacion } from "./confirmar.server";
import { EN_DIALOGO } from "./en-dialogo";
import { DUPLICATE_CHOICES } from "./import-plan";
import { RESTOS } from "./seleccion";

const FIELDS = new Set(["intent", "duplicados", "fila", "resto", "filas", EN_DIALOGO]);
const TEXT_MAX_LENGTH = 1_000;

/**
 * Reads what a form of the preview says.
 * @returns undefined for what that page does not send, a field of a product for example
 */
export function readConfirmacion(form: FormData): Confirmacion | undefined {
  const duplicados = DUPLICATE_CHOICES.find((c) => c === (form.get("duplicados") ?? "omitir"));
  const resto = RESTOS.find((each) => each === (form.get("resto") ?? "ninguno"));
  const tramos = form.get("filas") ?? "";
  const marcadas = form.getAll("fila").map((value) => readNumber(value));
  const isKnown = [...form.keys()].every((name) => FIELDS.has(name));
  if (!isKnown || !duplicados || !resto || marcadas.includes(0)) return undefined;
  if (typeof tramos !== "string" || tramos.length > TEXT_MAX_LENGTH) return undefined;
  return { duplicados, resto, tramos, marcadas };
}

const readNumber = (value: FormDataEntryValue) =>
  typeof value === "string" && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0;
