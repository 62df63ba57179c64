import type { InsertObject } from "kysely";
import { database } from "~db/client.server";
import type { Schema } from "~db/schema/schema";
import { resolveCategoria, resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";
import { type Row, rowOf } from "./rows";

/** Adds rows to the process's database, with the categories or types that they name. */
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
