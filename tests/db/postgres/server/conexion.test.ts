import { sql } from "kysely";
import { expect, it } from "vitest";
import { OutcomeUnknownError } from "~db/engine/base/outcome-unknown-error";
import { explainTrouble, isWriteTrouble } from "~db/trouble.server";
import { testDatabase } from "../../../support/database";
import { asOwner } from "../../../support/database-postgres";

const db = testDatabase();

const KILL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

const nameOf = () => new URL(db.file()).pathname.slice(1);
const countEnvios = async () =>
  (await db.database().read.selectFrom("envios").selectAll().execute()).length;

const add = (idem: string) => ({ idem, resultado: "", created_at: "" });

it("a read after a lost connection is tried once more", async () => {
  expect(await countEnvios()).toBe(0);
  await asOwner(nameOf(), KILL);
  expect(await countEnvios()).toBe(0);
});

it("a unit whose connection is lost before its commit is run again, and stored once", async () => {
  let runs = 0;
  await db.database().write(async (trx) => {
    runs += 1;
    await trx.insertInto("envios").values(add("uno")).execute();
    if (runs === 1) await asOwner(nameOf(), KILL);
    await trx.insertInto("envios").values(add("dos")).execute();
  });
  expect([runs, await countEnvios()]).toEqual([2, 2]);
});

it("a unit whose connection is lost in its commit is not run again, and nobody says that it was stored", async () => {
  await asOwner(
    nameOf(),
    `create or replace function fault() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`,
    `create constraint trigger fault after insert on envios deferrable initially deferred
      for each row execute function fault()`,
  );
  let runs = 0;
  const error = await db
    .database()
    .write((trx) => {
      runs += 1;
      return trx.insertInto("envios").values(add("uno")).execute();
    })
    .catch((caught) => caught);
  expect(error).toBeInstanceOf(OutcomeUnknownError);
  expect([runs, isWriteTrouble(error)]).toEqual([1, true]);
  expect(explainTrouble(error)).toContain("no se sabe si se ha guardado");
});

it("NUL is left out of texts, lists of them and rows that travel as JSON", async () => {
  const { rows } = await sql<{ plain: string; listed: string }>`
    select ${"a\0b"}::text as plain, (${["c\0d"]}::text[])[1] as listed`.execute(
    db.database().read,
  );
  expect(rows).toEqual([{ plain: "ab", listed: "cd" }]);
});
