import { beforeEach, expect, it } from "vitest";
import { action, loader } from "~/routes/admin.ajustes.direcciones";
import { loader as autor } from "~/routes/autores.$slug";
import { loader as categoria } from "~/routes/categoria.$slug";
import { loader as feed } from "~/routes/categoria.$slug_.feed[.]xml";
import { loader as producto } from "~/routes/producto.$slug";
import { REDIRECT_PAYLOADS } from "../fixtures/redirect-payloads";
import { testDatabase } from "../support/database";
import { insertRows } from "../support/insert-rows";
import { type RouteAccount, routeAccount } from "../support/route-account";

const test = testDatabase();
const PAGE = "/admin/ajustes/direcciones";
let ana: RouteAccount;
beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
});

const add = (de: string, a: string) => ana.post(action, PAGE, { intent: "anadir", de, a });
const stored = () =>
  test.database().read.selectFrom("redirecciones").select(["de", "a"]).orderBy("de").execute();

it("adds an address, pasted whole or without its intent, and removes it once", async () => {
  expect(await add("http://localhost/Vieja/", " /consejos ")).toMatchObject({ location: PAGE });
  expect(await ana.post(action, PAGE, { de: "/otra", a: "/" })).toMatchObject({ status: 303 });
  expect(await stored()).toEqual([
    { de: "/otra", a: "/" },
    { de: "/vieja", a: "/consejos" },
  ]);
  const remove = () => ana.post(action, PAGE, { intent: "eliminar", de: "/vieja" });
  expect((await ana.load(loader, `${PAGE}?eliminar=/vieja`)).status).toBe(200);
  expect(await remove()).toMatchObject({ location: PAGE });
  expect((await ana.load(loader, `${PAGE}?eliminar=/vieja`)).status).toBe(404);
  expect(await remove()).toMatchObject({ status: 409 });
  expect(await stored()).toEqual([{ de: "/otra", a: "/" }]);
});

it("keeps what was typed, and says at each field what is wrong", async () => {
  const { status, reply } = await add("/vieja?p=1", "//evil.test");
  expect(status).toBe(422);
  expect(reply?.initialValue).toMatchObject({ de: "/vieja?p=1", a: "//evil.test" });
  expect(Object.keys(reply?.error ?? {})).toEqual(["de", "a"]);
  const taken = await add("/contacto", "/consejos");
  expect(taken).toMatchObject({ status: 409, reply: { error: { de: [expect.any(String)] } } });
  expect(taken.reply?.initialValue).toMatchObject({ de: "/contacto", a: "/consejos" });
  expect(await stored()).toEqual([]);
});

it("leads to no place outside, and to home only who asks for it", async () => {
  for (const payload of ["", " ", ...REDIRECT_PAYLOADS]) {
    expect((await add("/vieja", payload)).status, payload).toBeGreaterThanOrEqual(409);
    expect((await add(payload, "/consejos")).status, payload).toBeGreaterThanOrEqual(409);
  }
  expect(await stored()).toEqual([]);
});

it("is answered where a record might be, but not by feeds", async () => {
  const routes = { "/autores/x": autor, "/categoria/x": categoria, "/producto/x": producto };
  const open = async (load: (args: never) => unknown, path: string) => {
    const asked = { params: { slug: "x" }, request: ana.request(path), context: {} };
    const answer = await Promise.resolve(load(asked as never)).catch((thrown) => thrown);
    return answer instanceof Response && [answer.status, answer.headers.get("Location")];
  };
  for (const [de, load] of Object.entries(routes)) {
    expect(await open(load, de)).toEqual([404, null]);
    await insertRows("redirecciones", { de, a: "/consejos", created_at: "2026" });
    expect(await open(load, de)).toEqual([301, "/consejos"]);
  }
  expect(await open(feed, "/categoria/x/feed.xml")).toEqual([404, null]);
});
