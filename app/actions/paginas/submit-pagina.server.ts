import { z } from "zod";
import { publicablePage } from "~/actions/publicable.server";
import type { RecordKind } from "~/actions/record-kind";
import { parseForm } from "~/http/forms/form.server";
import { consejoSchema, withSlug } from "~nouns/consejos/rules/consejo-schema.server";
import type { PaginaProblem } from "~nouns/paginas/change-paginas.server";
import type { PaginaPage } from "~nouns/paginas/form/pagina-form";
import { PAGINA_CAMPOS, type PaginaEscrita } from "~nouns/paginas/pagina.kind";
import { PAGINA_KIND } from "~nouns/paginas/pagina.kind.server";
import { shapeOf } from "~record/campos/campos-schema.server";
import { slugTaken } from "~record/slugs/slug-taken";

const { contenido, slug } = consejoSchema.shape;

const campos = consejoSchema
  .pick({ estado: true, contenido: true, seo_titulo: true, seo_descripcion: true })
  .extend({
    ...shapeOf(PAGINA_CAMPOS),
    slug: slug.optional(),
    lugar: z.enum(["", "pie", "menu"], { error: "Elige el pie, el menú o ninguno" }).optional(),
  });

const paginaSchema = campos.transform(withSlug);

const paginaDraftSchema = campos.extend({ contenido: contenido.default("") }).transform(withSlug);

export const PAGINA: RecordKind<PaginaEscrita, PaginaProblem, PaginaPage> = {
  ...PAGINA_KIND,
  schema: paginaDraftSchema,
  published: paginaSchema,
  // Own pages have no picture, so no form has this field.
  imagen: "imagen",
  rules: {
    taken: slugTaken("otra página"),
    "of-the-site": ["slug", "El sitio ya tiene algo en esa dirección: cambia alguna palabra"],
    former: ["slug", "Esa dirección fue de otra página y lleva a ella: cambia alguna palabra"],
    full: ["lugar", "Ahí no cabe otra página: quita antes una"],
  },
  read: ({ form }, { estado }) =>
    parseForm(form, estado === "draft" ? paginaDraftSchema : paginaSchema),
  blank: async () => ({ stored: { estado: "published", lugar: "pie" } }),
  page: (row) => publicablePage(PAGINA_KIND, row),
};
