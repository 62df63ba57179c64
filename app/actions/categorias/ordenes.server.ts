import { answerDeed } from "~/actions/answer-deed.server";
import type { AdminSubmission } from "~/actions/submission";
import type { FlashKey } from "~/http/cookies/cookies.server";
import { flashAt } from "~/http/responses/responses.server";
import { rowField } from "~/http/results/form-reply";
import { log } from "~/runtime/log.server";
import { PASOS } from "~base/move-one-step";
import { isWriteTrouble } from "~db/trouble.server";
import { reorderCategoria } from "~nouns/categorias/queries/change-categorias.server";
import { descripcionDeTipo, nombreSchema } from "~nouns/categorias/rules/categoria-schema.server";
import { TIPO_PROBLEMS } from "~nouns/categorias/rules/mensajes";
import * as tipos from "~nouns/consejos/queries/tipos.server";

interface Orden {
  act(asked: tipos.Named & tipos.Joined): Promise<boolean>;
  done: FlashKey;
  /** Why nothing has changed, said beside the field if there is one. */
  problem: string;
  field?: "nombre" | "destino";
  oculta: 0 | 1;
  /** Any admin may put in order what a file has brought. */
  isForMain: boolean;
}

const { taken, unknown, atEnd, used, gone, failed } = TIPO_PROBLEMS;
const CHANGED = { done: "categoria.tipo-cambiado", oculta: 0, isForMain: true } as const;
const NAMED = { problem: taken, field: "nombre" } as const;
const HIDDEN = { oculta: 1, isForMain: false } as const;
const SHOWN = { ...HIDDEN, ...NAMED, done: "categoria.tipo-visible" } as const;
const UNKNOWN = { problem: unknown, field: "destino" } as const;
const MERGED = { ...HIDDEN, ...UNKNOWN, done: "categoria.tipo-unido" } as const;

export const ORDENES: ReadonlyMap<unknown, Orden> = new Map<unknown, Orden>([
  ["mostrar-tipo", { ...SHOWN, act: tipos.showTipo }],
  ["unir-tipo", { ...MERGED, act: tipos.mergeTipo }],
  ["crear-tipo", { ...CHANGED, ...NAMED, act: tipos.addTipo }],
  ["renombrar-tipo", { ...CHANGED, ...NAMED, act: tipos.renameTipo }],
  ["subir-tipo", { ...CHANGED, problem: atEnd, act: (asked) => tipos.moveTipo(asked, -1) }],
  ["bajar-tipo", { ...CHANGED, problem: atEnd, act: (asked) => tipos.moveTipo(asked, 1) }],
  ["eliminar-tipo", { ...CHANGED, problem: used, act: tipos.deleteTipo }],
]);

export function follow(orden: Orden, submission: AdminSubmission, to: string) {
  const { form, actor } = submission;
  const text = (name: string) => String(form.get(name) ?? "");
  const [id, destino] = [text("id"), text("destino")];
  const refused = (problem = failed, field?: string) => ({
    ...{ problem, field: field && rowField(field, id), status: 422 as const },
  });
  const act = async () => {
    const { data: nombre = "", error } = nombreSchema.safeParse(text("nombre"));
    if (orden.field === "nombre" && error) return refused(error.issues[0]?.message, "nombre");
    const described = descripcionDeTipo.safeParse(text("descripcion"));
    if (described.error) return refused(described.error.issues[0]?.message, "descripcion");
    const descripcion = form.has("descripcion") ? described.data : undefined;
    if (await orden.act({ id, nombre, descripcion, destino, actor })) return orden.done;
    const isGone = id !== "" && !(await tipos.hasTipo(id, orden.oculta));
    if (isGone) return { problem: gone, status: 409 as const };
    return refused(orden.problem, orden.field);
  };
  return answerDeed(submission, { to, problem: failed, act });
}

export async function answerPaso({ form, actor }: AdminSubmission, to: string) {
  const paso = PASOS.get(String(form.get("intent")));
  if (!paso) return undefined;
  try {
    const isMoved = await reorderCategoria(String(form.get("id")), paso, actor);
    return flashAt(to, isMoved ? "categoria.ordenada" : "categoria.no-ordenada");
  } catch (error) {
    if (!isWriteTrouble(error)) throw error;
    log().error({ err: error }, "list of categories not changed");
    return flashAt(to, "categoria.orden-fallido");
  }
}
