import { hasVisible, isOneLine, withoutHidden } from "~/http/text/text-schemas";
import { isPastDay, readDay } from "~base/fechas";

const TEXT_MAX_LENGTH = 200;
export const MEDICION_MAX_LENGTH = 400;
const FOTO = /^\/media\/[0-9a-f]{16,64}$/;

export type Medicion = { metodo: string; dia: string; quien: string; foto: string };

const NAMES = ["metodo", "dia", "quien", "foto"] as const;

export const MEDICION_HINT = "método | día | quién | /media/…";

export const isMedicion = (value: unknown): value is Medicion =>
  typeof value === "object" &&
  value !== null &&
  NAMES.every((name) => name in value && typeof value[name as keyof typeof value] === "string");

export function medicionText(medicion?: Medicion): string {
  const parts = NAMES.map((name) => medicion?.[name] ?? "");
  while (parts.at(-1) === "") parts.pop();
  return parts.join(" | ");
}

export function readMedicion(typed: string): { medicion?: Medicion; problem?: string } {
  const parts = withoutHidden(typed).split("|");
  const [metodo = "", day = "", quien = "", foto = ""] = parts.map((part) => part.trim());
  if (!hasVisible(parts.join(""))) return {};
  const dia = readDay(day);
  if (parts.length > NAMES.length || !isOneLine(typed.trim())) {
    return { problem: `Va en una línea: ${MEDICION_HINT}` };
  }
  if (!hasVisible(metodo)) return { problem: "Di primero con qué y cómo se midió" };
  if (metodo.length > TEXT_MAX_LENGTH || quien.length > TEXT_MAX_LENGTH) {
    return { problem: `Es demasiado largo (${TEXT_MAX_LENGTH} caracteres como máximo)` };
  }
  if (!isPastDay(dia)) return { problem: `El día «${day}» no es válido o está en el futuro` };
  if (foto !== "" && !FOTO.test(foto)) {
    return { problem: "La imagen tiene que ser de la biblioteca: /media/…" };
  }
  return { medicion: { metodo, dia, quien, foto } };
}
