import { makeOnce } from "~/domain/envios.server";
import { type Actor, recordSuceso, writeRecorded } from "~/domain/historial/historial.server";
import { requireInLibrary } from "~/domain/imagenes/queries/imagenes.server";
import { toSlug } from "~/domain/texto";
import { database } from "~db/client.server";
import type { AutorCampos } from "./autor-schema.server";

/** The address is made of the name once, and stays when the name changes. */
export function createAutor(campos: AutorCampos, envio: { idem: string; actor: Actor }) {
  const { idem, actor } = envio;
  const now = new Date();
  return makeOnce({ idem, resultado: "autor", now }, async (trx) => {
    await requireInLibrary(trx, [campos.imagen]);
    const id = toSlug(campos.nombre);
    const at = now.toISOString();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("autores")
      .values({ ...campos, id, slug: id, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return { outcome: "taken" as const };
    await recordSuceso(trx, { actor, action: "autor.creado", target: id });
    return { outcome: "saved" as const };
  });
}

export function editAutor(
  { id, version }: { id: string; version: number },
  campos: AutorCampos,
  actor: Actor,
) {
  return database().write(async (trx) => {
    await requireInLibrary(trx, [campos.imagen]);
    const stored = trx.selectFrom("autores").select("version").where("id", "=", id);
    const before = await stored.executeTakeFirst();
    if (!before) return { outcome: "missing" as const };
    if (before.version !== version) return { outcome: "conflict" as const };
    await trx
      .updateTable("autores")
      .set({ ...campos, version: version + 1, updated_at: new Date().toISOString() })
      .where("id", "=", id)
      .execute();
    await recordSuceso(trx, { actor, action: "autor.editado", target: id });
    return { outcome: "saved" as const };
  });
}

/** A trigger of migration 0026 takes the signature off the articles. */
export function removeAutor(id: string, actor: Actor): Promise<boolean> {
  return writeRecorded({ actor, action: "autor.eliminado", target: id }, async (trx) => {
    const gone = trx.deleteFrom("autores").where("id", "=", id).returning("nombre");
    return (await gone.executeTakeFirst()) ?? false;
  });
}
