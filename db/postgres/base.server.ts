import { CompiledQuery, sql } from "kysely";
import type { Trx } from "../schema/database";

const texts = import.meta.glob<string>("./base/*.sql", { query: "?raw", import: "default" });

const ORDER = ["tablas", "reglas", "busqueda"];

/** Makes the tables of the migrations named in `base/tablas.sql`, and records these as run. */
export async function createBase(trx: Trx): Promise<void> {
  for (const name of ORDER) {
    const text = await texts[`./base/${name}.sql`]?.();
    await trx.executeQuery(CompiledQuery.raw(text ?? ""));
  }
  // The time of the first migration identifies a site, and must differ between new ones.
  await sql`update kysely_migration set timestamp = ${new Date().toISOString()}`.execute(trx);
}
