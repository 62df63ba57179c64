import { reorderCategoria } from "~/domain/categorias/queries/change-categorias.server";
import * as tipos from "~/domain/categorias/queries/tipos.server";
import { parseNombre } from "~/domain/categorias/rules/categoria-schema.server";
import type { Actor } from "~/domain/historial/historial.server";
import type { FlashKey } from "~/http/cookies/flash.server";
import { log } from "~/runtime/log.server";
import { isWriteTrouble } from "~db/trouble.server";

interface Orden {
  act(asked: { id: string; nombre: string; destino: string; actor: Actor }): Promise<boolean>;
  done: FlashKey;
  same: FlashKey;
  failed: FlashKey;
  isForMain?: boolean;
  isNamed?: boolean;
}

const MOVED = {
  done: "categoria.ordenada",
  same: "categoria.no-ordenada",
  failed: "categoria.orden-fallido",
} as const;
const SAME = { same: "categoria.tipo-igual", failed: "categoria.tipo-igual" } as const;
const CHANGED = { done: "categoria.tipo-cambiado", ...SAME, isForMain: true } as const;

/** The buttons of the list; any admin may put in order what a file has brought. */
export const ORDENES: ReadonlyMap<unknown, Orden> = new Map<unknown, Orden>([
  ["subir", { ...MOVED, act: ({ id, actor }) => reorderCategoria(id, -1, actor) }],
  ["bajar", { ...MOVED, act: ({ id, actor }) => reorderCategoria(id, 1, actor) }],
  ["mostrar-tipo", { ...SAME, done: "categoria.tipo-visible", isNamed: true, act: tipos.showTipo }],
  ["unir-tipo", { ...SAME, done: "categoria.tipo-unido", act: tipos.mergeTipo }],
  ["crear-tipo", { ...CHANGED, isNamed: true, act: tipos.addTipo }],
  ["renombrar-tipo", { ...CHANGED, isNamed: true, act: tipos.renameTipo }],
  ["subir-tipo", { ...CHANGED, act: (asked) => tipos.moveTipo(asked, -1) }],
  ["bajar-tipo", { ...CHANGED, act: (asked) => tipos.moveTipo(asked, 1) }],
  ["eliminar-tipo", { ...CHANGED, act: tipos.deleteTipo }],
]);

/** @returns the message that tells how it went */
export async function follow(orden: Orden, form: FormData, actor: Actor) {
  const { act, done, same, failed, isNamed = false } = orden;
  const [id, destino] = [String(form.get("id")), String(form.get("destino"))];
  const nombre = parseNombre(form.get("nombre")) ?? "";
  if (isNamed && nombre === "") return same;
  try {
    return (await act({ id, nombre, destino, actor })) ? done : same;
  } catch (error) {
    if (!isWriteTrouble(error)) throw error;
    log().error({ err: error }, "list of categories not changed");
    return failed;
  }
}
