import { publicablePage } from "~/actions/publicable.server";
import type { RecordKind } from "~/actions/record-kind";
import { parseForm, replyAt } from "~/http/forms/form.server";
import type { FormReply } from "~/http/results/form-reply";
import { toSlug } from "~base/texto";
import { listAutores } from "~nouns/autores/autores.server";
import { CATEGORIA_GONE } from "~nouns/categorias/rules/categoria-messages";
import type { ConsejoPage } from "~nouns/consejos/form/consejo-form";
import { updateConsejo } from "~nouns/consejos/queries/change-consejos.server";
import { CONSEJO_KIND } from "~nouns/consejos/queries/consejo.kind.server";
import { findTipos } from "~nouns/consejos/queries/consejos.server";
import * as schemas from "~nouns/consejos/rules/consejo-schema.server";
import { findTextos } from "~nouns/imagenes/queries/imagenes.server";
import { SEO_LABELS } from "~record/publicacion/seo";
import { slugTaken } from "~record/slugs/slug-taken";

type Fila = NonNullable<Awaited<ReturnType<typeof CONSEJO_KIND.find>>>;

export const CONSEJO: RecordKind<schemas.ConsejoEscrito, "taken" | "no-tipo", ConsejoPage, Fila> = {
  ...CONSEJO_KIND,
  schema: schemas.consejoDraftSchema,
  published: schemas.consejoSchema,
  imagen: "imagen",
  rules: {
    taken: slugTaken("otro artículo"),
    "no-tipo": ["categoria", CATEGORIA_GONE],
  },
  read({ form }, { estado }) {
    const isDraft = estado === "draft";
    const schema = isDraft ? schemas.consejoDraftSchema : schemas.consejoSchema;
    const { values, reply } = parseForm(form, schema);
    if (reply) return { reply: withSlug(reply) };
    if (values.revisor_id && !values.revisado_at) {
      return { reply: replyAt(form, "revisado_at", "Di qué día lo revisó") };
    }
    const sent = Object.entries(values).filter(([name]) => form.has(name) || !KEPT.includes(name));
    return { values: Object.fromEntries(sent) as typeof values };
  },
  update: (trx, seen, campos, writing) =>
    updateConsejo(trx, seen, campos, { ...writing, needsGroup: true }),
  blank: async () => ({ stored: { estado: "published" }, ...(await choices()) }),
  async page(row) {
    const { alt } = await findTextos(row.imagen);
    const imagen_alt = row.imagen_alt || alt;
    const page = await publicablePage(CONSEJO_KIND, row, { imagen_alt });
    return { ...page, ...(await choices(row.categoria)) };
  },
};

const choices = async (categoria?: string) => ({
  tipos: await findTipos(categoria),
  autores: await listAutores(),
});

const NOTAS = ["extracto", "autor_id", "revisor_id", "revisado_at", "fuentes", "correcciones"];
/** Fields that a form may lack; the stored value is then kept. */
const KEPT = [...NOTAS, ...Object.keys(SEO_LABELS)];

function withSlug(reply: FormReply): FormReply {
  const titulo = reply.initialValue?.titulo;
  if (!reply.error?.slug || typeof titulo !== "string" || reply.initialValue?.slug) return reply;
  return { ...reply, initialValue: { ...reply.initialValue, slug: toSlug(titulo) } };
}
