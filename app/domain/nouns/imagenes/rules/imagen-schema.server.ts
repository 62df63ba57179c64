import { z } from "zod";
import { completeAddress, completeImage, isOneLine, optionalLine } from "~/http/text/text-schemas";
import { CENTRO, FOCOS } from "./foco";
import { isOwnOrHttps } from "./imagen-url";

export const ALT_MAX_LENGTH = 300;
const CREDIT_MAX_LENGTH = 200;

const upTo = (max: number) => optionalLine({ max, tooLong: `Como máximo, ${max} caracteres` });

export const altSchema = z.preprocess(
  (value) => (typeof value === "string" ? value.replace(/\s+/g, " ") : value),
  optionalLine({
    max: ALT_MAX_LENGTH,
    tooLong: `El texto alternativo puede tener ${ALT_MAX_LENGTH} caracteres como máximo`,
  }),
);

export const textosSchema = z.object({
  alt: altSchema,
  credito: upTo(CREDIT_MAX_LENGTH),
  credito_url: z
    .string()
    .trim()
    .overwrite(completeAddress)
    .pipe(
      z.union(
        [z.literal(""), z.url({ protocol: /^https$/ }).refine(isOneLine)],
        "Escribe una dirección https://",
      ),
    )
    .default(""),
  creada_con_ia: z.boolean().default(false),
  foco: z
    .enum(Object.keys(FOCOS), "Elige una de las nueve partes de la imagen")
    .transform((foco) => (foco === CENTRO ? null : foco))
    .optional(),
});

const INVALID =
  "La dirección de la imagen no es válida: debe empezar por https:// o ser una imagen de este sitio";

export const imagenUrl = z
  .string()
  .trim()
  .overwrite(completeImage)
  .refine((url) => url === "" || isOwnOrHttps(url), INVALID);
