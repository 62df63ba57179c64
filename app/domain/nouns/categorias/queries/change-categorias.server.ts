import { sql } from "kysely";
import { moveRow } from "~base/move-one-step.server";
import { pick } from "~base/pick";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { CATEGORIA_CAMPOS } from "~nouns/categorias/categoria.kind";
import { namesOf } from "~record/campos/campo";
import { type Actor, writeRecorded } from "~record/historial/historial.server";
import { deleteCategoria, updateCategoria } from "./write-categorias.server";

export const removeCategoria = (id: string, moveTo: string | undefined, actor: Actor) =>
  database().write((trx) => deleteCategoria(trx, id, { moveTo, actor }));

class RefusedError extends Error {}

type Several = { ids: readonly string[]; parent?: string | null; heir?: string };

/** Changes all or none. @returns the reason if none was changed */
export async function changeCategorias({ ids, parent, heir }: Several, actor: Actor) {
  try {
    await database().write(async (trx) => {
      const all = trx.selectFrom("categorias").where("oculta", "=", 0);
      const asked = all.where("id", "in", listed(ids.filter((id) => id !== parent)));
      // Subcategories come first, because a category that still has some cannot be deleted.
      const rows = await asked.selectAll().orderBy(sql`parent_id is null`).execute();
      for (const row of rows) {
        const campos = pick(row, ["slug", "imagen_url", ...namesOf(CATEGORIA_CAMPOS)]);
        const { outcome } = await (parent === undefined
          ? deleteCategoria(trx, row.id, { moveTo: heir, actor })
          : updateCategoria(trx, row, { ...campos, parent_id: parent }, { actor }));
        if (outcome !== "saved" && outcome !== "deleted") throw new RefusedError(outcome);
      }
    });
    return undefined;
  } catch (error) {
    if (error instanceof RefusedError) return error.message;
    throw error;
  }
}

export const reorderCategoria = (id: string, paso: -1 | 1, actor: Actor) =>
  writeRecorded({ actor, action: "categoria.ordenada", target: id }, async (trx) => {
    const seen = trx.selectFrom("categorias").select(["id", "nombre", "parent_id"]);
    const sorted = seen.where("oculta", "=", 0).orderBy("orden").orderBy("nombre_folded");
    const rows = await sorted.execute();
    const own = rows.find((row) => row.id === id);
    const beside = rows.filter(({ parent_id }) => parent_id === own?.parent_id);
    const step = { table: "categorias", column: "orden", id, paso };
    return (await moveRow(trx, beside, step)) && { nombre: own?.nombre ?? "" };
  });
