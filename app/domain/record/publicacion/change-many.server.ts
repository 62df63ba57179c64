import { database, type Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import type { Actor } from "~record/historial/historial.server";
import { type ListedKind, obstaclesOf, type Row, titleOf, tituloOf } from "~record/kind.server";
import { discardRecorded } from "~record/papelera/papelera.server";
import { TABLES } from "~record/tipos/tipo";
import type { Varios } from "~record/varios/varios";

export function findTitles(kind: ListedKind, ids: readonly string[]) {
  const own = database().read.selectFrom(TABLES[kind.tipo]).where("id", "in", listed(ids));
  const titled = own.select(["id", tituloOf(kind).as("title")]).orderBy("titulo_folded");
  return titled.execute();
}

export async function nombreOf({ grupo }: ListedKind, slug: string): Promise<string> {
  const found = database().read.selectFrom(grupo.table).select("nombre").where("slug", "=", slug);
  return (await found.executeTakeFirst())?.nombre ?? slug;
}

/** Changes all rows or none; those deleted, or in that state already, are skipped. */
export function changeMany(kind: ListedKind, varios: Varios, actor: Actor) {
  const { accion, ids, categoria } = varios;
  return database().write(async (trx) => {
    const found = trx.selectFrom(TABLES[kind.tipo]).selectAll().where("id", "in", listed(ids));
    const rows = (await found.execute()).filter(({ estado }) => estado !== accion);
    const titles = accion === "published" ? rows.flatMap((row) => nameUnlawful(kind, row)) : [];
    if (titles.length > 0) return { outcome: "unlawful" as const, titles };
    if (accion === "categoria" && (await kind.grupo.choose(trx, categoria)) === undefined) {
      return { outcome: "no-categoria" as const };
    }
    for (const { id } of rows) await changeOne(trx, { kind, id }, varios, actor);
    return { outcome: "saved" as const };
  });
}

function nameUnlawful(kind: ListedKind, row: Row): string[] {
  const obstacles = obstaclesOf(kind, row);
  return obstacles.length > 0 ? [`«${titleOf(kind, row)}» (${obstacles.join(" ")})`] : [];
}

function changeOne(
  trx: Trx,
  { kind, id }: { kind: ListedKind; id: string },
  { accion, categoria }: Varios,
  actor: Actor,
) {
  if (accion === "eliminar") return discardRecorded(trx, kind, id, actor);
  if (accion === "precio") return kind.checkPrecio?.(trx, id, actor);
  const changes = accion === "categoria" ? { [kind.grupo.campo]: categoria } : { estado: accion };
  return kind.update(trx, { id }, changes, { actor });
}
