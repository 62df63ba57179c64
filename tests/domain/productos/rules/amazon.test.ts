import { expect, it } from "vitest";
import { findBySlug } from "~/domain/productos/queries/productos.server";
import { amazonUrl, asinOfUrl } from "~/domain/productos/rules/amazon";
import { testDatabase } from "../../../support/database";
import { addProducto } from "../../catalogo";

testDatabase();

it.each([
  ["B0ABCDEFGH", "/dp/B0ABCDEFGH?tag=nido-21"],
  ["8412345678", "/dp/8412345678?tag=nido-21"],
  ["p-abcdefghijkl", "/s?k=Cuna+N%C3%ADdo&tag=nido-21"],
  ["B0DEMO0001", "/s?k=Cuna+N%C3%ADdo&tag=nido-21"],
])("the product %s is bought at %s", (id, target) => {
  expect(amazonUrl({ id, title: "Cuna Nído" }, "nido-21")).toBe(`https://www.amazon.es${target}`);
});

it.each([
  ["of the demo", { id: "B0DEMO0001", demo: 1 }, true],
  ["of the demo with an id of ours", { id: "p-cuna", demo: 1 }, true],
  ["of the demo that got a real id", { id: "B0ABCDEFGH", demo: 1 }, false],
  ["of the owner", { id: "p-cuna" }, false],
] as const)("a product %s is an example or not", async (_, row, isDemo) => {
  await addProducto("cuna", row);
  expect(await findBySlug("cuna")).toMatchObject({ isDemo });
});

it.each([
  ["https://www.amazon.es/dp/B0ABCDEFGH"],
  ["https://www.amazon.es/Silla-Ligera-Bebé/dp/B0ABCDEFGH/ref=sr_1_3?keywords=silla&th=1#reviews"],
  ["https://www.amazon.es/gp/product/B0ABCDEFGH?psc=1"],
  ["https://www.amazon.es/gp/aw/d/b0abcdefgh/"],
  ["www.amazon.es/dp/B0ABCDEFGH"],
  ["amazon.com.mx/dp/B0ABCDEFGH"],
  ["https://m.amazon.de/-/es/dp/B0ABCDEFGH?tag=otra-21"],
])("the ASIN is taken out of %s", (url) => {
  expect(asinOfUrl(url)).toBe("B0ABCDEFGH");
});

it.each([
  ["B0ABCDEFGH"],
  ["p-cuna"],
  [""],
  ["https://amzn.to/3abcdef"],
  ["https://www.amazon.es/s?k=silla"],
  ["https://www.amazon.es/dp/B0DEMO0001"],
  ["https://www.amazon.es/dp/B0ABCDEFGHX"],
  ["https://amazon.es.ejemplo.com/dp/B0ABCDEFGH"],
  ["https://noamazon.es/dp/B0ABCDEFGH"],
  ["javascript:alert(1)//amazon.es/dp/B0ABCDEFGH"],
  ["https://["],
])("«%s» holds no ASIN of a page", (text) => {
  expect(asinOfUrl(text)).toBeUndefined();
});
