import type { InsertObject } from "kysely";
import { database } from "~db/client.server";
import type { Schema } from "~db/schema/schema";
import { resolveCategoria, resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";
import { type Row, rowOf } from "./rows";

/** Writes rows into the database of the process; a category or type that they name is made if it must be. */
export const insertRows = <Table extends keyof Schema>(table: Table, ...rows: Row<Table>[]) =>
  database().write(async (trx) => {
    for (const each of rows) {
      const row: Record<string, string> = { ...rowOf(table, each) };
      if (row.category !== undefined) row.category = await resolveCategoria(trx, row.category);
      if (row.categoria !== undefined) row.categoria = await resolveTipo(trx, row.categoria);
      const whole = row as unknown as InsertObject<Schema, Table>;
      await trx.insertInto(table).values(whole).execute();
    }
  });
