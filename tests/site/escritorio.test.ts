import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Browser, mailTo, register } from "../support/browser";
import { addRows, saveAjustes } from "../support/rows";
import { type Site, startSite } from "../support/site";

const OWNER = "ana@ejemplo.es";

let site: Site;
let ana: Browser;
let count = 0;

const newBrowser = () => new Browser(site, `10.2.0.${++count}`);

beforeAll(async () => {
  site = await startSite({ env: { TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "error", AMAZON_TAG: "" } });
  ana = newBrowser();
  await register(site, ana, OWNER);
  await ana.signIn(OWNER);
});
afterAll(async () => {
  await site.stop();
});

const one = (query: string) => site.sql().prepare(query).pluck().get();
const idOf = (email: string) => String(one(`select id from profiles where email = '${email}'`));
const actions = () =>
  site.sql().prepare("select action from audit_log order by id").pluck().all() as string[];

/** Registers and signs in a contributor. */
async function contributor(email: string): Promise<Browser> {
  const browser = newBrowser();
  await register(site, browser, email);
  site
    .sql()
    .exec(`update profiles set is_admin = 1, admin_type = 'contributor' where email = '${email}'`);
  await browser.signIn(email);
  return browser;
}

const versionIn = (page: string) => /name="version" value="([^"]*)"/.exec(page)?.[1] ?? "";

const versionOf = async (browser: Browser, page = "/admin/ajustes") =>
  versionIn(await browser.text(page));

const AJUSTES = {
  nombre: "La Cuna",
  lema: "Todo para dormir",
  redes: "https://www.instagram.com/lacuna",
  tag: "lacuna-21",
  precio_horas: "0",
};

describe("settings", () => {
  it("show on every page with the next request, cached pages included", async () => {
    const visitor = newBrowser();
    for (const path of ["/", "/aviso-legal"]) await visitor.text(path);
    const version = await versionOf(ana);
    const answered = { ...AJUSTES, "precios-preguntado": "1", precio_modo: "", version };
    const saved = await ana.post("/admin/ajustes", answered);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/admin/ajustes"]);
    const home = await visitor.text("/");
    expect(home).toContain("<title>La Cuna: Todo para dormir");
    expect(await visitor.text("/aviso-legal")).toMatch(/<title>[^<]*La Cuna/);
    expect(home).toContain('"sameAs":["https://www.instagram.com/lacuna"]');
    expect(await ana.text("/admin")).toContain(
      "Los precios tecleados están junto a enlaces con tu etiqueta",
    );
    expect(actions()).toContain("ajustes.cambiados");
  });

  it("count the links of a main category and of articles by tags of their own", async () => {
    const version = await versionOf(ana);
    const tags = "paseo-viaje | paseo-21\nconsejos | leer-21";
    expect((await ana.post("/admin/ajustes", { ...AJUSTES, tags, version })).status).toBe(303);
    const visitor = newBrowser();
    const tagsIn = async (page: string) =>
      new Set(Array.from((await visitor.text(page)).matchAll(/tag=([\w-]+)/g), ([, tag]) => tag));
    expect(await tagsIn("/categoria/carritos-sillas-paseo")).toEqual(new Set(["paseo-21"]));
    expect(await tagsIn("/categoria/alimentacion")).toEqual(new Set(["lacuna-21"]));
    expect(await tagsIn("/consejos/mejores-sillas-de-paseo")).toEqual(new Set(["leer-21"]));
  });

  it("tell on the desk what of the site is still an example", async () => {
    const person = { titular: "Ana Ruiz", nif: "00000000T", direccion: "Calle de la Palma, 1" };
    saveAjustes(site, { ...person, email: "hola@lacuna.es", telefono: "910 000 000" });
    const desk = await ana.text("/admin");
    expect(desk).toMatch(/Hacer tuyo el sitio: <!-- -->\d<!-- --> de <!-- -->7/);
    expect(desk).toMatch(/Datos legales<!-- --> <span/);
    expect(desk).toContain("El catálogo de demostración sigue publicado");
    expect(desk).toMatch(/href="\/admin\/ajustes\/aspecto"[^>]*>Logotipo o icono/);
  });

  it("refuse what is no setting and what somebody else changed meanwhile, keeping the text", async () => {
    const version = await versionOf(ana);
    const wrong = await ana.post("/admin/ajustes", {
      ...AJUSTES,
      version,
      nombre: "",
      redes: "javascript:alert(1)",
    });
    const page = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(page).toContain("«Nombre del sitio» es obligatorio");
    expect(page).toContain("empiece por https://");
    const late = await ana.post("/admin/ajustes", { ...AJUSTES, version: "antes", lema: "Eva" });
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('value="Eva"')]);
  });

  it("stand for what their author has seen, also after a refusal, until a conflict is told", async () => {
    const refused = await ana.post("/admin/ajustes", { ...AJUSTES, version: "antes", nombre: "" });
    expect(versionIn(await refused.text())).toBe("antes");
    const late = await ana.post("/admin/ajustes", { ...AJUSTES, version: "antes", lema: "Eva" });
    expect(versionIn(await late.text())).toBe(await versionOf(ana));
  });
});

