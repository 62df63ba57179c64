import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { appCode } from "../support/app-code";
import { Browser, enrol, register } from "../support/browser";
import { addressOf, build } from "../support/built-routes";
import { fingerprintOf } from "../support/fingerprint";
import { addRows } from "../support/rows";
import { useSite } from "../support/use-site";

const routes = Object.values(build.routes).flatMap((route) =>
  route && /^routes\/admin/.test(route.id) ? [route] : [],
);

/** The id of a row of each kind, used in all addresses with a parameter. */
const ID = "x1";
const SHA = "0123456789abcdef";
const SECRET = "pendiente@ejemplo.es";
const COPIA = "copia-x1.tar";

function insertContent(): void {
  addRows(site, "productos", { id: ID, title: "Uno", estado: "draft" });
  addRows(site, "consejos", { id: ID, titulo: "Uno" });
  addRows(site, "categorias", { id: ID, nombre: "Uno" });
  addRows(site, "importaciones", { id: ID });
  addRows(site, "media", { sha: SHA });
  addRows(site, "mensajes", { id: ID });
  addRows(site, "redirecciones", { de: "/antigua", a: "/consejos", created_at: "2026-01-02" });
  site.sql().exec(`insert into borradores (id, user_id, volver, campo, datos, created_at)
    select '${ID}', id, '/admin', 'imagen', '[]', '2026-01-01T00:00:00.000Z' from profiles
    where admin_type = 'main_admin'`);
  const folder = path.join(site.dataDir, "backups");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, COPIA), SECRET);
}

/** The address of a route, filled in with the rows that `insertContent` adds. */
const filledAddressOf = (id: string) =>
  addressOf(id)
    .replace(":sha", SHA)
    .replace(":copia", COPIA)
    .replace(":tipo", "productos")
    .replace(/:\w+\??/g, ID);

const TRANSPORTS: Record<string, (address: string, id: string) => string> = {
  document: (address) => address,
  data: (address) => `${address}.data`,
  "data of one route": (address, id) => `${address}.data?_routes=${encodeURIComponent(id)}`,
  _data: (address, id) => `${address}?_data=${encodeURIComponent(id)}`,
  "upper case": (address) => address.toUpperCase(),
  "percent-encoded": (address) => address.replace("/a", "/%61"),
  "trailing slash": (address) => `${address}/`,
  index: (address) => `${address}?index`,
};
const METHODS = ["GET", "HEAD", "POST"] as const;
const INTENTS =
  "aprobar rechazar iniciar verificar renovar desactivar eliminar guardar destacar publicar importar principal retirar sesiones segundo-paso correo eliminar-cuenta cerrar-sesion leido retirar-demo".split(
    " ",
  );

/** Screens and acts for main admins only; `shows` tells if a page names the waiting person. */
const MAIN_ONLY: Readonly<Record<string, { shows: boolean; intents: readonly string[] }>> = {
  "/admin/requests": { shows: true, intents: ["aprobar", "rechazar"] },
  "/admin/usuarios": {
    shows: true,
    intents: "retirar desinvitar principal segundo-paso sesiones eliminar invitar".split(" "),
  },
  "/admin/historial": { shows: true, intents: [] },
  "/admin/mensajes": { shows: false, intents: ["leido", "eliminar"] },
  "/admin/ajustes": { shows: false, intents: ["guardar"] },
  "/admin/ajustes/correo": { shows: false, intents: ["probar"] },
  "/admin/ajustes/direcciones": { shows: false, intents: ["anadir", "eliminar"] },
  "/admin/ajustes/copias": {
    shows: false,
    intents: ["hacer", "probar", "comprobar", "eliminar"],
  },
  "/admin/ajustes/copias/almacen": { shows: false, intents: ["guardar", "quitar"] },
  [`/admin/ajustes/copias/${COPIA}`]: { shows: false, intents: [] },
  "/admin/ajustes/textos": { shows: false, intents: ["guardar"] },
  "/admin/ajustes/textos/versiones": { shows: false, intents: ["restaurar"] },
  "/admin?index": { shows: false, intents: ["retirar-demo"] },
};

/** Screens that writers may open; what these refuse is in tests/site/redaccion.test.ts. */
const OF_WRITERS = [
  ...["", "._index", ".$", ".autoguardado", ".consejos._index", ".consejos.$id"],
  ...[".productos._index", ".productos.$id", ".paginas._index", ".paginas.$id", ".insertar"],
  ...[".$tipo.$id.versiones", "_.$tipo.$id.ver", ".imagenes._index", ".imagenes.$sha"],
  ...[".imagenes.elegir.$borrador", ".imagenes.subir", ".profile", ".mfa-setup"],
];

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" } });
const personas = new Map<string, Browser>();
let contributor: Browser;
let writer: Browser;
let mainAdmin: Browser;
let requestId = "";
/** The id of the person who waits to become an admin. */
let personId = "";

