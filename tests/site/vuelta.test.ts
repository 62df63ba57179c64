import { beforeAll, describe, expect, it } from "vitest";
import { whileLocked } from "../support/faults";
import { addRows } from "../support/rows";
import type { Fields } from "../support/site";
import { useAdmin, useSite } from "../support/use-site";

/** Tests that forms lead back to the part of a list where somebody came from, come what may. */

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" } });
const ana = useAdmin(site);
beforeAll(() => {
  const sql = site.sql();
  const draft = { imageurl: "https://ejemplo.es/x.jpg", estado: "draft" } as const;
  for (const [n, title] of ["Cuna", "Cuna alta", "Luz"].entries()) {
    addRows(sql, "productos", { id: `P${n}`, slug: `p-${n}`, title, ...draft });
  }
  for (const id of ["C1", "C2"]) addRows(sql, "consejos", { id, slug: id.toLowerCase() });
  for (const id of ["K1", "K2"]) {
    addRows(sql, "categorias", { id, slug: id.toLowerCase(), nombre: `Propia ${id}` });
  }
});

const decode = (text: string) => text.replace(/&amp;/g, "&").replace(/&#x27;/g, "'");

/** Reads a page's form: its address, its hidden fields, and the link of «Cancelar». */
function formIn(html: string) {
  const page = html.slice(html.indexOf("<main"));
  const forms = page.match(/<form[^>]*method="post".*?<\/form>/gs) ?? [];
  const form = forms.find((each) => each.includes("Cancelar")) ?? "";
  const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return {
    action: decode(/action="([^"#]*)/.exec(form)?.[1] ?? ""),
    fields: Object.fromEntries(hidden.map(([, name, value]) => [name, decode(value ?? "")])),
    cancel: decode(/href="([^"]*)"[^>]*>Cancelar/.exec(form)?.[1] ?? ""),
  };
}

const openForm = async (target: string) => formIn(await ana.text(target));

const PRODUCTO = { title: "Nuevo", category: "mobiliario", rating: "4", estado: "draft" };
const GOOD: Record<string, Fields> = {
  productos: { ...PRODUCTO, imageurl: "https://ejemplo.es/a.jpg" },
  consejos: {
    ...{ titulo: "Nuevo", slug: "nuevo", categoria: "sueno", estado: "draft" },
    ...{ imagen: "https://ejemplo.es/a.jpg", contenido: "Texto" },
  },
  categorias: { nombre: "Nueva" },
};

const under = (path: string, list: string) => `${path}?${new URLSearchParams({ volver: list })}`;

/** @returns status, address of the form, and the link of «Cancelar» */
async function waysOf(answer: Response) {
  const { action, cancel } = formIn(await answer.text());
  return [answer.status, action, cancel];
}

describe.each([
  ["productos", "nuevo", "/admin/productos?q=cuna&orden=-valoracion"],
  ["productos", "P0", "/admin/productos?estado=draft"],
  ["consejos", "nuevo", "/admin/consejos?q=dormir"],
  ["consejos", "C1", "/admin/consejos?estado=published"],
  ["categorias", "nuevo", "/admin/categorias?q=paseo&plegar=1"],
  ["categorias", "K1", "/admin/categorias?q=propia"],
])("the form of %s, %s", (noun, id, list) => {
  const address = under(`/admin/${noun}/${id}`, list);

  it("is led to from the list, and goes back to it, refused in between or not", async () => {
    expect(decode(await ana.text(list))).toContain(`href="${address}"`);
    const opened = await openForm(address);
    expect([opened.action, opened.cancel]).toEqual([address, list]);
    const send = (fields: Fields) =>
      ana.post(opened.action, { intent: "guardar", ...opened.fields, ...fields });
    const good = { ...GOOD[noun], slug: `de-${id}`.toLowerCase() };
    expect(await waysOf(await send({}))).toEqual([422, address, list]);
    const busy = await whileLocked(site, () => send(good));
    expect(await waysOf(busy.clone())).toEqual([503, address, list]);
    const late = id === "nuevo" ? busy.clone() : await send({ ...good, version: "99" });
    expect(await waysOf(late)).toEqual([id === "nuevo" ? 503 : 409, address, list]);
    const saved = await send(good);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, list]);
  });

  it("comes back from the choice to its picture, and knows the list still", async () => {
    const { action, fields } = await openForm(address);
    const away = await ana.post(action, { intent: "elegir-imagen", ...fields, ...GOOD[noun] });
    const picker = away.headers.get("Location") ?? "";
    const url = "https://ejemplo.es/b.jpg";
    const chosen = await ana.post(picker, { imagen: url });
    const back = chosen.headers.get("Location") ?? "";
    expect(back).toMatch(/#foto-(imageurl|imagen|imagen_url)$/);
    const html = await ana.text(back.replace(/#.*/, ""));
    expect(html).toContain(`id="${back.replace(/.*#/, "")}"`);
    expect(html).toContain(`value="${url}"`);
    expect(formIn(html)).toMatchObject({ action: address, cancel: list });
  });
});

it("a list that is not filtered needs no way back in the address", async () => {
  expect(await ana.text("/admin/productos")).not.toContain("volver=");
  expect((await openForm("/admin/productos/nuevo")).action).toBe("/admin/productos/nuevo");
});

it.each([
  ["productos", "P2", "/admin/productos?q=luz"],
  ["consejos", "C2", "/admin/consejos?q=dormir"],
  ["categorias", "K2", "/admin/categorias?q=propia"],
])("one of %s that is deleted, %s, leads back to the part of the list", async (noun, id, list) => {
  const address = under(`/admin/${noun}/${id}/eliminar`, list);
  expect(decode(await ana.text(list))).toContain(`href="${address}"`);
  const opened = await openForm(address);
  expect([opened.action, opened.cancel]).toEqual([address, list]);
  const send = () => ana.post(opened.action, { intent: "eliminar", ...opened.fields });
  expect(await waysOf(await whileLocked(site, send))).toEqual([503, address, list]);
  const gone = await send();
  expect([gone.status, gone.headers.get("Location")]).toEqual([303, list]);
  const again = await send();
  // Deleted a second time: lists of products redirect at once, the others offer a link to the list.
  const [, link = ""] = /href="([^"]*)"[^>]*>Volver a la lista/.exec(await again.text()) ?? [];
  const back = again.headers.get("Location") ?? decode(link);
  expect([again.status, back]).toEqual([noun === "productos" ? 303 : 409, list]);
});

