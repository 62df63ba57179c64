import { beforeEach, describe, expect, it } from "vitest";
import { centimosOf, FRANJAS, type PrecioModo } from "~base/precio";
import { alternativasOf } from "~features/comparativa/alternativas";
import { premiosOf } from "~features/comparativa/premios";
import { chooseProductos } from "~features/filtros/lista.server";
import { findByIds } from "~nouns/productos/queries/productos.server";
import { testDatabase } from "../../../../support/database";
import { makePick } from "../../../../support/make-pick";
import { changeRows, insertRows } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";

testDatabase();

const HOUR_MS = 3_600_000;
const NOW = new Date().toISOString();
const hoursAgo = (hours: number) => new Date(Date.parse(NOW) - hours * HOUR_MS).toISOString();
const CATEGORIES = ["mobiliario", "sillas-coche", "sueno-descanso"];

const pick = makePick();
const sheets = Array.from({ length: 48 }, (_, n) => {
  const price = pick(null, "consultar", "49,90 €", "89,00 €", "desde 129,00 €", "299,00 €");
  return {
    ...{ slug: `p${n}`, category: CATEGORIES[n % 3] ?? "", rating: pick(0, 3.5, 4.2) },
    ...{
      id: pick(`B0ABCDE${100 + n}`, `p-${n}`),
      estado: pick<"published" | "draft">("published", "published", "draft"),
    },
    ...{ price, precio_centimos: centimosOf(price), hours: price ? pick(1, 23, 400, 900) : null },
    tienda: pick(null, null, "La Nube"),
    franja: n % 7 === 3 ? ("alto" as const) : null,
  } as const;
});
type Sheet = (typeof sheets)[number];

beforeEach(async () => {
  for (const { slug, hours, tienda, ...row } of sheets) {
    await addProducto(slug, {
      ...row,
      precio_comprobado_at: hours === null ? null : hoursAgo(hours),
      tienda,
      tienda_url: tienda && "https://nube.example/1",
    });
  }
});

const set = (clave: string, valor: string) =>
  insertRows("ajustes", { clave, valor, updated_at: NOW });

/** Computes the third by sorting all prices, to check the query, which counts. */
function thirdOf({ category, precio_centimos }: Sheet): number | null {
  const prices = sheets
    .filter((each) => each.category === category && each.estado === "published")
    .flatMap((each) => each.precio_centimos ?? [])
    .sort((one, other) => one - other);
  if (precio_centimos === null || prices.length < 3) return null;
  return Math.floor((3 * prices.indexOf(precio_centimos)) / prices.length);
}

function expected(sheet: Sheet, modo: PrecioModo, maxHours: number) {
  const nothing = { price: null, franja: null, precioDe: null };
  const isOfOtherShop = sheet.tienda !== null && sheet.id.startsWith("p-");
  if (modo === "franja" && sheet.franja && !isOfOtherShop) return { ...nothing, franja: 2 };
  if (!sheet.price || (maxHours > 0 && (sheet.hours ?? 0) > maxHours)) return nothing;
  if (modo === "") return { ...nothing, price: sheet.price };
  if (isOfOtherShop) return { ...nothing, price: sheet.price, precioDe: "La Nube" };
  return modo === "franja" ? { ...nothing, franja: thirdOf(sheet) } : nothing;
}

const published = sheets.filter(({ estado }) => estado === "published");
const ids = published.map(({ id }) => id);

describe.each<PrecioModo>(["", "franja", "ninguno"])("with the way «%s»", (modo) => {
  describe.each(["", "nuestra-21"])("and the tag «%s»", (tag) => {
    it.each([0, 24, 720])(
      "shows of each price what may be shown, at most %i h old",
      async (hours) => {
        for (const pair of Object.entries({ precio_modo: modo, tag, precio_horas: `${hours}` })) {
          await set(...pair);
        }
        const found = await findByIds(ids);
        expect(found).toHaveLength(published.length);
        for (const [n, { price, franja, precioDe }] of found.entries()) {
          const shown = { price: price?.replace(/\s/g, " ") ?? null, franja, precioDe };
          expect([ids[n], shown]).toEqual([ids[n], expected(published[n] as Sheet, modo, hours)]);
        }
      },
    );
  });

  it("compares and orders by nothing that is not shown", async () => {
    await set("precio_modo", modo);
    const found = await findByIds(ids);
    const shown = new Set(found.filter(({ price }) => price).map(({ slug }) => slug));
    for (const each of found) {
      for (const { slug, diferencias } of alternativasOf(each, found, NOW)) {
        if (!diferencias.some(({ texto }) => texto.startsWith("Precio"))) continue;
        expect([shown.has(each.slug), shown.has(slug)]).toEqual([true, true]);
      }
    }
    for (let n = 0; n + 3 <= found.length; n += 3) {
      const three = found.slice(n, n + 3);
      const [, , byPrice] = premiosOf(three, NOW);
      const isComparable = three.every(({ price }) => price);
      expect(isComparable ? [] : byPrice?.ganadores).toEqual([]);
    }
    const { filtro } = await chooseProductos(
      ["mobiliario"],
      new URLSearchParams("hasta=100&orden=precio"),
    );
    const names = filtro.campos.map(({ name }) => name);
    expect(names.includes("franja")).toBe(modo === "franja");
    expect(names.includes("franja") && names.includes("hasta")).toBe(false);
  });
});

it("lists the products of a third, and by thirds", async () => {
  await set("precio_modo", "franja");
  const all = await chooseProductos(["mobiliario"], new URLSearchParams("orden=precio"));
  // A list computes all thirds at once, and must agree with the query of a card.
  for (const [band, name] of FRANJAS.entries()) {
    const query = new URLSearchParams({ franja: name });
    const { productos } = await chooseProductos(["mobiliario"], query);
    const same = all.productos.filter(({ franja }) => franja === band);
    expect(productos.map(({ id }) => id).sort()).toEqual(same.map(({ id }) => id).sort());
  }
  expect(all.productos.map(({ franja }) => franja)).toContain(0);
  const bands = all.productos.map(({ franja }) => franja ?? 9);
  expect(bands).toEqual(bands.toSorted());
});

it("offers nothing by price where none may be shown", async () => {
  await set("precio_modo", "ninguno");
  await changeRows("productos", { tienda_url: null });
  const { filtro, total } = await chooseProductos(
    ["mobiliario"],
    new URLSearchParams("hasta=1&orden=precio&franja=bajo"),
  );
  expect(filtro.isAsked).toBe(false);
  expect(total).toBe(published.filter(({ category }) => category === "mobiliario").length);
  expect(filtro.ordenes.map(({ value }) => value)).not.toContain("precio");
  expect(filtro.campos.map(({ name }) => name)).toEqual([]);
});
