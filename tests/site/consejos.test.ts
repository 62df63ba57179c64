import { expect, it } from "vitest";
import { useSite } from "../support/use-site";

const site = useSite();

const htmlOf = async (path: string) => (await site.fetch(path)).text();

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