it("a dialog of relations goes back to its list after a search without script, and a refusal", async () => {
  const list = "/admin/relaciones?q=cuna&sel=P0";
  const address = under("/admin/relaciones/productos/P0", list);
  const send = (fields: Fields) => ana.post(address, fields);
  expect(await waysOf(await send({ intent: "buscar", q: "alta" }))).toEqual([200, address, list]);
  expect(await waysOf(await send({ intent: "guardar" }))).toEqual([422, address, list]);
  const related = await send({ intent: "guardar", producto: "P1" });
  expect([related.status, related.headers.get("Location")]).toEqual([303, list]);

  const parted = `/admin/relaciones/eliminar?${new URLSearchParams({ producto: "P0", relacionado: "P1", volver: list })}`;
  const opened = await openForm(parted);
  expect(opened).toMatchObject({ action: parted, cancel: list });
  const gone = await ana.post(parted, { intent: "eliminar" });
  expect([gone.status, gone.headers.get("Location")]).toEqual([303, list]);
});

it.each([
  ["productos", "P1", "/admin/productos?q=alta"],
  ["consejos", "C1", "/admin/consejos?pagina=2"],
])("the versions of %s, %s, lead back to the form and its list", async (noun, id, list) => {
  const form = under(`/admin/${noun}/${id}`, list);
  const versions = under(`/admin/${noun}/${id}/versiones`, list);
  const { fields } = await openForm(form);
  const good = { ...GOOD[noun], slug: `otro-${id}`.toLowerCase(), [FIRST[noun] ?? ""]: "Antes" };
  await ana.post(form, { intent: "guardar", ...fields, ...good });
  const later = (await openForm(form)).fields;
  await ana.post(form, { intent: "guardar", ...later, ...good, [FIRST[noun] ?? ""]: "Ahora" });
  expect(decode(await ana.text(form))).toContain(`href="${versions}"`);
  const { version = "" } = (await openForm(form)).fields;
  const v = String(Number(version) - 1);
  const html = decode(await ana.text(versions));
  expect(html).toContain(`href="${form}"`);
  const compared = html.match(new RegExp(`href="(/admin/[^"]*[?&]v=${v}(?:&[^"]*)?)"`))?.[1] ?? "";
  expect(decode(await ana.text(compared))).toContain(`href="${form}"`);
  const restored = await ana.post(compared, { intent: "restaurar", v, version });
  expect([restored.status, restored.headers.get("Location")]).toEqual([303, form]);
});

const FIRST: Record<string, string> = { productos: "title", consejos: "titulo" };

it("what proves a product leads back to its form and the list", async () => {
  const list = "/admin/productos?q=alta";
  const form = under("/admin/productos/P1", list);
  const address = under("/admin/productos/P1/evidencia", list);
  expect(decode(await ana.text(form))).toContain(`href="${address}"`);
  const html = await ana.text(address);
  expect(decode(html)).toContain(`href="${form}"`);
  const opened = formIn(html);
  expect(opened).toMatchObject({ action: address, cancel: list });
  const saved = await ana.post(opened.action, { ...opened.fields, metodo: "", retirada: "" });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, address]);
});

it.each(["//otro.test", "/admin/productos/exportar", "/auth/salir", "/admin/consejos"])(
  "%s is no part of the list and not gone back to",
  async (volver) => {
    const opened = await openForm(under("/admin/productos/nuevo", volver));
    expect(opened.cancel).toBe("/admin/productos");
    const fields = { ...opened.fields, ...GOOD.productos, title: `Otro ${volver}` };
    const target = under("/admin/productos/nuevo", volver);
    const saved = await ana.post(target, { intent: "guardar", ...fields });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/admin/productos"]);
  },
);

it("asks for the look at an article where it is to be seen", async () => {
  const page = await ana.text("/admin/consejos/nuevo");
  expect(page).toMatch(/formaction="\/admin\/consejos\/nuevo#vista-previa"/i);
  const shown = await ana.post("/admin/consejos/nuevo", { intent: "vista-previa", contenido: "a" });
  expect(await shown.text()).toContain('<details id="vista-previa"');
});
