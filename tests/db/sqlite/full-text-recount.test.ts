import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "~db/client.server";
import { migrations } from "~db/schema/migrations";
import { openDatabase } from "~db/sqlite/open.server";
import { makeProducto } from "../../domain/busqueda/content";
import { insertCategorias, insertConsejos, insertTipos } from "../../domain/consejos/seed";
import { testDatabase } from "../../support/database";

const db = testDatabase(async (database) => {
  await insertCategorias(database, "mobiliario", "textil-cuna");
  await insertTipos(database);
});

const WORDS = ["cuna", "trona", "manta", "haya", "roble", "sol", "luna", "360", "ñandú"];

let seed = 5;
const next = (n: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % n;
};
const text = () => [0, 1, 2].map(() => WORDS[next(WORDS.length)]).join(" ");
const list = () => JSON.stringify([text(), text()]);
const one = <T>(all: readonly T[]): T => all[next(all.length)] as T;

const INDEX = "0022_palabras_buscadas";

/** All that the index of a kind holds, by the id of what it belongs to. */
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

/** A copy whose index is made anew from its rows. */
async function recounted() {
  const file = `${db.file()}.${seed}`;
  await sql`vacuum into ${file}`.execute(db.database().writer);
  const copy = openDatabase(file);
  await sql`drop table sinonimos`.execute(copy.writer);
  for (const tabla of ["productos", "consejos"]) {
    await sql`drop trigger ${sql.ref(`${tabla}_busqueda_orden`)}`.execute(copy.writer);
    await sql`drop table ${sql.table(`busqueda_${tabla}_terminos`)}`.execute(copy.writer);
  }
  await migrations[INDEX]?.up(copy.writer);
  return copy;
}

const CHANGES: readonly [name: string, change: () => string][] = [
  ["titles", () => `update productos set titulo_folded = '${text()}'`],
  ["short texts", () => `update productos set descripcion = '${text()}'`],
  ["no short text", () => "update productos set descripcion = null"],
  ["lists", () => `update productos set keyfeatures = '${list()}'`],
  ["other lists", () => `update productos set pros = '${list()}', cons = '${list()}'`],
  ["bodies", () => `update productos set contenido_principal = '${text()}'`],
  ["categories", () => `update productos set category = '${one(["mobiliario", "textil-cuna"])}'`],
  ["recommended", () => `update productos set isrecommended = ${next(2)}, rating = ${next(6)}`],
  ["published", () => `update productos set estado = '${one(["draft", "published"])}'`],
  ["keys", () => `update productos set id = 'K' || id || '${next(9)}'`],
  ["deleted", () => "delete from productos"],
  ["titles of articles", () => `update consejos set titulo_folded = '${text()}'`],
  [
    "texts of articles",
    () => `update consejos set extracto = '${text()}', contenido = '${text()}'`,
  ],
  ["articles published", () => `update consejos set estado = '${one(["draft", "published"])}'`],
  ["articles deleted", () => "delete from consejos"],
];

it("is, after any changes, what it would be if it were made anew", async () => {
  const run = (query: string) => sql.raw(query).execute(db.database().writer);
  for (let n = 0; n < 360; n++) {
    if (n % 3 === 0) {
      const id = `P${n}`;
      const row = { ...makeProducto({ title: text(), id, slug: id.toLowerCase() }), pros: list() };
      await db.database().write((trx) => trx.insertInto("productos").values(row).execute());
      await insertConsejos(db.database(), { id: `c${n}`, titulo: text(), day: 1 + (n % 28) });
    }
    const [, change] = one(CHANGES);
    const tabla = change().includes("consejos") ? "consejos" : "productos";
    await run(
      `${change()} where id = (select id from ${tabla} order by id limit 1 offset ${next(9)})`,
    );
    if (n % 40 === 0)
      await run("update categorias set nombre = nombre || 'x', oculta = 1 - oculta");
    if (n % 60 === 59) {
      const copy = await recounted();
      for (const each of ["productos", "consejos"]) {
        expect(await dump(db.database(), each)).toEqual(await dump(copy, each));
      }
      await copy.close();
    }
  }
});
