import { z } from "zod";
import { ALT_MAX_LENGTH } from "./alt";

const CREDIT_MAX_LENGTH = 200;

/** The words that go with a picture of the library. */
export const textosSchema = z.object({
  alt: z
    .string()
    .trim()
    .max(ALT_MAX_LENGTH, `Como máximo, ${ALT_MAX_LENGTH} caracteres`)
    .default(""),
  credito: z
    .string()
    .trim()
    .max(CREDIT_MAX_LENGTH, `Como máximo, ${CREDIT_MAX_LENGTH} caracteres`)
    .default(""),
  credito_url: z
    .union([z.literal(""), z.url({ protocol: /^https$/ })], "Escribe una dirección https://")
    .default(""),
});
