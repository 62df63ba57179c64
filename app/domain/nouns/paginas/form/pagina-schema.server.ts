import { z } from "zod";
import { upTo } from "~base/texto";
import { consejoSchema, withSlug } from "~nouns/consejos/rules/consejo-schema.server";
import { TITULO_MAX_LENGTH } from "~nouns/paginas/pagina";

const { titulo, contenido, slug } = consejoSchema.shape;

const campos = consejoSchema
  .pick({ estado: true, contenido: true, seo_titulo: true, seo_descripcion: true })
  .extend({
    titulo: titulo.max(TITULO_MAX_LENGTH, upTo(TITULO_MAX_LENGTH, "El título").tooLong),
    slug: slug.optional(),
    lugar: z.enum(["", "pie", "menu"], { error: "Elige el pie, el menú o ninguno" }).optional(),
  });

export const paginaSchema = campos.transform(withSlug);

export const paginaDraftSchema = campos
  .extend({ contenido: contenido.default("") })
  .transform(withSlug);
