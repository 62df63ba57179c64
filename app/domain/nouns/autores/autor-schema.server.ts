import { z } from "zod";
import { toSlug } from "~base/texto";
import { imagenUrl } from "~nouns/imagenes/rules/imagen-schema.server";
import { shapeOf } from "~record/campos/campos-schema.server";
import { AUTOR_CAMPOS } from "./autor.kind";

const texts = shapeOf(AUTOR_CAMPOS);

export const autorSchema = z.object({
  ...texts,
  nombre: texts.nombre.refine(
    (text) => !/^(nuevo)?$/.test(toSlug(text)),
    "Escribe un nombre con letras o números, que no sea «Nuevo»",
  ),
  imagen: imagenUrl.default(""),
});

export type AutorCampos = z.output<typeof autorSchema> & { imagen_alt?: string };
