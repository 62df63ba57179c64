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

it("what was typed is shown by the labels of its form", async () => {
  const html = await ana.text(await cutOff("/admin/categorias/nuevo", TYPED));
  const [[, label, value] = []] = html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g);
  expect([label, value]).toEqual(["Nombre", "Horas de trabajo"]);
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
