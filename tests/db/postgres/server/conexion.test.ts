import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { OutcomeUnknownError } from "~/runtime/outcome-unknown-error";
import { openDatabase } from "~db/postgres/open.server";
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

const ASLEEP = "wait_event = 'PgSleep' and pid <> pg_backend_pid()";

it("a read whose connection is lost while it runs is tried once more", async () => {
  const slow = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(2)`;
  const asked = slow.execute(db.database().read);
  const kill = `do $$ begin
    while not exists (select from pg_stat_activity where ${ASLEEP}) loop
      perform pg_sleep(0.02), pg_stat_clear_snapshot();
    end loop;
    create table cortada as select pid from pg_stat_activity where ${ASLEEP};
    perform pg_terminate_backend(pid) from cortada;
  end $$`;
  await asOwner(nameOf(), kill);
  const [answer] = (await asked).rows;
  const { rows } = await sql<{ pid: number }>`select pid from cortada`.execute(db.database().read);
  await asOwner(nameOf(), "drop table cortada");
  expect(rows).toHaveLength(1);
  expect(answer?.pid).not.toBe(rows[0]?.pid);
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

const COMMIT = "commit\0";

/** Cuts the connection at a commit. @param hasIt true if the server has got the commit by then */
async function cutAtCommit(hasIt: boolean) {
  const url = new URL(db.file());
  const socket = `${url.searchParams.get("host")}/.s.PGSQL.5432`;
  const proxy = createServer((host) => {
    const server = connect(socket);
    const end = () => void [host.destroy(), server.destroy()];
    for (const each of [host, server]) each.on("error", end).on("close", end);
    let isCut = false;
    host.on("data", (chunk) => {
      isCut ||= chunk.includes(COMMIT);
      if (isCut && !hasIt) end();
      else server.write(chunk);
    });
    server.on("data", (chunk) => (isCut ? end() : host.write(chunk)));
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  url.searchParams.delete("host");
  const database = openDatabase(url.href);
  return { database, close: () => database.close().then(() => proxy.close()) };
}

it.each([
  ["before", false, 0],
  ["after", true, 1],
])(
  "a unit cut off %s the server has its commit is told as unknown and not run again",
  async (_, hasIt, stored) => {
    const { database, close } = await cutAtCommit(hasIt);
    let runs = 0;
    const write = database.write((trx) => {
      runs += 1;
      return trx.insertInto("envios").values(add("uno")).execute();
    });
    await expect(write).rejects.toBeInstanceOf(OutcomeUnknownError);
    expect([runs, await countEnvios()]).toEqual([1, stored]);
    await close();
  },
);

it("a write that the server forbids is told as such, and not as a fault of the disk", async () => {
  const error = await db
    .database()
    .write(async (trx) => {
      await sql`set transaction read only`.execute(trx);
      await trx.insertInto("envios").values(add("uno")).execute();
    })
    .catch((caught) => caught);
  expect(explainTrouble(error)).toContain("no deja escribir: mira los permisos de su usuario");
});

it("NUL is left out of texts, lists of them and rows that travel as JSON", async () => {
  const { rows } = await sql<{ plain: string; listed: string }>`
    select ${"a\0b"}::text as plain, (${["c\0d"]}::text[])[1] as listed`.execute(
    db.database().read,
  );
  expect(rows).toEqual([{ plain: "ab", listed: "cd" }]);
});
