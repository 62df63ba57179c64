import { afterAll, beforeAll, expect, it } from "vitest";
import { Browser, register } from "../support/browser";
import { type Fields, type Site, startSite } from "../support/site";

/** Forms that were sent with a session that had run out. */

const EMAIL = "ana@ejemplo.es";
const TYPED = { intent: "guardar", nombre: "Horas de trabajo", slug: "", idem: "x" };
let site: Site;
let ana: Browser;
beforeAll(async () => {
  site = await startSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0" } });
  ana = new Browser(site, "10.6.0.1");
  await register(site, ana, EMAIL);
});
afterAll(() => site.stop());

/** @returns where the sign-in after it leads to */
async function cutOff(target: string, fields: Fields): Promise<string> {
  await ana.signIn(EMAIL);
  site.sql().exec("update sessions set last_seen_at = '2020-01-01T00:00:00.000Z'");
  expect((await ana.post(target, fields)).headers.get("Location")).toBe("/auth");
  return (await ana.signIn(EMAIL)).headers.get("Location") ?? "";
}

const sendOn = async (page: string) => {
  const html = await ana.text(page);
  const target = /action="([^"]+enviar=[^"]+)"/.exec(html)?.[1] ?? "";
  return target.replaceAll("&amp;", "&");
};
const leadsTo = async (target: string, fields: Fields) => {
  const answer = await ana.post(target, fields);
  return [answer.status, answer.headers.get("Location")];
};

it.each([
  ["/admin/profile", { intent: "eliminar-cuenta" }],
  ["/admin/profile", { intent: "contrasena", password: "Otra-9-nube-verde" }],
  ["/admin/profile", { intent: "desactivar", factor: "f1" }],
  ["/admin/productos/lote", { accion: "eliminar", categoria: "mobiliario", id: "P1" }],
  ["/admin/categorias/c1/eliminar", { intent: "eliminar", destino: "c2" }],
  ["/admin/productos/P1/versiones", { intent: "restaurar", v: "2" }],
  ["/admin/relaciones", { intent: "subir", producto: "P1", relacionado: "P2" }],
  ["/admin/productos/P1/eliminar", { intent: "eliminar", version: "1" }],
  ["/admin/usuarios", { intent: "principal", id: "u1", nombre: "Ana" }],
  ["/admin/requests", { intent: "aprobar", id: "r1", is_admin: "1" }],
  ["/admin/ajustes", { intent: "guardar", tag: "otra-21", email: "mal@ejemplo.es" }],
  ["/admin/profile", { intent: "correo", email: "mal@ejemplo.es" }],
  ["/admin/imagenes/0123456789abcdef", { intent: "eliminar" }],
  ["/admin/productos/importar/l1", { intent: "importar", duplicados: "actualizar" }],
] as [string, Record<string, string>][])(
  "a button of %s, %o, is not offered to be pressed unseen",
  async (target, fields) => {
    expect(await cutOff(target, fields)).toBe("/admin");
  },
);

it("what was typed survives a second press of the button that sends it", async () => {
  const page = await cutOff("/admin/categorias/nuevo", TYPED);
  const send = await sendOn(page);
  const onward = [307, "/admin/categorias/nuevo"];
  expect(await leadsTo(send, TYPED)).toEqual(onward);
  expect(await leadsTo(send, TYPED)).toEqual(onward);
  expect((await ana.get(page)).status).toBe(404);
});

const linesOf = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, label, value = ""]) => [
    label,
    value.replace(/<[^>]+>/g, ""),
  ]);

it("the page says what will be done and where, and shows what was typed by its labels", async () => {
  const html = await ana.text(await cutOff("/admin/categorias/nuevo?volver=/admin&x=1", TYPED));
  expect(linesOf(html)).toEqual([
    ["Qué se hará", "Crear una categoría"],
    ["Dónde", "/admin/categorias/nuevo"],
    ["Nombre", "Horas de trabajo"],
  ]);
  expect(html).toContain('href="/admin/categorias/nuevo?volver=%2Fadmin"');
});

it("the page names what is changed as it is now called, whatever the form calls it", async () => {
  const at = "'2026-01-01T00:00:00.000Z'";
  site.sql().exec(`insert into categorias (id, nombre, nombre_folded, slug, created_at, updated_at)
    values ('c1', 'Sueño', 'sueno', 'sueno', ${at}, ${at})`);
  const html = await ana.text(await cutOff("/admin/categorias/c1", TYPED));
  expect(linesOf(html)[0]).toEqual(["Qué se hará", "Guardar los cambios de la categoría «Sueño»"]);
});

it("whatever a form asked for, what is sent again saves its known fields alone", async () => {
  const fields = { ...TYPED, intent: "eliminar", admin_type: "main_admin", password: "secreta" };
  const html = await ana.text(await cutOff("/admin/categorias/nuevo", fields));
  const [form = ""] = /<form [^>]*enviar=.*?<\/form>/s.exec(html) ?? [];
  const sent = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  expect(sent.map(([, name, value]) => [name, name === "prueba" ? "" : value])).toEqual([
    ["prueba", ""],
    ["nombre", "Horas de trabajo"],
    ["slug", ""],
    ["idem", "x"],
    ["intent", "guardar"],
  ]);
});

it("a form of any other kind that an older version kept leads to the panel", async () => {
  const page = await cutOff("/admin/categorias/nuevo", TYPED);
  site.sql().exec("update reanudaciones set destino = '/admin/usuarios'");
  expect((await ana.get(page)).headers.get("Location")).toBe("/admin");
  expect((await leadsTo(`${page}?enviar=/admin/usuarios`, TYPED))[0]).toBe(404);
  await site.sql().exec("delete from reanudaciones");
});

it("what is no longer kept leads nowhere but into the admin area", async () => {
  const page = await cutOff("/admin/categorias/nuevo", TYPED);
  await ana.post(`${page}?descartar=1`, {});
  const others = ["/admin/reanudar/x?enviar=/admin/ajustes", "/admin/productos/P1/eliminar?a=1"];
  for (const target of ["//evil.test/admin/x", "/auth/salir", "/administrar", "", ...others]) {
    expect(await leadsTo(`${page}?enviar=${encodeURIComponent(target)}`, TYPED)).toEqual([
      404,
      null,
    ]);
  }
});
