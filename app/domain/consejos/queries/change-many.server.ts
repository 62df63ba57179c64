import type { ChangeMany } from "~/domain/lotes/lote";
import { discardRecorded } from "~/domain/papelera/papelera.server";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { obstaclesTo } from "~/domain/revision-editorial/nota";
import { requirePicture } from "~/domain/revision-editorial/reglas";
import { keepVersion } from "~/domain/versiones/versiones.server";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { keepSaved, publishedAt } from "./change-consejos.server";

export function findTitles(ids: readonly string[]) {
  return database()
    .read.selectFrom("consejos")
    .select(["id", "titulo as title"])
    .where("id", "in", listed(ids))
    .orderBy("titulo_folded")
    .execute();
}

/** Changes all or none; those that are gone are passed over. */
export const changeMany: ChangeMany<"published" | "draft" | "eliminar"> = (
  { accion, ids },
  actor,
) =>
  database().write(async (trx) => {
    const found = trx.selectFrom("consejos").selectAll().where("id", "in", listed(ids));
    const rows = (await found.execute()).filter(({ estado }) => estado !== accion);
    const titles = rows.flatMap((row) => {
      const obstacles = obstaclesTo([...requirePicture(row.imagen), ...checkConsejo(row)]);
      return obstacles.length > 0 ? `«${row.titulo}» (${obstacles.join(" ")})` : [];
    });
    if (accion === "published" && titles.length > 0) return { outcome: "unlawful", titles };
    const at = new Date().toISOString();
    for (const { id, titulo } of rows) {
      if (accion === "eliminar") {
        await discardRecorded(trx, { tipo: "consejo", id }, actor);
        continue;
      }
      await keepVersion(trx, { tipo: "consejo", id });
      await trx
        .updateTable("consejos")
        .set({ estado: accion, updated_at: at })
        .set((eb) => ({ version: eb("version", "+", 1) }))
        .$if(accion === "published", (query) => query.set(publishedAt(at)))
        .where("id", "=", id)
        .execute();
      await keepSaved(trx, { id, campos: { titulo }, actor, action: "consejo.editado" });
    }
    return { outcome: "saved" };
  });
