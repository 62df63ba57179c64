import { afterEach, expect, it } from "vitest";
import { send } from "../server/support";
import { Browser, register } from "../support/browser";
import { type Site, startSite } from "../support/site";

const OWNER = "duena@ejemplo.es";
const ENV = { TRUSTED_PROXY_HOPS: "1", DEMO: "0" };

let site: Site;
let count = 0;
afterEach(() => site.stop());

const join = (email: string) => register(site, new Browser(site, `10.8.0.${++count}`), email);
const rights = () =>
  Object.fromEntries(
    site.sql().prepare("select email, admin_type from profiles").raw().all() as [string, string][],
  );

it("is the owner that the settings name, however the address is written, and no stranger before", async () => {
  site = await startSite({ env: { ...ENV, MAIN_ADMIN_EMAIL: "Duena@Ejemplo.es" } });
  await expect.poll(() => site.log.join("\n")).toContain('"onlyFor":"MAIN_ADMIN_EMAIL"');
  await join("extrana@ejemplo.es");
  expect(rights()).toEqual({ "extrana@ejemplo.es": null });
  await join(OWNER);
  expect(rights()).toEqual({ "extrana@ejemplo.es": null, [OWNER]: "main_admin" });
});

it("is nobody who comes by the web to a public site that names no owner, which says so", async () => {
  site = await startSite({ env: { ...ENV, SITE_ORIGIN: "https://www.mimbre.test" } });
  await expect.poll(() => site.log.join("\n")).toContain("`admin create` makes one");
  expect(site.log.join("\n")).toContain('"onlyFor":"nobody"');
  const { port } = new URL(site.origin);
  const form = await send(Number(port), "GET /auth?modo=registro", { Host: "www.mimbre.test" });
  expect(form.text).toContain("Las cuentas nuevas las revisa un administrador");
  expect(form.text).not.toContain("administradora principal");
});

it("is there once: nobody follows who was taken out of the database by hand", async () => {
  site = await startSite({ env: ENV });
  await join(OWNER);
  expect(rights()).toEqual({ [OWNER]: "main_admin" });
  site.sql().exec("drop trigger profiles_last_main_admin_delete; delete from profiles");
  await join("otra@ejemplo.es");
  expect(rights()).toEqual({ "otra@ejemplo.es": null });
});
