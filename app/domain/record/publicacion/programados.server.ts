import { sql } from "kysely";
import { database, type Trx } from "~db/client.server";
import { type PublishedKind, tituloOf } from "~record/kind.server";
import { TABLES, TIPOS_PUBLICABLES } from "~record/tipos/tipo";

const isOf = (userId: string) =>
  sql<boolean>`(programado_at is not null and programado_por = ${userId})`;

export async function listProgramadosOf(kinds: readonly PublishedKind[], userId: string) {
  const planned = (kind: PublishedKind) => {
    const rows = database().read.selectFrom(TABLES[kind.tipo]).where(isOf(userId));
    return rows
      .select([tituloOf(kind).as("titulo"), sql<string>`programado_at`.as("at")])
      .execute();
  };
  const changes = database().read.selectFrom("cambios_pendientes").where(isOf(userId));
  const ofChanges = changes.select(["titulo", sql<string>`programado_at`.as("at")]).execute();
  return (await Promise.all([...kinds.map(planned), ofChanges])).flat();
}

/** Moves a person's schedules to another; a trigger cancels any that are left when rights end. */
export async function takeOverProgramados(trx: Trx, from: string, to: string): Promise<void> {
  const tables = TIPOS_PUBLICABLES.map((tipo) => TABLES[tipo]);
  for (const table of [...tables, "cambios_pendientes" as const]) {
    await trx.updateTable(table).set({ programado_por: to }).where(isOf(from)).execute();
  }
}
