import { expect, it } from "vitest";
import { datosOf } from "~nouns/ficha/datos.server";
import { type Ficha, fichaText } from "~nouns/ficha/ficha";
import { findBySlug, findDraft } from "~nouns/productos/queries/productos.server";
import { siteDatabase } from "../../../support/database";
import { makePick } from "../../../support/make-pick";
import { addProducto } from "../../catalogo";

siteDatabase();
const CATEGORIES = ["sillas-coche", "carritos-sillas-paseo"];

it("a fact is named as not measured where a published product of the same category has it", async () => {
  const pick = makePick();
  const datos = (await datosOf("sillas-coche")).filter(({ tipo }) => tipo === "numero");
  const made = Array.from({ length: 12 }, (_, n) => ({
    slug: `p${n}`,
    category: pick(...CATEGORIES),
    estado: pick("published" as const, "published" as const, "draft" as const),
    ficha: Object.fromEntries(
      datos.flatMap(({ id }) =>
        pick(true, false, false, false) ? [[id, { valor: n, fuente: "medido" }]] : [],
      ),
    ) as Ficha,
  }));
  for (const { slug, ficha, ...columns } of made) {
    await addProducto(slug, { ...columns, ficha: fichaText(ficha) });
  }
  const hasDrafts = made.some(({ estado }) => estado === "draft");
  expect(hasDrafts).toBe(true);
  for (const own of made) {
    const isPublished = own.estado === "published";
    const shown = await (isPublished ? findBySlug(own.slug) : findDraft(`p-${own.slug}`));
    const others = made.filter(
      ({ category, estado }) => category === own.category && estado === "published",
    );
    const expected = datos.filter(({ id }) => [own, ...others].some(({ ficha }) => ficha[id]));
    const ids = Object.keys(own.ficha).length > 0 ? expected.map(({ id }) => id) : [];
    expect(shown?.ficha.map(({ id }) => id)).toEqual(ids);
  }
});
