import { sql } from "kysely";
import type { Trx } from "../schema/database";
import { jsonRows } from "./engine.server";

export async function addCounts(
  trx: Trx,
  table: "vistas" | "busquedas_vacias",
  counted: readonly { veces: number }[],
  key: readonly string[],
): Promise<void> {
  const columns = [...key, "veces"];
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from (${jsonRows(table, counted, columns)}) as counted where true
    on conflict (${sql.join(key.map((name) => sql.ref(name)))})
    do update set veces = ${sql.ref(`${table}.veces`)} + excluded.veces`.execute(trx);
}
