import { expect, it } from "vitest";
import { loadSiteData } from "~/layout/site-data.server";
import { action, loader } from "~/routes/lista-recien-nacido";
import { database } from "~db/client.server";
import { openSitemap } from "~features/sitemap/sitemap.server";
import { testDatabase } from "../support/database";

testDatabase();

const ORIGIN = "http://localhost";
const PATH = "/lista-recien-nacido";
const argsOf = (request: Request) => ({
  request,
  params: {},
  context: { requestId: "x", nonce: "x", clientAddress: "" },
});

async function save(...tengo: string[]): Promise<string> {
  const body = new URLSearchParams(tengo.map((id) => ["tengo", id]));
  const answer = await action(argsOf(new Request(ORIGIN + PATH, { method: "POST", body })));
  expect(answer.status).toBe(303);
  return answer.headers.getSetCookie().find((line) => line.startsWith("lista=")) ?? "";
}

const siteData = () => {
  const { request, context } = argsOf(new Request(ORIGIN + PATH));
  return loadSiteData(request, context);
};
const read = async (query = "", Cookie = "") =>
  (await loader(argsOf(new Request(ORIGIN + PATH + query, { headers: { Cookie } })))).data;

it("what was ticked comes back ticked, from a cookie for this page alone", async () => {
  const line = await save("c1", "c3");
  expect(line).toContain(`Path=${PATH}; SameSite=Lax; Max-Age=31536000; HttpOnly`);
  const { marcadas, isShared } = await read("", line.split(";")[0]);
  expect({ marcadas, isShared }).toEqual({ marcadas: ["c1", "c3"], isShared: false });
});

it("a list without ticks takes the cookie away", async () => {
  expect(await save()).toContain("Max-Age=0");
});

it("keeps sixty short ids, each once, and nothing else", async () => {
  const many = Array.from({ length: 90 }, (_, n) => `c${n}`);
  const line = await save("c1", "c1", "<script>", "x".repeat(13), "", ...many);
  const [, value = ""] = /^lista=([^;]*)/.exec(line) ?? [];
  expect(value.split(".")).toHaveLength(60);
  expect(value).not.toMatch(/script|x{13}/);
});

it("an emptied list has no page, and nothing leads there", async () => {
  const { site } = await siteData();
  expect(site.hasLista).toBe(true);
  await database().write((trx) =>
    trx
      .insertInto("ajustes")
      .values({ clave: "lista", valor: "", updated_at: "2026" })
      .onConflict((conflict) => conflict.column("clave").doUpdateSet({ valor: "" }))
      .execute(),
  );
  await expect(read()).rejects.toMatchObject({ status: 404 });
  expect((await siteData()).site.hasLista).toBe(false);
  const entries = await (await openSitemap(ORIGIN)).find(1);
  expect(entries.map(({ path }) => path)).not.toContain(PATH);
});

it("a shared address shows its ticks and leaves the visitor's own alone", async () => {
  const { marcadas, isShared, maySave } = await read("?tengo=c7.c8", "lista=c1");
  expect({ marcadas, isShared, maySave }).toEqual({
    ...{ marcadas: ["c7", "c8"], isShared: true, maySave: false },
  });
  expect((await read("?tengo=c7")).maySave).toBe(true);
  expect((await read("?tengo=", "lista=c1")).isShared).toBe(false);
});
