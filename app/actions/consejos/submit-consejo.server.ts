import { publicablePage } from "~/actions/publicable.server";
import type { AdminSubmission } from "~/actions/submission";
import type { RecordKind } from "~/actions/submit-record.server";
import { parseForm, replyAt } from "~/http/forms/form.server";
import type { FormReply } from "~/http/replies/form-reply";
import { toSlug } from "~base/texto";
import { listAutores } from "~nouns/autores/autores.server";
import { CATEGORIA_GONE } from "~nouns/categorias/rules/mensajes";
import type { ConsejoPage } from "~nouns/consejos/form/consejo-form";
import { insertConsejo, updateConsejo } from "~nouns/consejos/queries/change-consejos.server";
import { findTipos } from "~nouns/consejos/queries/consejos.server";
import { findEditable } from "~nouns/consejos/queries/consejos-admin.server";
import { checkConsejo } from "~nouns/consejos/rules/check-consejo";
import {
  type ConsejoEscrito,
  consejoDraftSchema,
  consejoSchema,
} from "~nouns/consejos/rules/consejo-schema.server";
import { valuesOf } from "~nouns/consejos/rules/consejo-values";
import { findTextos } from "~nouns/imagenes/queries/imagenes.server";
import { SEO_LABELS } from "~record/publicacion/seo";
import { refusalOf } from "~record/revision-editorial/nota";

export const CONSEJO: RecordKind<ConsejoEscrito, "taken" | "no-tipo", ConsejoPage> = {
  tipo: "consejo",
  schema: consejoDraftSchema,
  imagen: "imagen",
  rules: {
    taken: ["slug", "Ya hay otro artículo con este slug: cambia alguna palabra"],
    "no-tipo": ["categoria", CATEGORIA_GONE],
  },
  read: readCampos,
  insert: insertConsejo,
  update: (trx, seen, campos, writing) =>
    updateConsejo(trx, seen, campos, { ...writing, needsTipo: true }),
  blank: async () => ({
    stored: { estado: "published" },
    tipos: await findTipos(),
    autores: await listAutores(),
  }),
  find: findPage,
  findEditable,
};

/** A form without one of these leaves it as it is. */
const KEPT = [
  ...["extracto", "autor_id", "revisor_id", "revisado_at", "fuentes", "correcciones"],
  ...Object.keys(SEO_LABELS),
];

async function readCampos({ form, id }: AdminSubmission) {
  const stored = id === undefined ? undefined : await findEditable(id);
  const state = form.get("estado") || stored?.estado;
  const { values, reply } = parseForm(form, state === "draft" ? consejoDraftSchema : consejoSchema);
  if (reply) return { reply: withSlug(reply) };
  if (values.revisor_id && !values.revisado_at) {
    return { reply: replyAt(form, "revisado_at", "Di qué día lo revisó") };
  }
  const sent = Object.entries(values).filter(([name]) => form.has(name) || !KEPT.includes(name));
  const campos = Object.fromEntries(sent) as typeof values;
  const estado = values.estado ?? stored?.estado ?? "published";
  const notas = estado === "draft" ? [] : checkConsejo({ ...stored, ...campos });
  const [problem] = refusalOf(notas);
  return problem ? { reply: replyAt(form, "estado", problem) } : { values: campos };
}

function withSlug(reply: FormReply): FormReply {
  const titulo = reply.initialValue?.titulo;
  if (!reply.error?.slug || typeof titulo !== "string" || reply.initialValue?.slug) return reply;
  return { ...reply, initialValue: { ...reply.initialValue, slug: toSlug(titulo) } };
}

async function findPage(id: string) {
  const row = await findEditable(id);
  if (!row) return undefined;
  const { alt } = await findTextos(row.imagen);
  const values = { ...valuesOf(row), imagen_alt: row.imagen_alt || alt };
  const shown = { texto: row.contenido, values };
  return {
    ...(await publicablePage({ tipo: "consejo", id }, row, shown)),
    tipos: await findTipos(row.categoria),
    autores: await listAutores(),
  };
}