describe("an address under /admin that is no screen", () => {
  const addresses = ["/admin/cualquiera", "/admin/productos/a/b"];

  it("leads to signing in, as any other", async () => {
    for (const address of addresses) {
      const visitor = newBrowser();
      const asked = await visitor.get(address);
      const signIn = `/auth?${new URLSearchParams({ volver: address })}`;
      expect([asked.status, asked.headers.get("Location")], address).toEqual([302, signIn]);
      expect(await visitor.text("/auth")).toContain("Debes iniciar sesión para acceder");
      const posted = await visitor.post(address, { intent: "guardar" });
      expect([posted.status, posted.headers.get("Location")], address).toEqual([302, "/auth"]);
    }
  });

  it("is not found for admins, who stay in the admin area", async () => {
    for (const address of addresses) {
      const answer = await ana.get(address);
      const page = await answer.text();
      expect(answer.status, address).toBe(404);
      expect(page).toContain("<title>Página no encontrada");
      expect(page).toMatch(/<h1[^>]*>Página no encontrada/);
      expect(page).toContain('href="/admin/productos"');
      expect((await ana.post(address, { intent: "guardar" })).status, address).toBe(404);
    }
  });
});

it.each([
  ["admin_requests", "/admin/requests", "Error al cargar solicitudes"],
  ["mensajes", "/admin/mensajes", "No se pudieron cargar los mensajes."],
  ["versiones", "/admin/papelera", "No se pudo cargar la papelera."],
  ["audit_log", "/admin/historial", "No se pudo cargar el historial."],
  ["vistas", "/admin/estadisticas", "No se pudo cargar esta parte."],
])("a list that cannot be read says so with 503: %s", async (table, target, sentence) => {
  const sql = site.sql();
  sql.exec(`alter table ${table} rename to apartada`);
  const answer = await ana.get(target);
  sql.exec(`alter table apartada rename to ${table}`);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(sentence)]);
});

describe("people", () => {
  it("become main admins, and the last one stays", async () => {
    await contributor("mar@ejemplo.es");
    const id = idOf("mar@ejemplo.es");
    await ana.post("/admin/usuarios", { intent: "principal", id });
    expect(one(`select admin_type from profiles where id = '${id}'`)).toBe("main_admin");
    await mailTo(site, "mar@ejemplo.es", /administrador principal/);
    // Each removes the other at once; one must fail, as a main admin must be left.
    const mar = newBrowser();
    await mar.signIn("mar@ejemplo.es");
    const answers = await Promise.all([
      ana.post("/admin/usuarios", { intent: "retirar", id }),
      mar.post("/admin/usuarios", { intent: "retirar", id: idOf(OWNER) }),
    ]);
    expect(answers.filter(({ status }) => status === 303).length).toBeLessThan(2);
    expect(one("select count(*) from profiles where admin_type = 'main_admin'")).toBe(1);
    site
      .sql()
      .exec(`update profiles set is_admin = 1, admin_type = 'main_admin' where email = '${OWNER}'`);
    site.sql().exec(`update profiles set is_admin = 0, admin_type = null where id = '${id}'`);
    await ana.signIn(OWNER);
    const own = await ana.post("/admin/profile", { intent: "eliminar-cuenta" });
    expect([own.status, await own.text()]).toEqual([
      409,
      expect.stringContaining("Es la única cuenta de administrador principal"),
    ]);
    expect(() => site.sql().exec(`delete from profiles where email = '${OWNER}'`)).toThrow(
      "last_main_admin",
    );
  });

  it("are told the same of an address that has an account, whose owner gets a mail", async () => {
    const luz = await contributor("luz@ejemplo.es");
    const asked = await luz.post("/admin/profile", { intent: "correo", email: OWNER });
    expect(asked.headers.get("Location")).toBe("/admin/profile");
    await mailTo(site, OWNER, /Ya tienes cuenta/);
  });
});