beforeAll(async () => {
  const people = ["main", "user", "pending", "former", "contributor", "writer"].map(
    (name, index) => ({
      email: `${name}@ejemplo.es`,
      browser: new Browser(site, `10.1.0.${index + 1}`),
    }),
  );
  for (const { email, browser } of people) await register(site, browser, email);
  await register(site, new Browser(site, "10.1.0.99"), SECRET);
  site.sql().exec(`update profiles set is_admin = 1, admin_type = 'contributor'
    where email in ('pending@ejemplo.es', 'former@ejemplo.es', 'contributor@ejemplo.es')`);
  site.sql().exec(`update profiles set is_admin = 1, admin_type = 'writer'
    where email = 'writer@ejemplo.es'`);
  for (const { email, browser } of people) await browser.signIn(email);
  const [owner, user, pending, former, other, lola] = people.map(({ browser }) => browser);
  if (!owner || !user || !pending || !former || !other || !lola) throw new Error("who is missing?");
  const { secret } = await enrol(pending);
  await pending.post("/auth/salir", {});
  await pending.signIn("pending@ejemplo.es");
  // The cookie of a half-finished sign-in must not count under the name of a session.
  pending.jar.set("sesion", pending.jar.get("verificacion") ?? "");
  site.sql().exec(`update profiles set is_admin = 0, admin_type = null
    where email = 'former@ejemplo.es'`);
  insertContent();
  const idIn = (table: string) =>
    site.sql().prepare(`select id from ${table} where email = ?`).pluck().get(SECRET) as string;
  requestId = idIn("admin_requests");
  personId = idIn("profiles");
  expect(appCode(secret)).toMatch(/^\d{6}$/);
  contributor = other;
  writer = lola;
  mainAdmin = owner;
  personas.set("visitor", new Browser(site, "10.1.0.98"));
  personas.set("verified without rights", user);
  personas.set("admin with the code pending", pending);
  personas.set("former admin", former);
});

/** A fingerprint of all tables, which must not change by refused requests. */
const contents = () => fingerprintOf(site, ["correos", "sessions"]);

async function ask(browser: Browser, method: string, target: string): Promise<Response> {
  if (method !== "POST") return browser.get(target, { method });
  const intent = INTENTS[target.length % INTENTS.length] ?? "";
  return browser.post(target, fieldsFor(target, intent));
}

/** Fields with which each request would change something if it were let through. */
function fieldsFor(target: string, intent: string) {
  const id = /usuarios/i.test(target) ? personId : /mensajes/i.test(target) ? ID : requestId;
  const rights = { is_admin: "1", admin_type: "main_admin" };
  const led = { de: "/antigua", a: "/consejos" };
  return { ...rights, ...led, id, intent, factor: "x", email: "otra@ejemplo.es", nombre: "Otro" };
}

/** The sign-in page, with the requested page of the desk in any spelling. */
const SIGN_IN = /^\/auth(\?volver=%2F(a|%2561)dmin[\w%.*-]*)?$/i;

/** Finds leaks: answers that are no refusal and no redirect to sign in, or show too much. */
async function leakOf(response: Response): Promise<string | undefined> {
  const text = await response.text();
  const location = response.headers.get("Location");
  const isToAuth = [202, 302].includes(response.status) && SIGN_IN.test(location ?? "");
  const isRefusal = [400, 403, 404, 405].includes(response.status);
  if (!isToAuth && !isRefusal) return `${response.status} to ${location}`;
  if (text.includes(SECRET) || /Solicitudes de Administrador|isMain/.test(text)) return "content";
  const isKept = !response.headers.get("Cache-Control")?.includes("no-store");
  return isKept ? "kept by a cache" : undefined;
}

