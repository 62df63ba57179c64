import { nowIso } from "~base/fechas";
import { toSlug } from "~base/texto";
import type { Trx } from "~db/client.server";
import { type Actor, recordSuceso, writeRecorded } from "~record/historial/historial.server";
import type { AutorCampos } from "./autor-schema.server";

type By = { actor: Actor };

/** The slug comes from the first name and stays if the name changes, so that links keep working. */
export async function insertAutor(trx: Trx, campos: AutorCampos, { actor }: By) {
  const id = toSlug(campos.nombre);
  const at = nowIso();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("autores")
    .values({ ...campos, id, slug: id, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return { outcome: "taken" as const };
  await recordSuceso(trx, { actor, action: "autor.creado", target: id });
  return { outcome: "saved" as const, id };
}

export async function updateAutor(
  trx: Trx,
  { id, version }: { id: string; version: number },
  campos: AutorCampos,
  { actor }: By,
) {
  const stored = trx.selectFrom("autores").select("version").where("id", "=", id);
  const before = await stored.executeTakeFirst();
  if (!before) return { outcome: "missing" as const };
  if (before.version !== version) return { outcome: "conflict" as const };
  const changed = { ...campos, version: version + 1, updated_at: nowIso() };
  await trx.updateTable("autores").set(changed).where("id", "=", id).execute();
  await recordSuceso(trx, { actor, action: "autor.editado", target: id });
  return { outcome: "saved" as const };
}

/** A trigger of migration 0026 removes the author from their articles. */
export function removeAutor(id: string, actor: Actor): Promise<boolean> {
  return writeRecorded({ actor, action: "autor.eliminado", target: id }, async (trx) => {
    const gone = trx.deleteFrom("autores").where("id", "=", id).returning("nombre");
    return (await gone.executeTakeFirst()) ?? false;
  });
}
