import { expect, it } from "vitest";
import { fillNewSite } from "~/cli/seed/baseline.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";

testDatabase();

it("a new site may begin without categories, with its types of articles", async () => {
  await fillNewSite(database(), { withCategorias: false });
  const count = async (table: "categorias" | "datos" | "media" | "tipos_consejo") =>
    (await database().read.selectFrom(table).selectAll().execute()).length;
  expect([await count("categorias"), await count("datos"), await count("media")]).toEqual([
    0, 0, 0,
  ]);
  expect(await count("tipos_consejo")).toBeGreaterThan(4);
});
