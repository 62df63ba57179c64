import { data } from "@remix-run/node";
import type { AdminSubmission } from "~/actions/submission";
import { type RecordKind, recordFormAnswers, submitRecord } from "~/actions/submit-record.server";
import { readPreview } from "~/actions/text-buttons.server";
import { listAutores } from "~/domain/autores/autores.server";
import { CATEGORIA_GONE } from "~/domain/categorias/rules/mensajes";
import type { ConsejoAnswer, ConsejoPage } from "~/domain/consejos/form/consejo-form";
import { consejoDraftSchema, consejoSchema } from "~/domain/consejos/form/consejo-schema.server";
import { createConsejo, editConsejo } from "~/domain/consejos/queries/change-consejos.server";
import { findTipos } from "~/domain/consejos/queries/consejos.server";
import {
  type ConsejoEditable,
  findEditable,
} from "~/domain/consejos/queries/consejos-admin.server";
import type { ConsejoEscrito } from "~/domain/consejos/rules/consejo";
import type { Campo } from "~/domain/consejos/rules/diferencias";
import { CONSEJO_NOT_SAVED } from "~/domain/consejos/rules/mensajes";
import { checkMenciones } from "~/domain/contenido/check-menciones.server";
import { madridLocal } from "~/domain/fechas";
import { findTextos } from "~/domain/imagenes/queries/externas.server";
import { findEnlace } from "~/domain/publicacion/enlaces.server";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { refusalOf } from "~/domain/revision-editorial/nota";
import { toSlug } from "~/domain/texto";
import { findAuthor } from "~/domain/versiones/versiones.server";
import { parseForm, replyAt, replyWith } from "~/http/forms/form.server";
import { makeSeal } from "~/http/forms/form-seal.server";
import type { FormReply } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";

const CONSEJO: RecordKind<ConsejoEscrito, "taken" | "no-tipo", ConsejoAnswer> = {
  imagen: "imagen",
  list: paths.adminConsejos(),
  pathOf: paths.adminConsejo,
  flashes: {
    ...{ created: "consejo.creado", edited: "consejo.actualizado" },
    scheduled: "consejo.programado",
  },
  programar: (campos, programado_at) => ({ ...campos, estado: "draft", programado_at }),
  ...recordFormAnswers({
    conflict: "El artículo ha cambiado mientras escribías: todavía no se ha guardado",
    notSaved: CONSEJO_NOT_SAVED,
    findEditable,
    findConflict,
  }),
  rules: {
    taken: ["slug", "Ya hay otro artículo con este slug: cambia alguna palabra"],
    "no-tipo": ["categoria", CATEGORIA_GONE],
  },
  read: readCampos,
  create: createConsejo,
  edit: editConsejo,
};

export const submitConsejo = (submission: AdminSubmission) => submitRecord(submission, CONSEJO);

/** A form without one of these leaves it as it is. */
const KEPT = ["extracto", "autor_id", "revisor_id", "revisado_at", "fuentes", "correcciones"];

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

export async function previewConsejo(form: FormData) {
  const { initialValue } = replyWith(form, "");
  const preview = await readPreview(form, "contenido");
  return data<ConsejoAnswer>({ reply: { initialValue }, preview });
}

type Page = Omit<ConsejoPage, "volver">;

const choices = async (own?: string) => ({
  ...{ tipos: await findTipos(own), autores: await listAutores() },
});

export async function consejoPage(id: string): Promise<Page | undefined> {
  const row = await findEditable(id);
  if (!row) return undefined;
  const stored = await toStored(row);
  const offered = { ...(await choices(row.categoria)), isProgramado: row.programado_at !== null };
  const enlaceHasta = await findEnlace({ tipo: "consejo", id });
  const menciones = await checkMenciones(row.contenido);
  const page = { kind: "consejo" as const, id, stored, version: row.version, idem: "" };
  return { ...page, ...offered, enlaceHasta, menciones };
}

export async function newConsejoPage(): Promise<Page> {
  const stored = { estado: "published" };
  return { kind: "consejo", stored, version: 0, idem: makeSeal(), ...(await choices()) };
}

async function findConflict(id: string) {
  const row = await findEditable(id);
  if (!row) return undefined;
  const { version } = row;
  const author = await findAuthor({ tipo: "consejo", id }, version);
  return { author, stored: await toStored(row), version };
}

async function toStored(row: ConsejoEditable) {
  const { version, updated_at, id, programado_at, ...texts } = row;
  const shown: Record<Campo, string> = {
    ...texts,
    imagen_alt: (await findTextos(texts.imagen)).alt,
  };
  return { ...shown, programado_at: programado_at ? madridLocal(programado_at) : "" };
}
