import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { useAdmin, useSite } from "../support/use-site";

const preload = path.resolve("tests/support/count-queries.js");
const site = useSite({ env: { NODE_OPTIONS: `--import=${preload}`, LOG_LEVEL: "error" } });
const ana = useAdmin(site);

/** Counts queries whose first table is this one, during one request. */
async function countQueries(table: string, status: number, ask: () => Promise<Response>) {
  const before = site.log.length;
  const answer = await ask();
  expect(answer.status).toBe(status);
  await answer.text();
  // The process writes its line before the answer, but over another pipe, so it may come later.
  await wait(50);
  return site.log.slice(before).filter((line) => line === `query ${table}`).length;
}

it.each(["/admin", "/admin/productos", "/admin/productos.data", "/admin/profile"])(
  "%s looks for the session once",
  async (target) => {
    // The profile lists the person's sessions, which is a second query of this table.
    const due = target === "/admin/profile" ? 2 : 1;
    expect(await countQueries("sessions", 200, () => ana.get(target))).toBe(due);
  },
);

it("a form looks once in its action and once for the page that shows it again", async () => {
  const post = () => ana.post("/admin/categorias/nuevo", { nombre: "" });
  expect(await countQueries("sessions", 422, post)).toBe(2);
});

it("a product that never was is looked for once, and once among former addresses", async () => {
  const ask = () => site.fetch("/producto/nada");
  expect(await countQueries("productos", 404, ask)).toBe(2);
});

it("a form to a page that takes none asks nothing", async () => {
  const ask = () => site.post("/producto/nada", {});
  expect(await countQueries("productos", 405, ask)).toBe(0);
});
