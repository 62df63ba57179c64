import { beforeEach, expect, it } from "vitest";
import { seedDemo } from "~/cli/seed/demo.server";
import { categorias } from "~db/baseline/categorias";
import { semillaDatos } from "~db/baseline/datos";
import { DATOS_LIMIT, NOMBRE_MAX_LENGTH, UNIDAD_MAX_LENGTH } from "~nouns/ficha/dato";
import { claveOf, type Ficha, fichaText, mediaOf, parseFicha } from "~nouns/ficha/ficha";
import { siteDatabase } from "../../support/database";
import { demoProductos } from "../../support/demo";

const db = siteDatabase(seedDemo);
const fichas = new Map<string, string>();
beforeEach(async () => {
  const rows = db.database().read.selectFrom("productos").select(["slug", "ficha"]);
  for (const { slug, ficha } of await rows.execute()) fichas.set(slug, ficha);
});
const fichaOf = (slug: string): Ficha => parseFicha(fichas.get(slug));

const mainOf = (slug: string) =>
  categorias.find((each) => each.slug === slug || each.hijas?.some((hija) => hija.slug === slug))
    ?.slug;

it("gives each main category a sheet that its form would take", () => {
  expect([...new Set(semillaDatos.map(({ categoria }) => categoria))].sort()).toEqual(
    categorias.map(({ slug }) => slug).sort(),
  );
  for (const { slug } of categorias) {
    const rows = semillaDatos.filter(({ categoria }) => categoria === slug).map(({ row }) => row);
    expect(rows.length).toBeLessThanOrEqual(DATOS_LIMIT);
    expect(new Set(rows.map(({ nombre }) => nombre)).size).toBe(rows.length);
  }
  for (const { row } of semillaDatos) {
    expect(row.nombre.length).toBeLessThanOrEqual(NOMBRE_MAX_LENGTH);
    expect(row.unidad.length).toBeLessThanOrEqual(UNIDAD_MAX_LENGTH);
    const isLimit = row.tipo === "numero" && row.filtrable === 1;
    expect(row.frase.split("…").length, row.id).toBe(isLimit ? 2 : 1);
    expect(row.mejor && row.tipo !== "numero", row.id).toBeFalsy();
    expect(row.filtrable && row.tipo === "texto", row.id).toBeFalsy();
  }
  expect(new Set(semillaDatos.map(({ row }) => row.id)).size).toBe(semillaDatos.length);
});

it("gives each product all values of its row, of its own category and of the kind of its fact", () => {
  for (const { slug, category, claves } of demoProductos) {
    const ficha = fichaOf(slug);
    expect(Object.keys(ficha), slug).not.toEqual([]);
    expect(Object.keys(ficha).map(claveOf).sort(), slug).toEqual(claves.sort());
    expect(fichaText(ficha)).toBe(fichas.get(slug));
    for (const [id, { valor }] of Object.entries(ficha)) {
      const dato = semillaDatos.find(({ row }) => row.id === id);
      expect(dato?.categoria, `${slug} ${id}`).toBe(mainOf(category));
      expect(typeof valor, `${slug} ${id}`).toBe(dato?.row.tipo === "texto" ? "string" : "number");
    }
  }
});

/** Spells a value as texts may: in kilos or grams, in months or years, or in words. */
const spellings = (valor: number) => [
  ...[valor, valor * 1000, valor / 12].map((each) => String(each).replace(".", ",")),
  ...(SPELT.get(valor) ?? []),
];
const SPELT = new Map([
  [6.7, ["6 h 40 min"]],
  [14, ["Catorce"]],
]);

it("has no number that the texts of its product do not have", () => {
  const odd = demoProductos.flatMap((producto) => {
    const texts = JSON.stringify(producto).replace(/\u00a0/g, " ");
    return Object.entries(fichaOf(producto.slug)).flatMap(([id, { valor }]) => {
      const { tipo, peso } = semillaDatos.find(({ row }) => row.id === id)?.row ?? {};
      if (typeof valor !== "number" || tipo === "si_no" || peso) return [];
      return spellings(valor).some((text) => texts.includes(text)) ? [] : [`${id} ${valor}`];
    });
  });
  expect(odd).toEqual([]);
});

it("scores what a sheet has criteria for, close to the rating of the product", () => {
  const medias = demoProductos.flatMap(({ slug, rating }) => {
    const ficha = fichaOf(slug);
    const datos = semillaDatos.map(({ row }) => ({ ...row, opciones: [], filtrable: false }));
    const media = mediaOf(datos, ({ id }) => String(ficha[id]?.valor ?? ""));
    return media === undefined ? [] : [{ slug, off: Math.abs(media - rating) }];
  });
  expect(medias.length).toBeGreaterThan(12);
  expect(medias.filter(({ off }) => off > 0.2)).toEqual([]);
});