describe("the authorisation matrix", () => {
  it("finds the routes of the admin area in the build", () => {
    const ids = routes.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["routes/admin", "routes/admin.requests"]));
    for (const { module } of routes) expect(module.loader).toBeDefined();
  });

  it("would see a leak: a main admin gets every page", async () => {
    for (const { id } of routes) {
      const leak = await leakOf(await mainAdmin.get(filledAddressOf(id)));
      expect(leak, id).toBeDefined();
    }
  });

  it("lets nobody in who may not be there, and writes nothing for them", async () => {
    const before = contents();
    const leaks: string[] = [];
    let cells = 0;
    for (const [persona, browser] of personas) {
      const jar = new Map(browser.jar);
      for (const { id } of routes) {
        for (const [transport, spell] of Object.entries(TRANSPORTS)) {
          for (const method of METHODS) {
            browser.jar.clear();
            for (const [name, value] of jar) browser.jar.set(name, value);
            const target = spell(filledAddressOf(id), id);
            const leak = await leakOf(await ask(browser, method, target));
            if (leak) leaks.push(`${persona}: ${method} ${target} (${transport}): ${leak}`);
            cells += 1;
          }
        }
      }
    }
    process.stdout.write(`authorisation matrix: ${cells} cells, ${leaks.length} leaks\n`);
    expect(leaks).toEqual([]);
    expect(contents()).toBe(before);
  }, 300_000);

  it("would see what is for main admins: one of them does", async () => {
    for (const [page, { shows }] of Object.entries(MAIN_ONLY)) {
      const answer = await mainAdmin.get(page);
      expect(answer.status, page).toBe(200);
      expect(shows ? await answer.text() : SECRET, page).toContain(SECRET);
    }
  });

  it("shows and does for contributors nothing that is for main admins", async () => {
    const before = contents();
    for (const [page, { shows, intents }] of Object.entries(MAIN_ONLY)) {
      for (const spell of shows ? Object.values(TRANSPORTS) : []) {
        const target = spell(page, `routes${page.replace("/admin/", "/admin.")}`);
        for (const method of METHODS) {
          for (const query of ["", `aprobar=${requestId}`, `id=${personId}&accion=eliminar`]) {
            const full = query ? `${target}${target.includes("?") ? "&" : "?"}${query}` : target;
            const response = await ask(contributor, method, full);
            expect(await response.text(), full).not.toContain(SECRET);
          }
        }
      }
      const { status } = page.includes("?index") ? { status: 403 } : await contributor.get(page);
      expect(status, page).toBe(403);
      for (const intent of intents) {
        const answer = await contributor.post(page, fieldsFor(page, intent));
        expect(answer.status, `${intent} to ${page}`).toBe(403);
      }
    }
    expect(contents()).toBe(before);
  });

  it("keeps a writer to drafts, pictures and the own account, and moves nothing public", async () => {
    const version = () => site.sql().prepare("select version from content_version").pluck().get();
    const before = version();
    const jar = new Map(writer.jar);
    const leaks: string[] = [];
    for (const { id } of routes.filter((route) => !OF_WRITERS.includes(route.id.slice(12)))) {
      for (const [transport, spell] of Object.entries(TRANSPORTS)) {
        for (const method of METHODS) {
          writer.jar.clear();
          for (const [name, value] of jar) writer.jar.set(name, value);
          const target = spell(filledAddressOf(id), id);
          const answer = await ask(writer, method, target);
          const isRefused = [400, 403, 404, 405].includes(answer.status);
          const leak = isRefused && !(await answer.text()).includes(SECRET) ? "" : answer.status;
          if (leak) leaks.push(`${method} ${target} (${transport}): ${leak}`);
        }
      }
      const refused = await writer.get(filledAddressOf(id));
      expect([refused.status, await refused.text()], id).toEqual([
        403,
        expect.stringContaining("Tus permisos de redacción"),
      ]);
    }
    expect(leaks).toEqual([]);
    expect(version()).toBe(before);
  }, 300_000);

  it("asks nobody for another proof who has not given the first", async () => {
    for (const name of ["visitor", "admin with the code pending"]) {
      const browser = personas.get(name);
      for (const method of METHODS) {
        const answer = browser && (await ask(browser, method, "/auth/reautenticar"));
        expect([answer?.status, answer?.headers.get("Location")], name).toEqual([302, "/auth"]);
      }
    }
  });

  it.each([
    ["a foreign Origin", { Origin: "https://evil.test" }],
    ["a null Origin", { Origin: "null" }],
    ["the https twin", { Origin: "https://localhost" }],
    ["garbage", { Origin: "::" }],
    ["a cross-site fetch", { "Sec-Fetch-Site": "cross-site" }],
    ["a same-site fetch", { "Sec-Fetch-Site": "same-site" }],
    ["a forged host", { Origin: "https://evil.test", "X-Forwarded-Host": "evil.test" }],
    ["a neighbour port", { Origin: "http://localhost:1" }],
  ])("refuses every action of accounts and admin with %s", async (_, headers) => {
    const before = contents();
    const withAction = Object.values(build.routes).flatMap((route) =>
      route && /^routes\/(admin|auth)/.test(route.id) && route.module.action ? [route.id] : [],
    );
    expect(withAction.length).toBeGreaterThan(6);
    for (const id of withAction) {
      const response = await contributor.post(filledAddressOf(id), { intent: "iniciar" }, headers);
      expect(response.status, id).toBe(403);
    }
    expect(contents()).toBe(before);
  });
});
