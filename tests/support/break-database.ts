import { sql } from "kysely";
import { isOnPostgres } from "~/runtime/env.server";
import { database } from "~db/client.server";

const run = (statement: string) => sql.raw(statement).execute(database().writer);

/** Removes a table until the next test. */
export const takeAway = (table: string) =>
  run(isOnPostgres ? `alter table ${table} rename to ${table}_away` : `drop table ${table}`);

const failing = (code: string) => `create or replace function fault() returns trigger
  language plpgsql as $$ begin raise exception 'no room' using errcode = '${code}'; end $$`;

/** Makes the database refuse such writes until the next test. */
export async function refuseWrites(
  table: string,
  event: "insert" | "update" | "delete",
): Promise<void> {
  if (isOnPostgres) await run(failing("23000"));
  const body = isOnPostgres
    ? "for each row execute function fault()"
    : "begin select raise(abort, 'no room'); end";
  await run(`create trigger fault_${table} before ${event} on ${table} ${body}`);
}

/** Fakes a full disk: a file may not grow any more, and a server refuses to write to tables. */
export async function fillDisk(...tables: string[]): Promise<void> {
  if (!isOnPostgres) return void (await run("pragma max_page_count = 1"));
  await run(failing("53100"));
  for (const table of tables) {
    await run(`create trigger fault before insert or update on ${table}
      for each row execute function fault()`);
  }
}
