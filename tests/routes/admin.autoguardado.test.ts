import { beforeEach, expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { action } from "~/routes/admin.autoguardado";
import { loader as openAutor } from "~/routes/admin.autores.$id";
import { loader as openCategoria } from "~/routes/admin.categorias.$id";
import { loader as openConsejo, action as save } from "~/routes/admin.consejos.$id";
import { loader as openImagen } from "~/routes/admin.imagenes.$sha";
import { loader } from "~/routes/admin.productos.$id";
import { loader as openEvidencia } from "~/routes/admin.productos.$id_.evidencia";
import { database } from "~db/client.server";
import type { Autosaved } from "~record/borradores/autosaved-offer";
import { findBorrador } from "~record/borradores/borradores.server";
import { insertProductos } from "../domain/nouns/consejos/seed";
import { testDatabase } from "../support/database";
import { insertRows } from "../support/insert-rows";
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
/** Makes a new context for each request, because it remembers the person. */
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
  const borrador = (await offered(ana))?.id ?? "";
  await luz.post(action, PATH, { borrador, pagina, intent: "descartar" });
  expect((await offered(ana))?.id).toBe(borrador);
  const answer = await ana.post(action, PATH, { borrador, pagina, intent: "descartar" });
  expect([answer.status, answer.location]).toEqual([303, pagina]);
  expect(await offered(ana)).toBeUndefined();
});

it("is dropped when the form is saved", async () => {
  const pagina = "/admin/consejos/nuevo";
  await keep("", { pagina });
  const seen = await consejo();
  expect(seen.autosaved?.page).toBe(pagina);
  expect(((await send(seen.idem, "Una idea")) as Response).status).toBe(303);
  expect(await rows()).toEqual([]);
});

const CONSEJO = "/admin/consejos/nuevo";
const consejo = async (query = "") =>
  (await openConsejo({
    request: ana.request(CONSEJO + query),
    params: { id: "nuevo" },
    context: contextOf(),
  })) as { idem: string; autosaved?: Autosaved; stored: Record<string, string> };
const send = (idem: string, titulo: string) => {
  const body = new URLSearchParams({ idem, titulo, estado: "draft", intent: "seguir" });
  const request = ana.request(CONSEJO, { method: "POST", body });
  return save({ request, params: { id: "nuevo" }, context: contextOf() });
};
const write = (idem: string, titulo: string) =>
  ana.post(action, PATH, { pagina: CONSEJO, idem, titulo });
const queryOf = (offer: Autosaved | undefined) => `?${offer?.href.split("?")[1]}`;

it("keeps two new forms apart, and offers one when the other is saved", async () => {
  const [one, other] = [await consejo(), await consejo()];
  await write(one.idem, "Una");
  await write(one.idem, "Una idea");
  await write(other.idem, "Otra");
  expect(await rows()).toHaveLength(2);
  await send(other.idem, "Otra");
  const restored = await consejo(queryOf((await consejo()).autosaved));
  expect(restored).toMatchObject({ idem: one.idem, stored: { titulo: "Una idea" } });
  await send(restored.idem, restored.stored.titulo ?? "");
  expect(await rows()).toEqual([]);
});

it("stores what is restored after its form was sent", async () => {
  const { idem } = await consejo();
  await write(idem, "Antes");
  const query = queryOf((await consejo()).autosaved);
  await database().writer.updateTable("borradores").set({ volver: "/elsewhere" }).execute();
  await send(idem, "Antes");
  const restored = await consejo(query);
  expect(restored.stored.titulo).toBe("Antes");
  await send(restored.idem, "Después");
  const titles = await database().read.selectFrom("consejos").select("titulo").execute();
  expect(titles.map(({ titulo }) => titulo).sort()).toEqual(["Antes", "Después"]);
});

it.each([
  ["/admin/categorias/nuevo", openCategoria, { id: "nuevo" }],
  ["/admin/autores/nuevo", openAutor, { id: "nuevo" }],
  ["/admin/productos/p1/evidencia", openEvidencia, { id: "p1" }],
  ["/admin/imagenes/abcdef0123456789", openImagen, { sha: "abcdef0123456789" }],
])("is offered on %s too", async (pagina, open, params) => {
  await insertProductos({ id: "p1" });
  await insertRows("media", { sha: "abcdef0123456789" });
  await keep("Cuna", { pagina });
  const request = ana.request(pagina);
  const page = await open({ request, params, context: contextOf() });
  expect((page as { autosaved?: Autosaved }).autosaved?.page).toBe(pagina);
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
