import { CompiledQuery, sql } from "kysely";
import type { Trx } from "../schema/database";

const texts = import.meta.glob<string>("./base/*.sql", { query: "?raw", import: "default" });

const ORDER = ["tablas", "reglas", "busqueda"];

/** Makes the tables as the migrations up to the last one in `base/tablas.sql` do, and notes these. */
export async function createBase(trx: Trx): Promise<void> {
  for (const name of ORDER) {
    const text = await texts[`./base/${name}.sql`]?.();
    await trx.executeQuery(CompiledQuery.raw(text ?? ""));
  }
  // The moment tells sites apart that share a store by mistake.
  await sql`update kysely_migration set timestamp = ${new Date().toISOString()}`.execute(trx);
}
