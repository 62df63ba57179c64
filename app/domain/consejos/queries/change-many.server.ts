import { nowIso } from "~/domain/fechas";
import type { Actor } from "~/domain/historial/historial.server";
import type { Lote, LoteOutcome } from "~/domain/lotes/lote";
import { discardRecorded } from "~/domain/papelera/papelera.server";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { obstaclesTo } from "~/domain/revision-editorial/nota";
import { requirePicture } from "~/domain/revision-editorial/reglas";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { changeEstado, keepSaved } from "./change-consejos.server";

export function findTitles(ids: readonly string[]) {
  return database()
    .read.selectFrom("consejos")
    .select(["id", "titulo as title"])
    .where("id", "in", listed(ids))
    .orderBy("titulo_folded")
    .execute();
}

/** Changes all or none; those that are gone are passed over. */
export function changeMany({ accion, ids }: Lote, actor: Actor): Promise<LoteOutcome> {
  return database().write(async (trx) => {
    const found = trx.selectFrom("consejos").selectAll().where("id", "in", listed(ids));
    const rows = (await found.execute()).filter(({ estado }) => estado !== accion);
    const titles = rows.flatMap((row) => {
      const obstacles = obstaclesTo([...requirePicture(row.imagen), ...checkConsejo(row)]);
      return obstacles.length > 0 ? `«${row.titulo}» (${obstacles.join(" ")})` : [];
    });
    if (accion === "published" && titles.length > 0) return { outcome: "unlawful", titles };
    const change = { estado: accion === "published" ? accion : "draft", at: nowIso() } as const;
    for (const { id, titulo } of rows) {
      if (accion === "eliminar") {
        await discardRecorded(trx, { tipo: "consejo", id }, actor);
      } else {
        await changeEstado(trx, id, change);
        await keepSaved(trx, { id, campos: { titulo }, actor, action: "consejo.editado" });
      }
    }
    return { outcome: "saved" };
  });
}
