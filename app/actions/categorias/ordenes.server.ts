import { answerDeed } from "~/actions/answer-deed.server";
import type { AdminSubmission } from "~/actions/submission";
import { reorderCategoria } from "~/domain/categorias/queries/change-categorias.server";
import * as tipos from "~/domain/categorias/queries/tipos.server";
import { descripcionDeTipo, nombreSchema } from "~/domain/categorias/rules/categoria-schema.server";
import { TIPO_PROBLEMS } from "~/domain/categorias/rules/mensajes";
import type { Actor } from "~/domain/historial/historial.server";
import { PASOS } from "~/domain/move-one-step";
import { flashAt } from "~/http/answers/responses.server";
import type { FlashKey } from "~/http/cookies/flash.server";
import { rowField } from "~/http/replies/form-reply";
import { log } from "~/runtime/log.server";
import { isWriteTrouble } from "~db/trouble.server";

interface Orden {
  act(asked: {
    id: string;
    nombre: string;
    descripcion?: string;
    destino: string;
    actor: Actor;
  }): Promise<boolean>;
  done: FlashKey;
  /** Why nothing has changed, said beside the field if there is one. */
  problem: string;
  field?: "nombre" | "destino";
  isForMain?: boolean;
  /** Which kinds have this button. */
  oculta: 0 | 1;
}

const { taken, unknown, atEnd, used } = TIPO_PROBLEMS;
const CHANGED = { done: "categoria.tipo-cambiado", isForMain: true, oculta: 0 } as const;
const NAMED = { problem: taken, field: "nombre" } as const;
const SHOWN = { ...NAMED, done: "categoria.tipo-visible", oculta: 1 } as const;
const MERGED = {
  problem: unknown,
  field: "destino",
  done: "categoria.tipo-unido",
  oculta: 1,
} as const;

/** The buttons of the kinds of articles; any admin may put in order what a file has brought. */
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
  const field = orden.field && rowField(orden.field, id);
  const act = async () => {
    const { data: nombre = "", error } = nombreSchema.safeParse(text("nombre"));
    const wrong = orden.field === "nombre" && error?.issues[0]?.message;
    if (wrong) return { problem: wrong, field, status: 422 as const };
    const described = descripcionDeTipo.safeParse(text("descripcion"));
    if (described.error) {
      const problem = described.error.issues[0]?.message ?? TIPO_PROBLEMS.failed;
      return { problem, field: rowField("descripcion", id), status: 422 as const };
    }
    const descripcion = form.has("descripcion") ? described.data : undefined;
    if (await orden.act({ id, nombre, descripcion, destino, actor })) return orden.done;
    const isGone = id !== "" && !(await tipos.hasTipo(id, orden.oculta));
    if (isGone) return { problem: TIPO_PROBLEMS.gone, status: 409 as const };
    return { problem: orden.problem, field, status: 422 as const };
  };
  return answerDeed(submission, { to, problem: TIPO_PROBLEMS.failed, act });
}

/** Moves a category by one place, if that is what the button asks. */
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
