import { expect, it } from "vitest";
import { fillNewSite } from "~/cli/seed/baseline.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";
import { readRows } from "../../support/stored";

testDatabase();

it("a new site may begin without categories, with its types of articles", async () => {
  await fillNewSite(database(), { withCategorias: false });
  const count = async (table: "categorias" | "datos" | "media" | "tipos_consejo") =>
    (await readRows(table)).length;
  expect([await count("categorias"), await count("datos"), await count("media")]).toEqual([
    0, 0, 0,
  ]);
  expect(await count("tipos_consejo")).toBeGreaterThan(4);
});
