import { answerDeed } from "~/actions/answer-deed.server";
import type { AdminSubmission } from "~/actions/submission";
import type { FlashKey } from "~/http/cookies/cookies.server";
import { flashAt } from "~/http/responses/responses.server";
import { rowField } from "~/http/results/form-reply";
import { log } from "~/runtime/log.server";
import { PASOS } from "~base/move-one-step.server";
import type { Trx } from "~db/client.server";
import { isWriteTrouble } from "~db/trouble.server";
import { reorderCategoria } from "~nouns/categorias/queries/change-categorias.server";
import { TIPO_PROBLEMS } from "~nouns/categorias/rules/categoria-messages";
import { tipoSchema } from "~nouns/categorias/rules/categoria-schema.server";
import * as tipos from "~nouns/consejos/queries/tipos.server";
import { writeRecorded } from "~record/historial/historial.server";
import type { SucesoAction } from "~record/historial/suceso";

interface Orden {
  change(trx: Trx, asked: tipos.Asked): tipos.Done;
  action: SucesoAction;
  done: FlashKey;
  problem: string;
  field?: "nombre" | "destino";
  /** Any admin may handle hidden rows, which imports bring; the others are for main admins. */
  oculta: 0 | 1;
}

const { taken, unknown, atEnd, used, gone, failed } = TIPO_PROBLEMS;
const SHOWN = { action: "categoria.editada", done: "categoria.tipo-cambiado", oculta: 0 } as const;
const NAMED = { ...SHOWN, change: tipos.nameTipo, problem: taken, field: "nombre" } as const;
const MOVED = { ...SHOWN, action: "categoria.ordenada", problem: atEnd } as const;
const GONE = { ...SHOWN, action: "categoria.eliminada" } as const;
const MERGED = { ...GONE, done: "categoria.tipo-unido", oculta: 1, field: "destino" } as const;

export const ORDENES: ReadonlyMap<unknown, Orden> = new Map<unknown, Orden>([
  ["crear-tipo", { ...NAMED, action: "categoria.creada", change: tipos.addTipo }],
  ["renombrar-tipo", NAMED],
  ["mostrar-tipo", { ...NAMED, done: "categoria.tipo-visible", oculta: 1 }],
  ["subir-tipo", { ...MOVED, change: (trx, { id }) => tipos.moveTipo(trx, id, -1) }],
  ["bajar-tipo", { ...MOVED, change: (trx, { id }) => tipos.moveTipo(trx, id, 1) }],
  ["eliminar-tipo", { ...GONE, change: tipos.deleteTipo, problem: used }],
  ["unir-tipo", { ...MERGED, change: tipos.mergeTipo, problem: unknown }],
]);

export function follow(orden: Orden, submission: AdminSubmission, to: string) {
  const { action, oculta } = orden;
  const { form, actor } = submission;
  const text = (name: string) => String(form.get(name) ?? "");
  const [id, destino] = [text("id"), text("destino")];
  const refused = (problem: string, name?: string) => {
    const field = name && rowField(name, id);
    return { problem, field, status: 422 as const };
  };
  const act = async () => {
    const { error, data } = tipoSchema.safeParse(Object.fromEntries(form));
    const [issue] = error?.issues ?? [];
    if (issue && orden.field === "nombre") return refused(issue.message, String(issue.path[0]));
    const { nombre = "", descripcion } = data ?? {};
    const asked = { id, destino, oculta, nombre, descripcion: oculta ? undefined : descripcion };
    const change = (trx: Trx) => orden.change(trx, asked);
    const isDone = await writeRecorded({ actor, action, target: id || undefined }, change);
    if (isDone) return orden.done;
    const isGone = id !== "" && !(await tipos.hasTipo(id, oculta));
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
