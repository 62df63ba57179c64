import { z } from "zod";
import { EMAIL_INVALID } from "~/domain/profiles/correo-schema";
import { upTo } from "~/domain/texto";
import { email, line, optionalLine } from "~/http/text/text-schemas";
import { type AjusteKey, NIF_MAX_LENGTH, NOMBRE_MAX_LENGTH, ON } from "./ajuste";

const TAG = /^[a-z0-9-]{1,40}$/i;
const MAX_REDES = 8;
const NIF_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

const short = (max: number) => optionalLine(upTo(max));

export const ajustesSchema = z.object({
  nombre: line({
    required: "El nombre del sitio es obligatorio",
    ...upTo(NOMBRE_MAX_LENGTH, "El nombre del sitio"),
  }),
  redes: z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, "\n").trim())
    .max(1000, "Escribe direcciones más cortas")
    .refine(
      (text) => text === "" || text.split("\n").every((each) => isHttps(each.trim())),
      "Escribe una dirección completa en cada línea, que empiece por https://",
    )
    .refine(
      (text) => text.split("\n").length <= MAX_REDES,
      `Puedes poner ${MAX_REDES} direcciones como máximo`,
    )
    .default(""),
  titular: short(120),
  nif: short(NIF_MAX_LENGTH)
    .transform((text) => text.toUpperCase().replace(/[\s.-]/g, ""))
    .refine((text) => text === "" || isNif(text), "El NIF no es válido: revisa números y letra"),
  direccion: short(200),
  registro: short(200),
  email: email({ required: EMAIL_INVALID, invalid: EMAIL_INVALID })
    .optional()
    .transform((text) => text?.toLowerCase() ?? ""),
  telefono: short(30).refine(
    (text) => text === "" || /^\+?[\d ()-]{6,}$/.test(text),
    "Escribe el teléfono con números, por ejemplo +34 910 000 000",
  ),
  horario: short(80),
  tag: short(40).refine(
    (text) => text === "" || TAG.test(text),
    "La etiqueta solo admite letras, números y guiones, como mimbre-21",
  ),
  precio_horas: short(6).refine(
    (text) => text === "" || /^\d{1,5}$/.test(text),
    "Escribe un número de horas, 0 o más",
  ),
  mfa_obligatoria: z.enum(["", ON]).default(""),
} satisfies Record<AjusteKey, z.ZodType<string>>);

export type AjustesValues = z.output<typeof ajustesSchema>;

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === "https:";

/** DNI and NIE have a check letter; other tax numbers are known by their shape alone. */
function isNif(text: string): boolean {
  const [, head = "", digits = "", letter = ""] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(text) ?? [];
  if (head.length + digits.length === 8) {
    const number = Number(`${head ? "XYZ".indexOf(head) : ""}${digits}`);
    return NIF_LETTERS[number % NIF_LETTERS.length] === letter;
  }
  return /^[A-HJ-NP-SUVW]\d{7}[0-9A-J]$/.test(text);
}
