import { expect, it } from "vitest";
import { useSite } from "../support/use-site";

const site = useSite();

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
