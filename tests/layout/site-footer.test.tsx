import { expect, it } from "vitest";
import { SiteFooter } from "~/layout/site-footer";
import { drawOnSite } from "../support/drawn";

const categoria = (slug: string, nombre: string) => ({
  ...{ id: slug, slug, nombre, descripcion: null },
  ...{ antiguos: [] as string[], subcategorias: [] as object[] },
});
const alimentacion = categoria("alimentacion", "Comer");
const paseo = {
  ...categoria("paseo", "Paseo"),
  subcategorias: [{ ...categoria("carritos", "Carritos"), antiguos: ["cochecitos-sillas"] }],
};
const principales = [
  ...[categoria("bolsos", "Bolsos"), paseo, alimentacion],
  categoria("ropa", "Ropa"),
];

async function categoriesOf(isDemo: boolean, categorias: object = { data: principales }) {
  const site = { isDemo, categorias, siteName: "La Cuna", now: "2026-01-01T00:00:00.000Z" };
  const html = await drawOnSite(<SiteFooter />, { ...site, paginas: [], legal: [], social: [] });
  return [...html.matchAll(/href="\/categoria\/([^"]*)">([^<]*)</g)].map((found) => found.slice(1));
}

it("leads to the first main categories of the site", async () => {
  const shown = [
    ["bolsos", "Bolsos"],
    ["paseo", "Paseo"],
    ["alimentacion", "Comer"],
  ];
  expect(await categoriesOf(false)).toEqual(shown);
});

it("leads in the demo to the categories that the specification names", async () => {
  const shown = [
    ["cochecitos-sillas", "Cochecitos"],
    ["alimentacion", "Alimentación"],
  ];
  expect(await categoriesOf(true)).toEqual(shown);
});

it("leads to no category while they cannot be read", async () => {
  expect(await categoriesOf(false, { failed: true })).toEqual([]);
});
