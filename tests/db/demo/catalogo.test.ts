import { existsSync, readFileSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { PictureManifest } from "~/cli/seed/pictures.server";
import { paths } from "~/site/paths";
import { toSlug } from "~base/texto";
import { categorias, tiposConsejo } from "~db/baseline/categorias";
import { checkConsejo } from "~nouns/consejos/rules/check-consejo.server";
import { FRASES } from "~nouns/productos/producto.kind";
import { isAsin } from "~nouns/productos/rules/amazon";
import { categoriaOf } from "~nouns/productos/rules/producto";
import { parseContenido } from "~record/contenido/bloques.server";
import { demoConsejos, demoLectura, demoProductos } from "../../support/demo";

const leaves = categorias.flatMap(({ slug, hijas = [] }) =>
  hijas.length > 0 ? hijas.map((hija) => hija.slug) : [slug],
);
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Gives each sentence of all texts, folded to its words, and the slug of its text. */
function* sentences(): Generator<[string, string]> {
  for (const { slug, ...texts } of [...demoProductos, ...demoConsejos]) {
    for (const value of Object.values(texts).flat()) {
      if (typeof value !== "string") continue;
      for (const sentence of value.split(/(?<=[.!?…:;])\s+|\n/)) {
        const found = words(sentence.toLowerCase());
        if (found.length >= 8) yield [found.join(" "), slug];
      }
    }
  }
}

const BEFORE_UNIT =
  /(?<=\d) (?=(?:°C|%|€|km|cm|mm|m|kg|mg|g|ml|l|lux|dB|mAh|kWh|GHz|GB|K|W|V|h|min|UI)(?![\p{L}\d]))/u;
/** Places where prose must have a hard space, so that sizes and names of norms stay in one line. */
const IN_PIECES = /(?<=\d) × (?=\d)|(?<=\bUNE-EN|\bECE) (?=R?\d)/;

describe("demo catalogue", () => {
  it("is a file as our export writes it, read without an error or a warning", () => {
    expect(demoLectura).toEqual({ errores: [], avisos: [], isOwn: true });
  });

  it("covers every subcategory with at least 72 products, six of them featured, some drafts", () => {
    expect(demoProductos.length).toBeGreaterThanOrEqual(72);
    const published = demoProductos.filter(({ estado }) => estado !== "draft");
    for (const leaf of leaves) {
      expect(published.filter(({ category }) => category === leaf).length, leaf).toBeGreaterThan(2);
    }
    expect(published.filter(({ destacado_home }) => destacado_home)).toHaveLength(6);
    expect(demoProductos.length - published.length).toBeGreaterThan(1);
  });

  it("has at least four articles of each of the five types of advice, and nine guides", () => {
    expect(tiposConsejo).toHaveLength(6);
    for (const { slug } of tiposConsejo) {
      const least = slug === "guias-de-compra" ? 9 : 4;
      const articles = demoConsejos.filter(({ categoria }) => categoria === slug);
      expect(articles.length, slug).toBeGreaterThanOrEqual(least);
    }
  });

  it.each(categorias.map(({ slug, hijas = [] }) => [slug, hijas.map((hija) => hija.slug)]))(
    "shows what a guide picks on the page of %s",
    (slug, subcategorias) => {
      const bySlug = new Map(demoProductos.map((each) => [each.slug, each]));
      const guides = demoConsejos.filter(({ contenido }) => {
        const picks = parseContenido(contenido).flatMap((bloque) =>
          bloque.kind === "eleccion" ? (bySlug.get(bloque.slug) ?? []) : [],
        );
        const category = categoriaOf(picks)?.category ?? "";
        return picks.length >= 2 && [slug, ...subcategorias].includes(category);
      });
      expect(guides).not.toEqual([]);
    },
  );

  it("has guides that pick all that they recommend, in order, and of which the review notes nothing", () => {
    const guides = demoConsejos.filter(({ categoria }) => categoria === "guias-de-compra");
    for (const guide of guides) {
      const { slug, contenido, productos } = guide;
      const picks = parseContenido(contenido).flatMap((bloque) =>
        bloque.kind === "eleccion" ? bloque.slug : [],
      );
      expect(picks, slug).toEqual(productos);
      expect(checkConsejo({ ...guide, imagen: "/media/demo", imagen_alt: guide.alt })).toEqual([]);
    }
  });

  it("links to its own articles and categories alone", () => {
    const places = [
      ...demoConsejos.map(({ slug }) => paths.consejo(slug)),
      ...leaves.map((slug) => paths.categoria(slug)),
    ];
    for (const { slug, contenido } of demoConsejos) {
      const links = [...contenido.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href);
      expect(places, slug).toEqual(expect.arrayContaining(links));
    }
  });

  it("has proper ids, slugs, categories and values", () => {
    for (const { id, slug, category, rating, price } of demoProductos) {
      expect(isAsin(id.replace("DEMO", "ABCD")), slug).toBe(true);
      expect(isAsin(id), slug).toBe(false);
      expect(toSlug(slug)).toBe(slug);
      expect(leaves, slug).toContain(category);
      expect(rating >= 0 && rating <= 5 && Number.isInteger(Math.round(rating * 100) / 10)).toBe(
        true,
      );
      expect(price ?? "", slug).toMatch(/^(\d+(\.\d{3})*,\d{2} €)?$/);
    }
    const slugs = [...demoProductos, ...demoConsejos].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(demoProductos.map(({ id }) => id)).size).toBe(demoProductos.length);
  });

  it("relates only what exists and is published", () => {
    const published = demoProductos
      .filter(({ estado }) => estado !== "draft")
      .map(({ slug }) => slug);
    for (const { slug, relacionados } of demoProductos) {
      expect(relacionados.length, slug).toBeGreaterThan(0);
      expect(published, slug).toEqual(expect.arrayContaining(relacionados));
      expect(relacionados).not.toContain(slug);
    }
    for (const { slug, productos } of demoConsejos) {
      expect(published, slug).toEqual(expect.arrayContaining(productos));
    }
  });

  it("has articles of 500 to 900 words with headings, and guides that may be shorter", () => {
    for (const { slug, categoria, contenido } of demoConsejos) {
      const count = words(contenido).length;
      const least = categoria === "guias-de-compra" ? 250 : 500;
      expect(count >= least && count <= 900, `${slug}: ${count}`).toBe(true);
      expect(contenido.match(/^## /gm)?.length ?? 0, slug).toBeGreaterThanOrEqual(3);
    }
  });

  it("says no sentence of eight words or more twice", () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const [sentence, slug] of sentences()) {
      const before = seen.get(sentence);
      if (before !== undefined) repeated.push(`${before} and ${slug}: ${sentence}`);
      seen.set(sentence, slug);
    }
    expect(seen.size).toBeGreaterThan(1_000);
    expect(repeated).toEqual([]);
  });

  it("has a verdict for each product, fit for the form, with for whom it is and is not", () => {
    for (const { slug, veredicto, para_quien, no_para } of demoProductos) {
      expect(veredicto?.length, slug).toBeGreaterThan(20);
      expect(veredicto?.length, slug).toBeLessThanOrEqual(FRASES.veredicto.max);
      for (const text of [para_quien, no_para]) expect(text, slug).toMatch(/^\p{Lu}.{10,200}\.$/u);
    }
  });

  it("writes degrees with their sign and not with an ordinal", () => {
    const texts = JSON.stringify([demoProductos, demoConsejos, categorias]);
    expect(texts.match(/\d0 ?º|\d ?ºC/g)).toBeNull();
    expect(texts).toContain("38\u00a0°C");
  });

  it("breaks no line between a number and its unit, and in prose none inside of a size", () => {
    const prose = [
      ...demoProductos.flatMap((each) => [each.descripcion, each.contenido_principal]),
      ...demoProductos.flatMap((each) => [each.veredicto, each.para_quien, each.no_para]),
      ...demoConsejos.flatMap((each) => [each.extracto, each.contenido]),
    ].map(String);
    const points = demoProductos.flatMap(({ keyfeatures, pros, cons }) => [
      ...[...keyfeatures, ...pros, ...cons],
    ]);
    expect([...prose, ...points].filter((text) => BEFORE_UNIT.test(text))).toEqual([]);
    expect(prose.filter((text) => IN_PIECES.test(text))).toEqual([]);
    expect(BEFORE_UNIT.test("20 °C") && IN_PIECES.test("88 × 59")).toBe(true);
  });

  it("recommends no R44 seat and promotes no infant formula", () => {
    for (const { slug, title, descripcion, pros } of demoProductos) {
      const text = [title, descripcion, ...pros].join(" ");
      expect(text, slug).not.toMatch(/\bR44\b|leche de inicio|leche de fórmula|leche artificial/i);
    }
  });

  it("has a picture, in every size, for each product, article and category", () => {
    const text = readFileSync("db/demo/media/manifest.json", "utf8");
    const manifest: PictureManifest = JSON.parse(text);
    const all = [
      ...demoProductos.map(({ slug }) => `productos/${slug}`),
      ...demoConsejos.map(({ slug }) => `consejos/${slug}`),
      ...categorias.flatMap(({ slug, hijas = [] }) =>
        [slug, ...hijas.map((hija) => hija.slug)].map((each) => `categorias/${each}`),
      ),
    ];
    for (const { slug, imageurl } of demoProductos) {
      expect(imageurl).toBe(`/media/${manifest[`productos/${slug}`]?.sha}`);
    }
    for (const name of all) {
      const picture = manifest[name];
      expect(picture, name).toBeDefined();
      const files = (picture?.widths ?? []).flatMap((width) => [`${width}.avif`, `${width}.webp`]);
      if (!name.startsWith("categorias/")) files.push("og.jpg");
      for (const file of files) {
        const stored = path.resolve(`db/demo/media/${name.replaceAll("/", "--")}-${file}`);
        expect(existsSync(stored), stored).toBe(true);
      }
    }
  });

  it("has no picture for phones that would not fit the first packets", async () => {
    const folder = path.resolve("db/demo/media");
    const small = (await readdir(folder)).filter((name) => /-(160|320|480|640)\.avif$/.test(name));
    expect(small.length).toBeGreaterThan(300);
    const sizes = small.map((name) => ({ name, size: statSync(path.join(folder, name)).size }));
    expect(sizes.filter(({ size }) => size > 8_000)).toEqual([]);
  });
});
