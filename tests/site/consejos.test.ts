import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const htmlOf = async (path: string) => (await site.fetch(path)).text();

it("fails the list and the newest articles apart from the rest, with 503", async () => {
  const sql = site.sql();
  sql.pragma("legacy_alter_table = ON");
  sql.exec("alter table consejos rename to away");
  const answer = await site.fetch("/consejos?categoria=sueno");
  const html = await answer.text();
  const article = await site.fetch("/consejos/consejos-dormir-bebe");
  sql.exec("alter table away rename to consejos");

  expect(answer.status).toBe(503);
  expect(answer.headers.get("cache-control")).toBe("no-store, no-cache");
  expect(html).toContain("No se pudieron cargar los artículos. Inténtalo de nuevo más tarde.");
  expect(html).toContain("No se pudieron cargar los últimos consejos.");
  expect(html).toContain(">Alimentación</a>");
  expect(article.status).toBe(503);
});

it("has no filter where the types cannot be read, and none of its own", async () => {
  const sql = site.sql();
  sql.exec("update tipos_consejo set nombre = 'Noches' where slug = 'sueno'");
  expect(await htmlOf("/consejos")).toContain(">Noches</a>");
  sql.exec("update tipos_consejo set nombre = 'Sueño' where slug = 'sueno'");
  sql.pragma("legacy_alter_table = ON");
  sql.exec("alter table tipos_consejo rename to away");
  expect(await htmlOf("/consejos")).not.toContain("categoria=");
  sql.exec("alter table away rename to tipos_consejo");
});

it("shows no word of a draft anywhere", async () => {
  const draft = "El cambio de hora";
  for (const path of [
    "/",
    "/consejos",
    "/consejos?pagina=4",
    "/consejos?q=cambio+de+hora",
    "/consejos?categoria=sueno",
    "/consejos/cambio-de-hora-bebes",
    "/consejos/consejos-dormir-bebe",
    "/consejos/despertares-nocturnos",
  ]) {
    expect(await htmlOf(path), path).not.toContain(draft);
  }
});

it("shows hostile text as it was typed", async () => {
  const hostile = `"><svg onload=alert(1)></title><script>alert(1)</script>`;
  site
    .sql()
    .prepare(
      "update consejos set titulo = ?, extracto = ?, contenido = ?, imagen = ? where slug = ?",
    )
    .run(
      hostile,
      hostile,
      ["## ", "### ", "- ", ""].map((mark) => mark + hostile).join("\n"),
      "javascript:alert(1)",
      "despertares-nocturnos",
    );
  for (const path of [
    "/consejos",
    "/consejos/despertares-nocturnos",
    `/consejos?q=${encodeURIComponent(hostile)}`,
    `/consejos?categoria=${encodeURIComponent(hostile)}`,
  ]) {
    const html = await htmlOf(path);
    expect(html, path).not.toMatch(/<svg onload|<script>|javascript:/);
    expect(html, path).toContain("&quot;&gt;&lt;svg onload=alert(1)&gt;");
  }
});
