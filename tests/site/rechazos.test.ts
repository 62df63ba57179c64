import { beforeAll, expect, it } from "vitest";
import { Browser, register } from "../support/browser";
import { addRows } from "../support/rows";
import { startSite } from "../support/site";
import { useSite } from "../support/use-site";

const site = useSite({ env: { DEMO: "0" } });
const ana = new Browser(site, "203.0.113.7");
let eva: Browser;
beforeAll(async () => {
  eva = new Browser(site, "203.0.113.8");
  await register(site, ana, "ana@ejemplo.es");
  await register(site, eva, "eva@ejemplo.es");
  site.sql().exec(`update profiles set is_admin = 1, admin_type = 'contributor'
    where email = 'eva@ejemplo.es'`);
  await ana.signIn("ana@ejemplo.es");
  await eva.signIn("eva@ejemplo.es");
});

const refusals = () =>
  site.log.flatMap((line) => (line.includes('"msg":"refused') ? [JSON.parse(line)] : []));

it("a refusal is logged with its route and a keyed hash of the address, never the address", async () => {
  await site.fetch("/admin/ajustes?token=secreto");
  await site.post("/auth", { intent: "entrar", email: "ana@ejemplo.es", password: "Otra-9-nube" });
  await eva.get("/admin/mensajes");
  await expect
    .poll(() => refusals().map(({ route }) => route))
    .toEqual(expect.arrayContaining(["/admin/ajustes", "/auth", "/admin/mensajes"]));
  const hashes = new Set(refusals().map(({ from }) => from));
  expect([...hashes]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(site.log.join("\n")).not.toMatch(/203\.0\.113|127\.0\.0\.1"|secreto/);
});

it("a proxy that nobody reads is told of once in the log, and to main admins in their panel", async () => {
  const told = () => site.log.filter((line) => line.includes("TRUSTED_PROXY_HOPS is 0"));
  await expect.poll(told).toHaveLength(1);
  const notice = "Parece que hay otro servidor delante del sitio";
  expect(await ana.text("/admin")).toContain(notice);
  expect(await eva.text("/admin")).not.toContain(notice);
});

it("readers' messages are no business of other admins: no page, no link and no count", async () => {
  addRows(site, "mensajes", { id: "m1" });
  expect(await ana.text("/admin")).toMatch(/1(<[^>]+>|\s)* ?mensaje sin leer/);
  expect(await ana.text("/admin")).toContain('href="/admin/mensajes"');
  expect(await eva.text("/admin")).not.toMatch(/mensajes? sin leer|\/admin\/mensajes/);
  expect((await eva.get("/admin/mensajes")).status).toBe(403);
  expect((await eva.post("/admin/mensajes", { intent: "leido", id: "m1" })).status).toBe(403);
});

it("security.txt names the owner's contact, and is not there without one", async () => {
  expect((await site.fetch("/.well-known/security.txt")).status).toBe(404);
  const other = await startSite({ env: { DEMO: "0", CONTACT_EMAIL: "hola@ejemplo.es" } });
  const answer = await other.fetch("/.well-known/security.txt");
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const lines = (await answer.text()).trimEnd().split("\n");
  const fields = new Map(lines.map((line) => line.split(/: (.*)/s) as [string, string]));
  expect(fields.get("Contact")).toBe("mailto:hola@ejemplo.es");
  expect(fields.get("Preferred-Languages")).toBe("es, en");
  expect(fields.get("Canonical")).toBe(`${other.origin}/.well-known/security.txt`);
  const left = Date.parse(fields.get("Expires") ?? "") - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000);
  await other.stop();
});
