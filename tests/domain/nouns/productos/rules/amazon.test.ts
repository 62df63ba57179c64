import { expect, it } from "vitest";
import { findBySlug } from "~nouns/productos/queries/productos.server";
import { amazonUrl, asinNote, asinOfUrl, isShortLink } from "~nouns/productos/rules/amazon";
import { testDatabase } from "../../../../support/database";
import { addProducto } from "../../../catalogo";

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
  [
    "https://www.amazon.es/sspa/click?ie=UTF8&spc=MTo&url=%2FSilla-Agil%2Fdp%2FB0ABCDEFGH%2Fref%3Dsr_1_1_sspa%3Fpsc%3D1",
  ],
  [
    "https://www.amazon.es/sspa/click?url=https%3A%2F%2Fwww.amazon.es%2Fgp%2Fproduct%2FB0ABCDEFGH%3Fpsc%3D1",
  ],
  ["https://www.amazon.es/exec/obidos/ASIN/B0ABCDEFGH/"],
  ["https://www.amazon.es/exec/obidos/tg/detail/-/B0ABCDEFGH"],
  ["https://www.amazon.es/o/ASIN/B0ABCDEFGH"],
  ["https://amzn.com/B0ABCDEFGH"],
  ["Mira (https://www.amazon.es/dp/B0ABCDEFGH)."],
  ["https://www.amazon.es/gp/product/glance/B0ABCDEFGH"],
  ["https://www.amazon.es/gp/offer-listing/B0ABCDEFGH/ref=dp_olp"],
  ["Echa un vistazo: https://www.amazon.es/dp/B0ABCDEFGH?ref=cm_sw_r_apan_dp"],
  ["Silla Ágil en Amazon amazon.es/dp/B0ABCDEFGH"],
  ["HTTPS://WWW.AMAZON.ES/DP/B0ABCDEFGH"],
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

it.each([
  ["https://amzn.to/3AbCdEf", true],
  ["amzn.eu/d/abc", true],
  ["Mira esto https://a.co/d/abc", true],
  ["https://www.amazon.es/dp/B0ABCDEFGH", false],
  ["B0ABCDEFGH", false],
])("«%s» is a short link: %s", (text, isIt) => expect(isShortLink(text)).toBe(isIt));

it.each([
  ["B0CXJ7Y2Q", "«B0CXJ7Y2Q» tiene 9 signos"],
  ["b0cxj7y2qfx", "«b0cxj7y2qfx» tiene 11 signos"],
  ["https://www.amazon.com/dp/B0ABCDEFGH", "La dirección es de amazon.com,"],
  ["amazon.co.uk/dp/B0ABCDEFGH", "La dirección es de amazon.co.uk,"],
  ["https://www.amazon.es/dp/B0ABCDEFGH", undefined],
  ["B0ABCDEFGH", undefined],
  ["8412345678", undefined],
  ["p-cuna", undefined],
  ["B0", undefined],
])("of «%s» an editor hears %j", (typed, note) => {
  expect(asinNote(typed)?.startsWith(note ?? "-")).toBe(note && true);
});
