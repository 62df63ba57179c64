import { z } from "zod";
import { imagenUrl } from "~/domain/imagenes/rules/imagen-schema.server";
import { toSlug } from "~/domain/texto";
import { line, optionalParagraphs } from "~/http/text/text-schemas";
import { formatNumber } from "~/ui/text/format-number";
import { DESCRIPCION_MAX_LENGTH, NO_PARENT, NOMBRE_MAX_LENGTH } from "./categoria";

const SLUG_TYPED_MAX = 300;

const nombre = line({
  required: "El nombre es obligatorio",
  max: NOMBRE_MAX_LENGTH,
  tooLong: `El nombre puede tener hasta ${NOMBRE_MAX_LENGTH} caracteres`,
});

export const parseNombre = (value: unknown) => nombre.safeParse(value).data;

export const categoriaSchema = z
  .object({
    nombre,
    slug: z.string().max(SLUG_TYPED_MAX, "El slug es demasiado largo").default(""),
    descripcion: optionalParagraphs({
      max: DESCRIPCION_MAX_LENGTH,
      tooLong: `La descripción puede tener hasta ${formatNumber(DESCRIPCION_MAX_LENGTH)} caracteres`,
    }),
    imagen_url: imagenUrl.nullish(),
    parent_id: z.string().max(64).nullish(),
  })
  .transform(({ nombre, slug, descripcion, imagen_url, parent_id }, context) => {
    const made = toSlug(slug) || (slug.trim() === "" ? toSlug(nombre) : "");
    if (made === "") {
      context.addIssue({ code: "custom", path: ["slug"], message: "El slug es obligatorio" });
    }
    return {
      nombre,
      slug: made,
      descripcion: descripcion || null,
      imagen_url: imagen_url || null,
      parent_id: !parent_id || parent_id === NO_PARENT ? null : parent_id,
    };
  });

export type CategoriaCampos = z.output<typeof categoriaSchema>;
