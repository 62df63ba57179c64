import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import type { Browser } from "../support/browser";
import { type Fields, type Site, startSite } from "../support/site";

/** Who comes from a part of a list goes back to that part, whatever happens to the form in between. */

const AT = "2026-01-01T10:00:00.000Z";
let site: Site;
let ana: Browser;
beforeAll(async () => {
  site = await startSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" } });
  ana = admitAdmin(site);
  const sql = site.sql();
  for (const [n, title] of ["Cuna", "Cuna alta", "Luz"].entries()) {
    sql
      .prepare(`insert into productos (id, title, titulo_folded, slug, category, imageurl, rating,
        estado, created_at, updated_at)
        values (?, ?, lower(?), ?, 'mobiliario', 'https://ejemplo.es/x.jpg', 4, 'draft', ?, ?)`)
      .run(`P${n}`, title, title, `p-${n}`, AT, AT);
  }
  sql.exec(`insert into consejos (id, slug, titulo, titulo_folded, imagen, categoria, fecha,
    contenido, estado, created_at, updated_at)
    values ('C1', 'dormir', 'Dormir', 'dormir', '', 'sueno', '${AT}', 'Texto', 'published', '${AT}', '${AT}')`);
});
afterAll(() => site.stop());

const decode = (text: string) => text.replace(/&amp;/g, "&").replace(/&#x27;/g, "'");

/** The form of a page: where it is sent, its hidden fields, and where «Cancelar» leads. */
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

describe.each([
  ["productos", "nuevo", "/admin/productos?q=cuna&orden=-valoracion"],
  ["productos", "P0", "/admin/productos?estado=draft"],
  ["consejos", "nuevo", "/admin/consejos?q=dormir"],
  ["categorias", "nuevo", "/admin/categorias?q=paseo&plegar=1"],
])("the form of %s, %s", (noun, id, list) => {
  const address = `/admin/${noun}/${id}?volver=${encodeURIComponent(list).replace(/%20/g, "+")}`;

  it("is led to from the list, and goes back to it, refused in between or not", async () => {
    expect(decode(await ana.text(list))).toContain(`href="${address}"`);
    const opened = await openForm(address);
    expect([opened.action, opened.cancel]).toEqual([address, list]);
    const send = (fields: Fields) =>
      ana.post(opened.action, { intent: "guardar", ...opened.fields, ...fields });
    const refused = await send({});
    expect(refused.status).toBe(422);
    const again = formIn(await refused.text());
    expect([again.action, again.cancel, again.fields.volver]).toEqual([address, list, list]);
    const saved = await send({ ...GOOD[noun], slug: `de-${id}`.toLowerCase() });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, list]);
  });

  it("comes back from the choice to its picture, and knows the list still", async () => {
    const { action, fields } = await openForm(address);
    const away = await ana.post(action, { intent: "elegir-imagen", ...fields, ...GOOD[noun] });
    const picker = away.headers.get("Location") ?? "";
    const url = "https://ejemplo.es/b.jpg";
    const chosen = await ana.post(picker, { intent: "url", url });
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

it("a product that is deleted leads back to the part of the list", async () => {
  const list = "/admin/productos?q=luz";
  const opened = await openForm(`/admin/productos/P2/eliminar?volver=${encodeURIComponent(list)}`);
  expect(opened.cancel).toBe(list);
  const gone = await ana.post(opened.action, { intent: "eliminar", ...opened.fields });
  expect(gone.headers.get("Location")).toBe(list);
});

it("a dialog of relations goes back to its list after a search without script", async () => {
  const list = "/admin/relaciones?q=cuna&sel=P0";
  const opened = await openForm(
    `/admin/relaciones/productos/P0?volver=${encodeURIComponent(list)}`,
  );
  const found = await ana.post(opened.action, { intent: "buscar", q: "alta", ...opened.fields });
  expect(formIn(await found.text()).cancel).toBe(list);
});

it("no other site is gone back to", async () => {
  const opened = await openForm("/admin/productos/nuevo?volver=%2F%2Fotro.test");
  expect(opened.cancel).toBe("/admin/productos");
  const fields = { ...opened.fields, ...GOOD.productos, title: "Otro", volver: "//otro.test" };
  const saved = await ana.post("/admin/productos/nuevo", { intent: "guardar", ...fields });
  expect(saved.headers.get("Location")).toBe("/admin/productos");
});

it("asks for the look at an article where it is to be seen", async () => {
  const page = await ana.text("/admin/consejos/nuevo");
  expect(page).toMatch(/formaction="\/admin\/consejos\/nuevo#vista-previa"/i);
  const shown = await ana.post("/admin/consejos/nuevo", { intent: "vista-previa", contenido: "a" });
  expect(await shown.text()).toContain('<details id="vista-previa"');
});
