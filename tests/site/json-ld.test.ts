import { describe, expect, it } from "vitest";
import { useSite } from "../support/use-site";

const site = useSite();

const PRODUCT = "/producto/carrito-tilavia-ronda-3-en-1";
const HOSTILE = `</script><svg onload=x><!-- <script> \u2028 "&lt;`;

const page = async (path: string) => (await site.fetch(path)).text();

/** Parses all blocks of JSON-LD in a page. */
function blocksOf(html: string) {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = ""]) => JSON.parse(json));
}

/** The text of a page as people read it, without tags and entities. */
const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

describe("structured data", () => {
  it("of a product equal what its page shows", async () => {
    const html = await page(PRODUCT);
    const [product, trail] = blocksOf(html);
    const text = textOf(html);
    const { review } = product;
    const notes = [
      ...review.positiveNotes.itemListElement,
      ...review.negativeNotes.itemListElement,
    ];
    expect(notes.length).toBeGreaterThanOrEqual(2);
    for (const { name } of notes) expect(text).toContain(name);
    expect(text).toContain(product.name);
    expect(text).toContain(product.description);
    expect(text).toContain(`Revisado por ${review.author.name} el 14 de octubre de 2026`);
    expect(review.datePublished).toMatch(/^2026-10-14T/);
    expect(text).toContain(`${String(review.reviewRating.ratingValue).replace(".", ",")} de 5`);
    expect(product).not.toHaveProperty("offers");
    for (const image of product.image) {
      expect(html).toContain(new URL(image).pathname);
      expect((await site.fetch(new URL(image).pathname)).status).toBe(200);
    }
    expect(trail.itemListElement.map((step: { name: string }) => step.name)).toEqual([
      "Inicio",
      "Carritos y sillas de paseo",
      product.name,
    ]);
  });

  it("of a category hold its breadcrumb, those of the home page the publication", async () => {
    const [trail] = blocksOf(await page("/categoria/sillas-coche"));
    expect(trail.itemListElement.map((step: { item?: string }) => step.item)).toEqual([
      `${site.origin}/`,
      `${site.origin}/categorias`,
      `${site.origin}/categoria/paseo-viaje`,
      undefined,
    ]);
    const [home] = blocksOf(await page("/"));
    expect(home["@graph"].map((node: { "@type": string }) => node["@type"])).toEqual([
      "Organization",
      "WebSite",
    ]);
  });

  it("of an article equal what its page shows", async () => {
    const html = await page("/consejos/consejos-dormir-bebe");
    const [article] = blocksOf(html);
    const text = textOf(html);
    expect(text).toContain(article.headline);
    expect(text).toContain(article.description);
    expect(text).toContain(article.articleSection);
    expect(html).toContain(`dateTime="${article.datePublished}"`);
  });

  it("of a review that nobody signed say the day that its page shows", async () => {
    const slug = "silla-ligera-nubaro-pluma";
    site
      .sql()
      .prepare("update productos set revisor = null, metodo = null, cambios = '[]' where slug = ?")
      .run(slug);
    const html = await page(`/producto/${slug}`);
    const [{ review }] = blocksOf(html);
    expect(review.author["@type"]).toBe("Organization");
    const day = new Date(review.datePublished).getUTCDate();
    expect(textOf(html)).toMatch(new RegExp(`Revisado el ${day} de [a-z]+ de 20\\d\\d`));
  });

  it("cannot be broken out of", async () => {
    const count = (html: string) => html.match(/<script/g)?.length;
    const before = count(await page(PRODUCT));
    site
      .sql()
      .prepare(
        "update productos set title = ?, descripcion = ?, revisor = ?, pros = ? where slug = ?",
      )
      .run(HOSTILE, HOSTILE, HOSTILE, JSON.stringify([HOSTILE]), PRODUCT.split("/").at(-1));
    const html = await page(PRODUCT);
    expect(count(html)).toBe(before);
    expect(html).not.toContain("<svg onload");
    const [product] = blocksOf(html);
    expect(product.name).toBe(HOSTILE);
    expect(product.review.positiveNotes.itemListElement[0].name).toBe(HOSTILE);
  });

  it("say nothing of a page that is not there", async () => {
    expect(blocksOf(await page("/producto/nada"))).toEqual([]);
    expect(blocksOf(await page("/categoria/nada"))).toEqual([]);
  });
});
