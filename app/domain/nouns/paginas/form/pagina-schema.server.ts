import { z } from "zod";
import { consejoSchema, withSlug } from "~nouns/consejos/rules/consejo-schema.server";
import { PAGINA_CAMPOS } from "~nouns/paginas/pagina.kind";
import { shapeOf } from "~record/campos/campos-schema.server";

const { contenido, slug } = consejoSchema.shape;

const campos = consejoSchema
  .pick({ estado: true, contenido: true, seo_titulo: true, seo_descripcion: true })
  .extend({
    ...shapeOf(PAGINA_CAMPOS),
    slug: slug.optional(),
    lugar: z.enum(["", "pie", "menu"], { error: "Elige el pie, el menú o ninguno" }).optional(),
  });

export const paginaSchema = campos.transform(withSlug);

export const paginaDraftSchema = campos
  .extend({ contenido: contenido.default("") })
  .transform(withSlug);
