import { beforeAll, expect, it } from "vitest";
import { Browser, register } from "../support/browser";
import { addRows } from "../support/rows";
import type { Fields } from "../support/site";
import { useSite } from "../support/use-site";

/** Tests forms that were sent after their session had ended. */

const EMAIL = "ana@ejemplo.es";
const TYPED = { intent: "guardar", nombre: "Horas de trabajo", slug: "", idem: "x" };
const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0" } });
const ana = new Browser(site, "10.6.0.1");
beforeAll(async () => {
  await register(site, ana, EMAIL);
  addRows(site, "categorias", { id: "c1", nombre: "Sueño" });
  addRows(site, "productos", { id: "P1", category: "sueno", estado: "draft" });
  addRows(site, "media", { sha: "0123456789abcdef" });
});

/** Sends a form with an ended session. @returns where the next sign-in leads */
async function cutOff(target: string, fields: Fields): Promise<string> {
  await ana.signIn(EMAIL);
  site.sql().exec("update sessions set last_seen_at = '2020-01-01T00:00:00.000Z'");
  const page = (await ana.post(target, fields)).headers.get("Location") ?? "";
  expect(page).toMatch(/^\/auth(\?volver=|$)/);
  return (await ana.signIn(EMAIL, undefined, page)).headers.get("Location") ?? "";
}

const typedIn = (html: string, name: string) =>
  [
    new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`),
    new RegExp(`<textarea[^>]* name="${name}"[^>]*>([^<]*)<`),
  ]
    .map((control) => control.exec(html)?.[1])
    .find((value) => value !== undefined);

it.each([
  ["/admin/profile", { intent: "eliminar-cuenta" }],
  ["/admin/profile", { intent: "contrasena", password: "Otra-9-nube-verde" }],
  ["/admin/profile", { intent: "desactivar", factor: "f1" }],
  ["/admin/productos/lote/confirmar", { accion: "eliminar", categoria: "mobiliario", id: "P1" }],
  ["/admin/productos/LOTE/CONFIRMAR", { accion: "eliminar", categoria: "mobiliario", id: "P1" }],
  ["/admin/categorias/c1/eliminar", { intent: "eliminar", destino: "c2" }],
  ["/admin/productos/P1/versiones", { intent: "restaurar", v: "2" }],
  ["/admin/relaciones", { intent: "subir", producto: "P1", relacionado: "P2" }],
  ["/admin/productos/P1/eliminar", { intent: "eliminar", version: "1" }],
  ["/admin/usuarios", { intent: "principal", id: "u1", nombre: "Ana" }],
  ["/admin/requests", { intent: "aprobar", id: "r1", is_admin: "1" }],
  ["/admin/ajustes", { intent: "guardar", tag: "otra-21", email: "mal@ejemplo.es" }],
  ["/admin/profile", { intent: "correo", email: "mal@ejemplo.es" }],
  ["/admin/imagenes/lote/confirmar", { accion: "eliminar", id: "0123456789abcdef" }],
  ["/admin/imagenes/elegir/b1", { intent: "buscar", k: "cuna" }],
  ["/admin/productos/importar", { idem: "x", archivo: "x" }],
  ["/admin/productos/importar/l1", { intent: "importar", duplicados: "actualizar" }],
  ["/admin/productos/P1", { intent: "compartir" }],
  ["/admin/productos/P1", { intent: "guardar", title: "  ", version: "2", idem: "x" }],
] as [string, Record<string, string>][])(
  "a button of %s, %o, is not offered to be pressed unseen",
  async (target, fields) => {
    expect(await cutOff(target, fields)).toBe("/admin");
    expect(site.sql().prepare("select id from borradores").all()).toEqual([]);
  },
);

it.each([
  ["/admin/categorias/nuevo", "nombre", "", {}],
  ["/admin/categorias/c1?volver=%2Fadmin", "descripcion", "", { version: "1" }],
  ["/admin/consejos/nuevo", "titulo", "programado_at", {}],
  ["/admin/autores/nuevo", "nombre", "", {}],
  ["/admin/productos/nuevo", "title", "programado_at", {}],
  ["/admin/productos/P1", "title", "programado_at", { version: "7" }],
  ["/admin/productos/P1/evidencia", "cambio_texto", "", { visto: "2025-01-01T00:00:00.000Z" }],
  ["/admin/imagenes/0123456789abcdef", "credito", "", {}],
])("the form of %s shows again what was typed", async (target, name, hour, hidden) => {
  const typed = {
    [name]: "Horas de trabajo",
    ...hidden,
    ...(hour && { [hour]: "2030-01-02T08:00" }),
  };
  const page = await cutOff(target, { ...typed, intent: "publicar", estado: "draft" });
  expect(page).toMatch(/[?&]borrador=[0-9a-f]{24}$/);
  expect(page.replace(/[?&]borrador=.*/, "")).toBe(target);
  const html = await ana.text(page);
  for (const [field, value] of Object.entries(typed)) expect(typedIn(html, field)).toBe(value);
});

it("what was typed stays at its address when it is sent and refused, and for nobody else", async () => {
  const page = await cutOff("/admin/categorias/nuevo", TYPED);
  await ana.post("/admin/categorias/nuevo", { ...TYPED, nombre: "" });
  expect(typedIn(await ana.text(page), "nombre")).toBe("Horas de trabajo");
  const eva = new Browser(site, "10.6.0.2");
  await register(site, eva, "eva@ejemplo.es");
  site
    .sql()
    .exec("update profiles set is_admin = 1, admin_type = 'contributor' where admin_type is null");
  await eva.signIn("eva@ejemplo.es");
  expect(typedIn(await eva.text(page), "nombre")).toBe("");
});

it("whatever a form asked for, its page sends on the fields of the page alone", async () => {
  const fields = { ...TYPED, intent: "eliminar", admin_type: "main_admin", password: "secreta" };
  const html = await ana.text(await cutOff("/admin/categorias/nuevo", fields));
  expect(typedIn(html, "nombre")).toBe("Horas de trabajo");
  expect(html).not.toMatch(/name="(admin_type|password)"/);
});
