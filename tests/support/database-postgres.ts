import { randomBytes } from "node:crypto";
import pg from "pg";
import { settings } from "~/runtime/env.server";
import { type Database, setDatabase } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { createBase } from "~db/postgres/base.server";
import { openDatabase } from "~db/postgres/open.server";

/** Keeps a copy of all rows in another schema. */
const KEEP = `do $$ declare t text; begin
  create schema plantilla;
  for t in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table plantilla.%1$I as table public.%1$I', t);
  end loop;
end $$`;

/** Restores the copied rows without running triggers, and restarts the sequences. */
const RESET = `set session_replication_role = replica;
  drop function if exists fault cascade;
  do $$ declare t text; b boolean; begin
  for t in select tablename from pg_tables where schemaname = 'public' and tablename like '%_away' loop
    execute format('alter table %I rename to %I', t, left(t, -5));
  end loop;
  for t in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', t) into b;
    if b then execute format('delete from public.%I', t); end if;
    execute format('select exists (select from plantilla.%I)', t) into b;
    if b then execute format('insert into public.%1$I overriding system value table plantilla.%1$I', t); end if;
  end loop;
  perform setval('audit_log_id_seq', (select coalesce(max(id), 0) + 1 from audit_log), false);
end $$`;

const urlOf = (name: string) => {
  const url = new URL(settings().DATABASE_URL ?? "");
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs statements as the tests' own user, who has all rights. */
export async function asOwner(name: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Sends a test's writes through two hosts in turn, so that simultaneous ones race as on two. */
function openOnTwoHosts(url: string): Database {
  const [own, other] = [openDatabase(url), openDatabase(url)];
  let count = 0;
  const inTurn = async <T>(write: (host: Database) => Promise<T>) => {
    count += 1;
    if (count % 2 === 1) return write(own);
    const answer = await write(other);
    await own.catchUp();
    return answer;
  };
  return {
    ...own,
    write: (unit) => inTurn((host) => host.write(unit)),
    writeSoon: (unit) => inTurn((host) => host.writeSoon(unit)),
    close: async () => void (await Promise.all([own.close(), other.close()])),
  };
}

/** The database that others are copied from, made once for all files of a process. */
let model: Promise<string> | undefined;

async function makeModel(): Promise<string> {
  const name = `modelo_${randomBytes(6).toString("hex")}`;
  await asOwner("postgres", `create database ${name}`);
  const database = openDatabase(urlOf(name));
  await database.writer.transaction().execute(createBase);
  await migrate(database);
  await database.write((trx) => trx.deleteFrom("paginas").execute());
  await database.close();
  return name;
}

/** Makes a database for a test file, and restores the rows of `prepare` before each test. */
export async function makePostgres(prepare: (database: Database) => Promise<unknown>) {
  model ??= makeModel();
  const name = `prueba_${randomBytes(6).toString("hex")}`;
  await asOwner("postgres", `create database ${name} template ${await model} strategy file_copy`);
  const first = setDatabase(openDatabase(urlOf(name)));
  await prepare(first);
  await first.close();
  await asOwner(name, KEEP);
  return {
    place: () => urlOf(name),
    async open(): Promise<Database> {
      await asOwner(name, RESET);
      const database = setDatabase(openOnTwoHosts(urlOf(name)));
      await database.catchUp();
      return database;
    },
    drop: () => asOwner("postgres", `drop database ${name} with (force)`),
  };
}
