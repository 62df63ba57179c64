import { readFileSync } from "node:fs";
import { Browser, register } from "./browser";
import { addRows } from "./rows";
import type { Site } from "./site";

const IMPORT = "/admin/productos/importar";
const PRODUCTO = "B0DEMO0001";
const OTHER = "B0DEMO0002";
const ANTIGUA = "/2019/05/una-entrada-con-una-direccion-bastante-larga-de-otro-programa.html";
const LONG_EMAIL = "una.persona.con.una.direccion.bastante.larga@correo.ejemplo.es";

/**
 * Gives a site with the demo catalogue something to show on every admin screen.
 * @param admin a main admin, signed in
 * @returns ids to put in place of the words in braces of `ADMIN_SCREENS`
 */
export async function fillAdmin(site: Site, admin: Browser): Promise<Record<string, string>> {
  await changeProducts(admin);
  insertReaders(site);
  const lote = await upload(admin, "productos.csv");
  const loteMalo = await upload(admin, "errores.csv");
  await askToEnter(site);
  return { producto: PRODUCTO, antigua: ANTIGUA, lote, loteMalo, ...readIds(site) };
}

/** Fills ids in for the words in braces of an address of `ADMIN_SCREENS`. */
export function fillAddress(screen: string, ids: Record<string, string>): string {
  return screen.replace(/\{(\w+)\}/g, (_, word: string) => {
    const id = ids[word];
    if (!id) throw new Error(`nothing stands for ${word} in ${screen}`);
    return encodeURIComponent(id);
  });
}

/** Gives one product an earlier version, and puts another one into the trash. */
async function changeProducts(admin: Browser): Promise<void> {
  const lote = "/admin/productos/lote/confirmar";
  await admin.post(lote, { accion: "categoria", categoria: "bano-higiene", id: PRODUCTO });
  await admin.post(lote, { accion: "eliminar", id: "B0DEMO0003" });
}

function insertReaders(site: Site): void {
  const sql = site.sql();
  const at = "2026-01-02T10:00:00.000Z";
  const message =
    "Hola:\n\n¿La trona se pliega del todo? https://ejemplo.es/una/direccion/muy/larga/que-no-se-parte\n\nGracias.";
  const subject = "Sillas de coche a contramarcha";
  addRows(sql, "mensajes", { id: "m1", name: "Ana Ruiz", email: LONG_EMAIL, subject, message });
  addRows(sql, "mensajes", { id: "m2", name: "Luis", subject: "Gracias", read_at: at });
  addRows(sql, "redirecciones", {
    de: ANTIGUA,
    a: "/consejos",
    veces: 12,
    ultima: "2026-01-02",
    created_at: at,
  });
  addRows(sql, "paginas", { id: "pagina-1", titulo: "Quién paga esto", contenido: "Nosotros." });
  sql.exec(`
    insert into clics (dia, producto_id, pagina, clics)
      select date('now'), id, 'producto', 12 from productos where id in ('${PRODUCTO}', '${OTHER}');
    insert or ignore into productos_relacionados (producto_id, producto_relacionado_id)
      values ('${PRODUCTO}', '${OTHER}');
    insert into borradores (id, user_id, volver, campo, datos, created_at)
      select 'b1', id, '/admin/consejos/nuevo', 'imagen', '[]', '${at}' from profiles
      where admin_type = 'main_admin';`);
}

/** Uploads a file of products. @returns the id of the import */
async function upload(admin: Browser, name: string): Promise<string> {
  const body = new FormData();
  body.set("idem", await admin.idem(IMPORT));
  body.set("archivo", new File([readFileSync(`tests/fixtures/csv/${name}`)], name));
  const answer = await admin.send(IMPORT, body);
  return answer.headers.get("Location")?.split("/").at(-1) ?? "";
}

/** Lets a person with a long address ask to become an admin. */
async function askToEnter(site: Site): Promise<void> {
  await register(site, new Browser(site, "127.0.0.1"), LONG_EMAIL);
}

function readIds(site: Site): Record<string, string> {
  const sql = site.sql();
  const one = (query: string) => String(sql.prepare(query).pluck().get() ?? "");
  return {
    relacionado: OTHER,
    consejo: one("select id from consejos order by id"),
    autor: one("select id from autores where slug = 'lucia-arranz'"),
    categoria: one("select id from categorias where slug = 'sueno' or parent_id is null"),
    media: one("select sha from media order by sha"),
    pagina: "pagina-1",
    borrador: "b1",
    mensaje: "m1",
    solicitud: one("select id from admin_requests where status = 'pending'"),
    persona: one(`select id from profiles where email = '${LONG_EMAIL}'`),
  };
}
