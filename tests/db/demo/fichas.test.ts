import { expect, it } from "vitest";
import { categorias } from "~db/baseline/categorias";
import { semillaDatos } from "~db/baseline/datos";
import { demoProductos } from "~db/demo/catalogo";
import { demoFicha } from "~db/demo/fichas";
import { DATOS_LIMIT, NOMBRE_MAX_LENGTH, UNIDAD_MAX_LENGTH } from "~nouns/ficha/dato";
import { fichaText, mediaOf, parseFicha } from "~nouns/ficha/ficha";

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
    if (row.mejor) expect(row.tipo).toBe("numero");
    if (row.filtrable) expect(row.tipo).not.toBe("texto");
  }
  expect(new Set(semillaDatos.map(({ row }) => row.id)).size).toBe(semillaDatos.length);
});

it("gives each product values of its own category, each of the kind of its fact", () => {
  for (const { slug, category } of demoProductos) {
    const ficha = parseFicha(demoFicha(slug));
    expect(Object.keys(ficha), slug).not.toEqual([]);
    expect(fichaText(ficha)).toBe(demoFicha(slug));
    for (const [id, { valor }] of Object.entries(ficha)) {
      const dato = semillaDatos.find(({ row }) => row.id === id);
      expect(dato?.categoria, `${slug} ${id}`).toBe(mainOf(category));
      expect(typeof valor, `${slug} ${id}`).toBe(dato?.row.tipo === "texto" ? "string" : "number");
    }
  }
});

/** Grams stand in the texts where the sheet has kilos, and months where they are years. */
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
    return Object.entries(parseFicha(demoFicha(producto.slug))).flatMap(([id, { valor }]) => {
      const { tipo, peso } = semillaDatos.find(({ row }) => row.id === id)?.row ?? {};
      if (typeof valor !== "number" || tipo === "si_no" || peso) return [];
      return spellings(valor).some((text) => texts.includes(text)) ? [] : [`${id} ${valor}`];
    });
  });
  expect(odd).toEqual([]);
});

it("scores what a sheet has criteria for, close to the rating of the product", () => {
  const medias = demoProductos.flatMap(({ slug, rating }) => {
    const ficha = parseFicha(demoFicha(slug));
    const datos = semillaDatos.map(({ row }) => ({ ...row, opciones: [], filtrable: false }));
    const media = mediaOf(datos, ({ id }) => String(ficha[id]?.valor ?? ""));
    return media === undefined ? [] : [{ slug, off: Math.abs(media - rating) }];
  });
  expect(medias.length).toBeGreaterThan(12);
  expect(medias.filter(({ off }) => off > 0.2)).toEqual([]);
});
