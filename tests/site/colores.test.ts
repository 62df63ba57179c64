import { expect, it } from "vitest";
import { saveAjustes } from "../support/rows";
import { useSite } from "../support/use-site";

const site = useSite({ env: { DEMO: "0", LOG_LEVEL: "error" } });

const text = async (path: string) => (await site.fetch(path)).text();

it("the owner's colours are those of signing in too", async () => {
  expect(await text("/auth")).not.toContain("/colores.css");
  saveAjustes(site, { color: "#5b2a86" });
  const [, href = ""] = /href="(\/colores\.css\?v=[^"]+)"/.exec(await text("/auth")) ?? [];
  const sheet = await site.fetch(href);
  expect(sheet.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
  expect(await sheet.text()).toContain("--color-brand:#5b2a86");
  expect(await text("/")).not.toContain("/colores.css");
});
