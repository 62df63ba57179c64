import { z } from "zod";
import { line, optionalLine, optionalParagraphs } from "~/http/text/text-schemas";
import { toSlug, upTo } from "~base/texto";
import { imagenUrl } from "~nouns/imagenes/rules/imagen-schema.server";
import { BIO_MAX_LENGTH, NOMBRE_MAX_LENGTH } from "./autor";

export const autorSchema = z.object({
  nombre: line({
    required: "El nombre es obligatorio",
    ...upTo(NOMBRE_MAX_LENGTH, "El nombre"),
  }).refine(
    (text) => !/^(nuevo)?$/.test(toSlug(text)),
    "Escribe un nombre con letras o números, que no sea «Nuevo»",
  ),
  credencial: optionalLine(upTo(NOMBRE_MAX_LENGTH, "La credencial")),
  bio: optionalParagraphs(upTo(BIO_MAX_LENGTH)),
  imagen: imagenUrl.default(""),
});

export type AutorCampos = z.output<typeof autorSchema> & { imagen_alt?: string };
