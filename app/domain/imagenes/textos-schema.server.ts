import { z } from "zod";
import { optionalLine } from "~/http/text-schemas";
import { ALT_MAX_LENGTH } from "./alt";

const CREDIT_MAX_LENGTH = 200;

const upTo = (max: number) => optionalLine({ max, tooLong: `Como máximo, ${max} caracteres` });

/** The words that go with a picture of the library. */
export const textosSchema = z.object({
  // Line breaks may come with a pasted text, and the box has two rows: they become spaces.
  alt: z.preprocess(
    (value) => (typeof value === "string" ? value.replace(/\s+/g, " ") : value),
    upTo(ALT_MAX_LENGTH),
  ),
  credito: upTo(CREDIT_MAX_LENGTH),
  credito_url: z
    .union([z.literal(""), z.url({ protocol: /^https$/ })], "Escribe una dirección https://")
    .default(""),
});
