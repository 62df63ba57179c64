import { z } from "zod";
import { isOneLine, optionalLine } from "~/http/text-schemas";
import { ALT_MAX_LENGTH } from "./alt";

const CREDIT_MAX_LENGTH = 200;

const upTo = (max: number) => optionalLine({ max, tooLong: `Como máximo, ${max} caracteres` });

/** The text of a picture. Line breaks may come with a pasted text: they become spaces. */
export const altSchema = z.preprocess(
  (value) => (typeof value === "string" ? value.replace(/\s+/g, " ") : value),
  optionalLine({
    max: ALT_MAX_LENGTH,
    tooLong: `El texto alternativo puede tener ${ALT_MAX_LENGTH} caracteres como máximo`,
  }),
);

/** The words that go with a picture of the library. */
export const textosSchema = z.object({
  alt: altSchema,
  credito: upTo(CREDIT_MAX_LENGTH),
  credito_url: z
    .union(
      [z.literal(""), z.url({ protocol: /^https$/ }).refine(isOneLine)],
      "Escribe una dirección https://",
    )
    .default(""),
});
