import { beforeEach, expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import type { Autosaved } from "~/domain/borradores/autosaved-offer";
import { findBorrador } from "~/domain/borradores/borradores.server";
import { action } from "~/routes/admin.autoguardado";
import { loader as openConsejo, action as save } from "~/routes/admin.consejos.$id";
import { loader } from "~/routes/admin.productos.$id";
import { database } from "~db/client.server";
import { testDatabase } from "../support/database";
import { type RouteAccount, routeAccount } from "../support/route-account";

testDatabase(seedBaseline);

let ana: RouteAccount;
let luz: RouteAccount;
beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
  luz = await routeAccount("luz@ejemplo.es", "contributor");
});

const PATH = "/admin/autoguardado";
const NEW = "/admin/productos/nuevo";
/** Each request has its own, as it keeps who asks. */
const contextOf = () => ({ requestId: "x", nonce: "x", clientAddress: "203.0.113.7" });

const keep = (title: string, { by = ana, pagina = NEW } = {}) =>
  by.post(action, PATH, { pagina, title, intent: "guardar" });

async function offered(by: RouteAccount, query = ""): Promise<Autosaved | undefined> {
  const request = by.request(NEW + query);
  const page = await loader({ request, params: { id: "nuevo" }, context: contextOf() });
  return (page as { autosaved?: Autosaved }).autosaved;
}

const rows = () => database().read.selectFrom("borradores").selectAll().execute();

it("keeps what is typed once for each person and page, and offers it to that person", async () => {
  for (const title of ["Cuna", "Cuna de"]) expect((await keep(title)).status).toBe(204);
  await keep("De Luz", { by: luz });
  await keep("Otro", { pagina: "/admin/consejos/nuevo?volver=%2Fadmin%2Fconsejos" });
  expect((await rows()).map(({ volver }) => volver).sort()).toEqual([
    "/admin/consejos/nuevo",
    NEW,
    NEW,
  ]);
  const found = await offered(ana, "?volver=%2Fadmin%2Fproductos%3Fq%3Da");
  expect(found?.page).toBe(`${NEW}?volver=%2Fadmin%2Fproductos%3Fq%3Da`);
  const id = new URL(found?.href ?? "", "http://s").searchParams.get("borrador") ?? "";
  expect((await findBorrador(id, ana.id))?.datos).toEqual([["title", "Cuna de"]]);
  expect(await offered(ana, `?borrador=${id}`)).toBeUndefined();
});

it("changes nothing that visitors are shown", async () => {
  const version = () => database().read.selectFrom("content_version").selectAll().execute();
  const before = await version();
  await keep("Cuna");
  expect(await version()).toEqual(before);
});

it("is dropped when it is not wanted, and goes back to the form", async () => {
  await keep("Cuna");
  const pagina = `${NEW}?volver=%2Fadmin%2Fproductos`;
  const answer = await ana.post(action, PATH, { pagina, intent: "descartar" });
  expect([answer.status, answer.location]).toEqual([303, pagina]);
  expect(await offered(ana)).toBeUndefined();
});

it("is dropped when the form is saved", async () => {
  const pagina = "/admin/consejos/nuevo";
  await keep("", { pagina });
  const request = ana.request(pagina);
  const opened = await openConsejo({ request, params: { id: "nuevo" }, context: contextOf() });
  const seen = opened as { idem: string; autosaved?: Autosaved };
  expect(seen.autosaved?.page).toBe(pagina);
  const fields = { idem: seen.idem, titulo: "Una idea", estado: "draft", intent: "seguir" };
  const body = new URLSearchParams(fields);
  const sent = ana.request(pagina, { method: "POST", body });
  const answer = (await save({
    request: sent,
    params: { id: "nuevo" },
    context: contextOf(),
  })) as Response;
  expect(answer.status).toBe(303);
  expect(await rows()).toEqual([]);
});

it.each([
  "",
  "/",
  "/consejos/x",
  "/admin/usuarios",
  "/admin/productos/lote/confirmar",
  "//evil.test/admin/consejos/nuevo",
  "https://evil.test/admin/consejos/nuevo",
])("keeps nothing of the page %j", async (pagina) => {
  expect((await keep("Cuna", { pagina })).status).toBe(422);
  expect(await rows()).toEqual([]);
});
