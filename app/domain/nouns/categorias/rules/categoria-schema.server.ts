import { z } from "zod";
import { optionalLine } from "~/http/text/text-schemas";
import { toSlug, upTo } from "~base/texto";
import { CATEGORIA_CAMPOS } from "~nouns/categorias/categoria.kind";
import { imagenUrl } from "~nouns/imagenes/rules/imagen-schema.server";
import { shapeOf } from "~record/campos/campos-schema.server";
import * as rules from "./categoria";

const SLUG_TYPED_MAX = 300;

const { nombre, ...textos } = shapeOf(CATEGORIA_CAMPOS);

const descripcionDeTipo = upTo(rules.TIPO_DESCRIPCION_MAX, "La descripción");

export const tipoSchema = z.object({
  nombre,
  descripcion: optionalLine(descripcionDeTipo).unwrap().optional(),
});

export const categoriaSchema = z
  .object({
    nombre,
    slug: z.string().max(SLUG_TYPED_MAX, "El slug es demasiado largo").default(""),
    ...textos,
    imagen_url: imagenUrl.nullish(),
    parent_id: z.string().max(64).nullish(),
  })
  .transform(({ nombre, slug, descripcion, imagen_url, parent_id, ...textos }, context) => {
    const made = toSlug(slug) || (slug.trim() === "" ? toSlug(nombre) : "");
    if (made === "") {
      context.addIssue({ code: "custom", path: ["slug"], message: "El slug es obligatorio" });
    }
    return {
      nombre,
      slug: made,
      descripcion: descripcion || null,
      ...textos,
      imagen_url: imagen_url || null,
      parent_id: !parent_id || parent_id === rules.NO_PARENT ? null : parent_id,
    };
  });

export type CategoriaCampos = z.output<typeof categoriaSchema> & { imagen_url_alt?: string };
