import { moveIn } from "~/domain/orden";
import type { Trx } from "~db/client.server";
import { same } from "~db/engine/engine.server";

/** @returns its name; undefined when it is gone, or at that end already */
export async function moveCategoria(
  trx: Trx,
  id: string,
  paso: -1 | 1,
): Promise<string | undefined> {
  const moved = await trx
    .selectFrom("categorias")
    .select(["nombre", "parent_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!moved) return undefined;
  const beside = await trx
    .selectFrom("categorias")
    .select("id")
    .where("oculta", "=", 0)
    .where(same("parent_id", moved.parent_id))
    .orderBy("orden")
    .orderBy("nombre_folded")
    .execute();
  const ids = moveIn(
    beside.map((each) => each.id),
    id,
    paso,
  );
  if (!ids) return undefined;
  for (const [orden, each] of ids.entries()) {
    await trx
      .updateTable("categorias")
      .set({ orden })
      .where("id", "=", each)
      .where("orden", "<>", orden)
      .execute();
  }
  return moved.nombre;
}
