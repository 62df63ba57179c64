import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Browser, register } from "../support/browser";
import { type Site, startSite } from "../support/site";

const OWNER = "ana@ejemplo.es";

let site: Site;
let ana: Browser;
beforeAll(async () => {
  const preload = path.resolve("tests/support/count-queries.js");
  site = await startSite({ env: { NODE_OPTIONS: `--import=${preload}`, LOG_LEVEL: "error" } });
  ana = new Browser(site, "10.7.0.1");
  await register(site, ana, OWNER);
  await ana.signIn(OWNER);
}, 60_000);
afterAll(() => site.stop());

/** How often the session is looked for in a request. */
async function countQueries(target: string, init?: RequestInit): Promise<number> {
  const before = site.log.length;
  const answer = await ana.get(target, init);
  expect(answer.status, target).toBe(200);
  await answer.text();
  // What the process wrote before its answer may be read after it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  return site.log.slice(before).filter((line) => line === "session query").length;
}

it.each(["/admin", "/admin/productos", "/admin/productos.data", "/admin/profile"])(
  "%s looks for the session once",
  async (target) => {
    // The list of one's own sessions on the profile is another query of the same table.
    expect(await countQueries(target)).toBe(target === "/admin/profile" ? 2 : 1);
  },
);

it("a form looks once in its action and once for the page that shows it again", async () => {
  const before = site.log.length;
  const answer = await ana.post("/admin/categorias/nuevo", { nombre: "" });
  expect(answer.status).toBe(422);
  await answer.text();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(site.log.slice(before).filter((line) => line === "session query")).toHaveLength(2);
});
