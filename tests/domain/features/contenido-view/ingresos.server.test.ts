import { beforeEach, expect, it } from "vitest";
import { findIngresos } from "~features/contenido-view/ingresos.server";
import { testDatabase } from "../../../support/database";
import { insertRows } from "../../../support/insert-rows";
import { addConsejo, addPagina, addProducto } from "../../catalogo";

testDatabase();

const setAjuste = (clave: string, valor: string) =>
  insertRows("ajustes", { clave, valor, updated_at: "2026-01-01" });

beforeEach(async () => {
  await setAjuste("redes_afiliado", "geni.us\nawin1.com");
  // None of these links pays: another's tag, names without a link, and a mark on an own page.
  await addConsejo("nada", {
    contenido:
      "[a](https://www.amazon.es/dp/B0CXJ7Y2QF?tag=otro-21), amzn.to y geni.us\n[b](/c afiliado)",
    fuentes: "El BOE | https://www.boe.es/",
  });
  await addProducto("nada", { tienda: "Nube", tienda_url: "https://nube.example/geni.us" });
});

const PAID = [
  "[a](https://geni.us/a)",
  "- uno\n- **dos [a](https://www.awin1.com/a)**",
  "| a | [b](https://tienda.example/b afiliado) |",
  "> [a](https://amzn.to/a)",
  "![x](https://link.amazon/a)",
  "[a](https://www.amazon.com/dp/B0CXJ7Y2QF?tag=otro-20)",
];

it.each(PAID)("a site earns by %j in what it has published", async (contenido) => {
  await addConsejo("a", { contenido, estado: "draft" });
  await addPagina("a", { contenido, estado: "draft" });
  await addProducto("a", { contenido_principal: contenido, estado: "draft" });
  expect(await findIngresos()).toBeNull();
  await addConsejo("b", { contenido });
  expect(await findIngresos()).toBe("tienda");
});

it.each([
  ["an own page", () => addPagina("a", { contenido: PAID[0], estado: "published" })],
  ["a review", () => addProducto("a", { contenido_principal: PAID[0] })],
  ["the description that stands for it", () => addProducto("a", { descripcion: PAID[0] })],
  ["a text of the owner's", () => setAjuste("sobre", `Hola.\n${PAID[0]}`)],
  ["a source", () => addConsejo("a", { fuentes: "Un estudio | https://geni.us/a" })],
  ["a shop beside Amazon that is told to pay", () => addShop({ tienda_afiliado: 1 })],
  ["a shop over a network", () => addShop({ tienda_url: "https://www.awin1.com/a" })],
])("a site earns by a link in %s", async (_, add) => {
  expect(await findIngresos()).toBeNull();
  await add();
  expect(await findIngresos()).toBe("tienda");
});

const addShop = (changes: object) =>
  addProducto("a", { tienda: "Nube", tienda_url: "https://nube.example/", ...changes });

it("a product that was withdrawn leads to no shop, and a tag is Amazon's", async () => {
  await addShop({ tienda_afiliado: 1, retirada: "retirado", retirada_at: "2026-02-01" });
  expect(await findIngresos()).toBeNull();
  await setAjuste("tag", "nuestra-21");
  expect(await findIngresos()).toBe("amazon");
});
