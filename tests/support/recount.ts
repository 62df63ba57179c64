import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { isOnPostgres } from "~/runtime/env.server";
import type { Database, Read } from "~db/client.server";
import { migrations } from "~db/schema/migrations";
import { openDatabase } from "~db/sqlite/open.server";

const INDEX = ["0022_palabras_buscadas", "0061_palabras_por_lugar"];

/** Reads the whole search index of a table, sorted by the id of its rows. */
async function dump(database: Database, tabla: string) {
  const index = `busqueda_${tabla}`;
  const rows = async (query: string) => (await sql.raw(query).execute(database.writer)).rows;
  const parts = [await rows(`select id, titulo, recomendado, rating from ${index} order by id`)];
  for (const part of ["palabras", "trigramas"]) {
    const instances = `${index}_${part}_each`;
    await rows(
      `create virtual table temp.${instances} using fts5vocab(main, ${index}_${part}, instance)`,
    );
    parts.push(
      await rows(`select id, term, col, offset from ${instances} left join ${index} on n = doc
        order by id, term, col, offset`),
    );
    await rows(`drop table ${instances}`);
  }
  return parts;
}

/** Copies the database, and rebuilds the search index in the copy from its rows. */
async function recounted(database: Database, file: string) {
  await sql`vacuum into ${file}`.execute(database.writer);
  const copy = openDatabase(file);
  await sql`drop table sinonimos`.execute(copy.writer);
  for (const tabla of ["productos", "consejos"]) {
    await sql`drop trigger ${sql.ref(`${tabla}_busqueda_orden`)}`.execute(copy.writer);
    await sql`drop table ${sql.table(`busqueda_${tabla}_terminos`)}`.execute(copy.writer);
    // Migration 0022, run again here, expects this table, which migration 0061 has dropped.
    await sql`create table ${sql.table(`busqueda_${tabla}_vocabulario`)} (n)`.execute(copy.writer);
  }
  for (const migration of INDEX) await migrations[migration]?.up(copy.writer);
  return copy;
}

/** Fails unless the search index equals one that is rebuilt from the rows. */
export async function expectExactIndex(db: { file: () => string; database: () => Database }) {
  if (isOnPostgres) return expectExactWords(db.database());
  const copy = await recounted(db.database(), `${db.file()}.${randomUUID()}`);
  for (const each of ["productos", "consejos"]) {
    expect(await dump(db.database(), each)).toEqual(await dump(copy, each));
  }
  await copy.close();
}

async function readWords(db: Read) {
  const tables = ["productos", "consejos"].map(
    (each) => `select id, titulo, recomendado, rating, terminos, palabras
      from busqueda_${each} order by id`,
  );
  const terms = "select * from busqueda_terminos order by indice, campo, palabra";
  const all = [...tables, terms].map((query) => sql.raw(query).execute(db));
  return (await Promise.all(all)).map(({ rows }) => rows);
}

/** Does the same on PostgreSQL, where the index is a column of words. */
async function expectExactWords(database: Database): Promise<void> {
  const before = await readWords(database.read);
  await database.write(async (trx) => {
    for (const each of ["productos", "consejos"]) {
      await sql.raw(`delete from busqueda_${each}`).execute(trx);
      await sql
        .raw(`select busqueda_pone('${each}', (select array_agg(entrada_de(p)) from ${each} as p
          where estado = 'published'))`)
        .execute(trx);
    }
  });
  expect(await readWords(database.read)).toEqual(before);
}
