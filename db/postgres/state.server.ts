import { sql } from "kysely";
import { codeOf } from "~/runtime/error-code";
import type { Read } from "../schema/database";
import { compareMigrations, type DatabaseState } from "../schema/migration-state";
import { isLost } from "./errors.server";

const OLDEST = 15;
const MOST_SECONDS_OFF = 5;

type Looked = Record<"version" | "seconds", number> &
  Record<"has_icu" | "may_create", boolean> &
  Record<"encoding" | "person", string> & { place: string | null };

/** @returns sentences about a server or database that the site cannot use */
export async function findServerProblems(read: Read, now = Date.now): Promise<string[]> {
  // Connects first, because a server that wakes slowly would seem to be off.
  await sql`select 1`.execute(read);
  const before = now();
  const { rows } = await sql<Looked>`
    select current_setting('server_version_num')::int / 10000 as version,
      extract(epoch from clock_timestamp())::float8 as seconds,
      (select pg_encoding_to_char(encoding) from pg_database
        where datname = current_database()) as encoding,
      exists (select from pg_collation where collname = 'und-x-icu') as has_icu,
      quote_ident(current_user) as person, quote_ident(current_schema()) as place,
      has_schema_privilege(current_schema(), 'create') as may_create`.execute(read);
  const [looked] = rows as [Looked];
  const { version, encoding, has_icu } = looked;
  const off = Math.round(Math.abs(looked.seconds - (before + now()) / 2000));
  return [
    ...(version < OLDEST
      ? [`Es PostgreSQL ${version}, y hace falta la ${OLDEST} o posterior.`]
      : []),
    ...(encoding !== "UTF8"
      ? [`Guarda los textos en ${encoding}. Crea otra base de datos con encoding 'UTF8'.`]
      : []),
    ...(has_icu ? [] : ["El servidor está hecho sin ICU, que hace falta para buscar."]),
    ...(off > MOST_SECONDS_OFF
      ? [`Su reloj y el de este servidor se llevan ${off} segundos. Pon los dos en hora.`]
      : []),
    ...lackOf(looked),
  ];
}

function lackOf({ place, person, may_create }: Looked): string[] {
  if (may_create) return [];
  const nowhere = `De su search_path no hay ningún esquema que ${person} pueda usar: create schema NOMBRE authorization ${person}`;
  const barred = `${person} no puede crear tablas: grant create on schema ${place} to ${person}`;
  return [place === null ? nowhere : barred];
}

export function refusedConnection(error: unknown): string | undefined {
  if (/^28/.test(codeOf(error) ?? "")) return "No acepta el usuario o la clave de DATABASE_URL.";
  if (codeOf(error) === "3D000") return "No existe la base de datos que nombra DATABASE_URL.";
  if (codeOf(error) === "42501") return "Las tablas son de otro usuario: alter table … owner to …";
  if (isLost(error) || !(error instanceof Error)) return undefined;
  return /SSL|certificate|self.signed/i.test(error.message)
    ? `No se entiende con TLS (${error.message}). Revisa sslmode en DATABASE_URL.`
    : undefined;
}

export async function stateOf(read: Read): Promise<DatabaseState> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(read);
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return "empty";
  if (!["kysely_migration", "content_version"].every((name) => names.includes(name)))
    return "foreign";
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(read);
  return compareMigrations(done.rows.map(({ name }) => name));
}
