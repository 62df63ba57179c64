import { sql } from "kysely";
import { database, type Trx } from "~db/client.server";
import { type PublishedKind, tituloOf } from "~record/kind.server";
import { TABLES, TIPOS_PUBLICABLES } from "~record/tipos/tipo";

const isOf = (userId: string) =>
  sql<boolean>`(programado_at is not null and programado_por = ${userId})`;

/** Names what is scheduled to be published under a person's name. */
export async function listProgramadosOf(kinds: readonly PublishedKind[], userId: string) {
  const planned = (kind: PublishedKind) => {
    const rows = database().read.selectFrom(TABLES[kind.tipo]).where(isOf(userId));
    return rows
      .select([tituloOf(kind).as("titulo"), sql<string>`programado_at`.as("at")])
      .execute();
  };
  return (await Promise.all(kinds.map(planned))).flat();
}

/** A trigger takes the hour off what is left, once the rights of the person who planned it end. */
export async function takeOverProgramados(trx: Trx, from: string, to: string): Promise<void> {
  for (const tipo of TIPOS_PUBLICABLES) {
    await trx.updateTable(TABLES[tipo]).set({ programado_por: to }).where(isOf(from)).execute();
  }
}
