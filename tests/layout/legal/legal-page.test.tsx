import { expect, it } from "vitest";
import { LegalPage } from "~/layout/legal/legal-page";
import { readContenido } from "~features/contenido-view/contenido.server";
import { testDatabase } from "../../support/database";
import { drawOnSite } from "../../support/drawn";

testDatabase();

it("lists the headings of the owner's own text after those of the page", async () => {
  const extra = { data: await readContenido("## Sorteos\nCon bases.") };
  const sections = [{ id: "ley", title: "Ley aplicable", content: "La española." }];
  const page = <LegalPage title="Aviso" summary="" sections={sections} extra={extra} />;
  const html = await drawOnSite(page);
  const links = [...html.matchAll(/<a href="#([\w-]+)"[^>]*>([^<]*)</g)].map((found) =>
    found.slice(1),
  );
  expect(links).toEqual([
    ["ley", "Ley aplicable"],
    ["s-sorteos", "Sorteos"],
  ]);
  expect(html).toContain('id="s-sorteos"');
});
