import { type Actor, writeRecorded } from "~/domain/historial/historial.server";
import { moveIn } from "~/domain/move-one-step";
import { database, type Trx } from "~db/client.server";
import { same } from "~db/engine/engine.server";
import { deleteCategoria } from "./write-categorias.server";

export const removeCategoria = (id: string, moveTo: string | undefined, actor: Actor) =>
  database().write((trx) => deleteCategoria(trx, id, { moveTo, actor }));

export function reorderCategoria(id: string, paso: -1 | 1, actor: Actor): Promise<boolean> {
  return writeRecorded({ actor, action: "categoria.ordenada", target: id }, async (trx) => {
    const own = trx.selectFrom("categorias").select(["nombre", "parent_id"]).where("id", "=", id);
    const moved = await own.executeTakeFirst();
    const ids = moved && moveIn(await listBeside(trx, moved.parent_id), id, paso);
    if (!ids) return false;
    for (const [orden, each] of ids.entries()) {
      const category = trx.updateTable("categorias").set({ orden }).where("id", "=", each);
      await category.where("orden", "<>", orden).execute();
    }
    return { nombre: moved.nombre };
  });
}

async function listBeside(trx: Trx, parentId: string | null): Promise<string[]> {
  const seen = trx.selectFrom("categorias").select("id").where("oculta", "=", 0);
  const beside = seen.where(same("parent_id", parentId));
  return (await beside.orderBy("orden").orderBy("nombre_folded").execute()).map(({ id }) => id);
}
