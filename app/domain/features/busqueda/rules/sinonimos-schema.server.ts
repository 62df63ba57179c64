import { z } from "zod";
import { cleanParagraphs } from "~/http/text/text-schemas";
import { formatNumber } from "~/ui/text/format-number";
import { SINONIMOS_MAX } from "./busqueda";

/** A check of the table refuses longer groups. */
const GRUPO_MAX = 500;
const NAME_MAX = 60;

/** @returns the groups as names between commas, without repeats and empty lines */
export const sinonimosSchema = z.object({
  grupos: z
    .string()
    .overwrite(cleanParagraphs)
    .max(
      SINONIMOS_MAX,
      `Los grupos pueden tener hasta ${formatNumber(SINONIMOS_MAX)} caracteres en total`,
    )
    .transform((text, { addIssue }) => {
      const grupos = text.split("\n").map(namesOf);
      for (const [n, names] of grupos.entries()) {
        const fault = faultOf(names);
        if (fault) addIssue(`Línea ${n + 1}: ${fault}`);
      }
      return [...new Set(grupos.map((names) => names.join(", ")))].filter(Boolean);
    }),
  version: z.string().default(""),
});

const namesOf = (line: string) => {
  const names = line.split(",").map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
};

function faultOf(names: readonly string[]): string | undefined {
  if (names.length === 1) return "escribe al menos dos nombres de lo mismo, separados por comas";
  if (names.some((name) => name.length > NAME_MAX || !/[\p{L}\p{N}]/u.test(name))) {
    return `cada nombre tiene letras o cifras y hasta ${NAME_MAX} caracteres`;
  }
  return names.join(", ").length > GRUPO_MAX
    ? `un grupo puede tener hasta ${GRUPO_MAX} caracteres`
    : undefined;
}
