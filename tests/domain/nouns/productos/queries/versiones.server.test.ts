import { expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { findRow } from "~nouns/productos/queries/productos-admin.server";
import { compareVersion, restoreVersion } from "~record/publicacion/compare-versions.server";
import { testDatabase } from "../../../../support/database";
import { forgetKeys } from "../../../../support/forget-keys";
import { editProducto } from "../../../../support/records";
import { addProducto } from "../../../catalogo";

testDatabase();
const ANA = { id: "ana", email: "ana@ejemplo.es" };
const LAST_YEAR = "2025-06-01T10:00:00.000Z";

const restoreFirst = async () => {
  expect(await restoreVersion(KINDS.producto, { id: "p-a", version: 2 }, 1, ANA)).toBe("saved");
  return findRow("p-a");
};

it("a price that comes back with an old version was checked when it was, not now", async () => {
  await addProducto("a", { price: "9 €", precio_comprobado_at: LAST_YEAR });
  await editProducto({ id: "p-a", version: 1 }, { price: "12 €" }, ANA);
  expect(await restoreFirst()).toMatchObject({ price: "9,00 €", precio_comprobado_at: LAST_YEAR });
});

it("a price that is the same in both was checked when it was last", async () => {
  await addProducto("a", { price: "9 €", precio_comprobado_at: LAST_YEAR });
  await editProducto({ id: "p-a", version: 1 }, { title: "Otro" }, ANA);
  expect(await restoreFirst()).toMatchObject({
    title: "Producto a",
    precio_comprobado_at: LAST_YEAR,
  });
});

it("a version without a price has none that was checked", async () => {
  await addProducto("a");
  await editProducto({ id: "p-a", version: 1 }, { price: "12 €" }, ANA);
  expect(await restoreFirst()).toMatchObject({ price: null, precio_comprobado_at: null });
});

it("a version brings its verdict back, and one from before there were any leaves it", async () => {
  await addProducto("a", { veredicto: "Ligera y estrecha." });
  await editProducto({ id: "p-a", version: 1 }, { veredicto: "Otro.", no_para: "Nadie." }, ANA);
  expect(await restoreFirst()).toMatchObject({ veredicto: "Ligera y estrecha.", no_para: null });
  await forgetKeys(["veredicto", "para_quien", "no_para"]);
  await editProducto({ id: "p-a", version: 3 }, { title: "Otro", no_para: "Nadie." }, ANA);
  expect(
    (await compareVersion(KINDS.producto, "p-a", 1))?.fields.map(({ label }) => label),
  ).toEqual(["Título"]);
  const restore = () => restoreVersion(KINDS.producto, { id: "p-a", version: 4 }, 1, ANA);
  expect([await restore(), await restore()]).toEqual(["saved", "saved"]);
  expect(await findRow("p-a")).toMatchObject({
    ...{ title: "Producto a", veredicto: "Ligera y estrecha.", no_para: "Nadie." },
  });
});

it("a version brings its other shop back", async () => {
  const shop = { tienda: "La Cuna", tienda_url: "https://lacuna.example/a" };
  await addProducto("a", { ...shop, tienda_afiliado: 1 });
  const none = { tienda: null, tienda_url: null, tienda_afiliado: false };
  await editProducto({ id: "p-a", version: 1 }, none, ANA);
  expect(await findRow("p-a")).toMatchObject({ tienda: null, tienda_afiliado: 0 });
  expect(await restoreFirst()).toMatchObject({ ...shop, tienda_afiliado: 1 });
});

it("a version restored by a second press of the button is restored once", async () => {
  await addProducto("a", { price: "9 €", pros: '["Ligera"]' });
  await editProducto({ id: "p-a", version: 1 }, { slug: "b", price: "12 €", pros: [] }, ANA);
  await restoreFirst();
  expect(await restoreFirst()).toMatchObject({ slug: "b", price: "9,00 €", version: 3 });
});

it("a version is not restored over what somebody else has saved since", async () => {
  await addProducto("a");
  await editProducto({ id: "p-a", version: 1 }, { price: "12 €" }, ANA);
  await restoreFirst();
  await editProducto({ id: "p-a", version: 3 }, { pros: ["Ligera"] }, ANA);
  expect(await restoreVersion(KINDS.producto, { id: "p-a", version: 2 }, 1, ANA)).toBe("refused");
});