describe("messages and history", () => {
  it("are shown as text, answered by mail and deleted once", async () => {
    const mensaje = { id: "m1", name: "Pau", email: "pau@ejemplo.es", subject: "Duda & más" };
    addRows(site, "mensajes", { ...mensaje, message: "Hola\n<b>tú</b>" });
    const inbox = await ana.text("/admin/mensajes");
    expect(inbox).toContain("&lt;b&gt;tú&lt;/b&gt;");
    expect(inbox).toContain("mailto:pau@ejemplo.es?subject=Re%3A%20Duda%20%26%20m%C3%A1s");
    await ana.post("/admin/mensajes", { intent: "eliminar", id: "m1" });
    const again = await ana.post("/admin/mensajes", { intent: "eliminar", id: "m1" });
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.stringContaining("El mensaje ya no existe"),
    ]);
  });

  it("are filtered by person, kind and day", async () => {
    expect(await ana.text("/admin/historial")).toContain("Eliminó un mensaje");
    expect(await ana.text("/admin/historial?accion=sitio")).toContain("Cambió los ajustes");
    expect(await ana.text("/admin/historial?actor=nadie%25")).toContain(
      "No hay anotaciones que coincidan.",
    );
    expect(await ana.text("/admin/historial?desde=2026-99-99")).not.toContain(
      "No hay anotaciones que coincidan.",
    );
    const late = await ana.text("/admin/historial?desde=2999-01-01");
    expect(late).toMatch(/name="desde"[^>]* value="2999-01-01"/);
    expect(late).toMatch(/<a href="\/admin\/historial"[^>]*>Quitar los filtros</);
  });
});

describe("the changes of a product", () => {
  it("take no further note until one is ticked for removal, and a refused form keeps the ticks", async () => {
    const id = one("select id from productos where retirada is null limit 1");
    const days = Array.from(
      { length: 30 },
      (_, at) => `2026-04-${String(at + 1).padStart(2, "0")}`,
    );
    const cambios = JSON.stringify(days.map((fecha) => ({ fecha, texto: "Nota." })));
    site.sql().prepare("update productos set cambios = ? where id = ?").run(cambios, id);
    const visto = String(one(`select updated_at from productos where id = '${id}'`));
    const page = `/admin/productos/${id}/evidencia`;
    const ticked = ["2026-04-09 Nota.", "2026-04-07 Nota."];
    const send = (texto: string, quitar: string[] = []) =>
      ana.post(page, [
        ...Object.entries({ visto, cambio_fecha: "2026-05-02", cambio_texto: texto }),
        ...quitar.map((name): [string, string] => ["quitar", name]),
      ]);
    const full = await send("Una más.");
    expect([full.status, await full.text()]).toEqual([
      422,
      expect.stringContaining("Ya hay 30 notas: quita alguna para añadir otra"),
    ]);
    const refused = await (await send("x".repeat(301), ticked)).text();
    const checked = refused.match(/<input[^>]+checked=""[^>]*>/g) ?? [];
    expect(checked.map((box) => /value="([^"]+)"/.exec(box)?.[1])).toEqual(ticked.toReversed());
    expect((await send("Una más.", ticked)).status).toBe(303);
    // This form was opened before the save above, so it must be refused.
    expect((await send("Y otra.", ticked)).status).toBe(409);
    const left = JSON.parse(String(one(`select cambios from productos where id = '${id}'`)));
    expect(left.map(({ fecha }: { fecha: string }) => fecha)).toEqual(
      [
        ...days.filter((day) => day !== "2026-04-07" && day !== "2026-04-09"),
        "2026-05-02",
      ].reverse(),
    );
  });
});
