import { sql } from "kysely";
import { it } from "vitest";
import { makeProducto } from "../../domain/features/busqueda/content";
import { insertCategorias, insertConsejos, insertTipos } from "../../domain/nouns/consejos/seed";
import { testDatabase } from "../../support/database";
import { insertRows } from "../../support/insert-rows";
import { expectExactIndex } from "../../support/recount";

const db = testDatabase(async () => {
  await insertCategorias("mobiliario", "textil-cuna");
  await insertTipos();
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
      await insertRows("productos", row);
      await insertConsejos({ id: `c${n}`, titulo: text(), day: 1 + (n % 28) });
    }
    const [, change] = one(CHANGES);
    const tabla = change().includes("consejos") ? "consejos" : "productos";
    await run(
      `${change()} where id = (select id from ${tabla} order by id limit 1 offset ${next(9)})`,
    );
    if (n % 40 === 0)
      await run("update categorias set nombre = nombre || 'x', oculta = 1 - oculta");
    if (n % 60 === 59) {
      await expectExactIndex(db);
    }
  }
});
