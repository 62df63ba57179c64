import { expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import { type Browser, flashText } from "../support/browser";
import { whileLocked } from "../support/faults";
import { useSite } from "../support/use-site";

/** Tests how people end sessions of their own. */

const site = useSite({ env: { DEMO: "0" } });

const isIn = async (browser: Browser) => (await browser.get("/admin/profile")).status === 200;
const close = (browser: Browser, intent: string) => browser.post("/auth/salir", { intent });
const closings = () =>
  site
    .sql()
    .prepare("select actor_email from audit_log where action = 'sesiones.cerradas'")
    .pluck()
    .all();

it.each([
  ["otras", "/admin/profile", true],
  ["todas", "/auth", false],
])("closing %s ends the others and is in the history once", async (intent, leadsTo, isKept) => {
  const [laptop, phone] = [admitAdmin(site), admitAdmin(site)];
  const before = closings();
  expect((await close(laptop, intent)).headers.get("Location")).toBe(leadsTo);
  expect([await isIn(laptop), await isIn(phone)]).toEqual([isKept, false]);
  expect(closings()).toEqual([...before, "ana@ejemplo.es"]);
});

it.each(["otras", "todas"])(
  "a session that ran out does not claim to have closed %s",
  async (intent) => {
    const laptop = admitAdmin(site);
    site.sql().exec("update sessions set last_seen_at = '2020-01-01T00:00:00.000Z'");
    const phone = admitAdmin(site);
    const answer = await close(laptop, intent);
    expect(answer.headers.get("Location")).toBe("/auth");
    expect(flashText(await laptop.text("/auth"))).toBe("Debes iniciar sesión para acceder");
    expect(await isIn(phone)).toBe(true);
  },
);

it.each([
  ["/auth/salir", {}],
  ["/auth/salir", { intent: "todas" }],
  ["/auth", { intent: "cancelar" }],
] as [string, Record<string, string>][])(
  "%s with %o says to come back while another process writes",
  async (target, fields) => {
    const laptop = admitAdmin(site);
    const answer = await whileLocked(site, () => laptop.post(target, fields));
    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(/Vuelve a intentarlo|Inténtalo de nuevo/);
    expect(await isIn(laptop)).toBe(true);
  },
  20_000,
);
