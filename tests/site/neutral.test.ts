import { expect, it } from "vitest";
import { useSite } from "../support/use-site";

const site = useSite({ env: { DEMO: "0", LOG_LEVEL: "error" } });

const CLAIM =
  /Mimbre|Madrid|\bprobado|\b(prob|med|pes|lav|compr)[ai]mos\b|nuestr[ao]s (casas|hijos|medidas)|revisamos|con las fuentes|no acaben en batalla|acompañar sin prisa|dormir seguro|con paciencia|Pesados,|medidas al|aceras de verdad/gi;
/** Drops the address of the authority for complaints, which is in Madrid. */
const withoutAuthority = (text: string) => text.replace(/28001 Madrid/g, "");

/** Pages that the sitemap leaves out. */
const MORE = [
  ...["alimentacion", "desarrollo", "salud", "educacion", "sueno"].map(
    (tipo) => `/consejos?categoria=${tipo}`,
  ),
  "/buscar?q=cuna",
  "/comparativas",
  "/nada",
  "/auth",
  "/auth/recuperar",
  "/feed.xml",
];

it("a site without the demo claims nothing of it on any page", async () => {
  const sitemap = await (await site.fetch("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => {
    const { pathname } = new URL(url);
    return pathname;
  });
  expect(pages.length).toBeGreaterThan(20);
  for (const page of [...pages, ...MORE]) {
    const text = withoutAuthority(await (await site.fetch(page)).text());
    expect(text.match(CLAIM), page).toBeNull();
  }
});

it("has an icon and no shared picture of somebody else's", async () => {
  const home = await (await site.fetch("/")).text();
  expect(home).not.toContain("og:image");
  expect(home).toContain('href="/favicon.svg"');
});
