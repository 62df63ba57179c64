import { beforeEach, expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { action, loader } from "~/routes/admin.busqueda";
import { readSinonimos } from "~features/busqueda/queries/sinonimos.server";
import { testDatabase } from "../support/database";
import { type RouteAccount, routeAccount } from "../support/route-account";

testDatabase(seedBaseline);

let ana: RouteAccount;
beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
});

const PATH = "/admin/busqueda";
const texto = async () => (await readSinonimos()).texto;
const save = async (grupos: string, { by = ana, version = "" } = {}) => {
  const seen = await readSinonimos();
  return by.post(action, PATH, { grupos, version: version || seen.version });
};

it("a main admin saves the synonyms", async () => {
  const answer = await save("nido, cuna\ncoche, carro");
  expect([answer.status, answer.location]).toEqual([303, PATH]);
  expect((await texto()).split("\n").sort()).toEqual(["coche, carro", "nido, cuna"]);
});

it("a wrong line is named, and keeps what was typed", async () => {
  const before = await texto();
  const answer = await save("nido, cuna\ncoche");
  expect([answer.status, answer.reply?.error]).toEqual([
    422,
    { grupos: ["Línea 2: escribe al menos dos nombres de lo mismo, separados por comas"] },
  ]);
  const { version } = await readSinonimos();
  expect(answer.reply?.initialValue).toEqual({ grupos: "nido, cuna\ncoche", version });
  expect(await texto()).toBe(before);
});

it("somebody else's change in between is told, and not replaced", async () => {
  const { version } = await readSinonimos();
  await save("nido, cuna");
  const answer = await save("coche, carro", { version });
  expect(answer.status).toBe(409);
  expect(answer.reply?.initialValue).toEqual({ grupos: "coche, carro" });
  expect(await texto()).toBe("nido, cuna");
});

it("other admins read the page, and change nothing", async () => {
  const luz = await routeAccount("luz@ejemplo.es", "contributor");
  const before = await texto();
  expect((await luz.load(loader, PATH)).status).toBe(200);
  expect((await save("nido, cuna", { by: luz })).status).toBe(403);
  expect(await texto()).toBe(before);
});
