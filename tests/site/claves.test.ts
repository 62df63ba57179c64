import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { makeSeal } from "~/http/forms/form-seal.server";
import { appCode } from "../support/app-code";
import { Browser, enrol, register } from "../support/browser";
import { makeFolder } from "../support/folder";
import { restartSite } from "../support/restart";
import { type Site, startSite } from "../support/site";
import { newMensaje } from "../support/writers";

const EMAIL = "ana@ejemplo.es";
const OLD = { SESSION_SECRET: "a".repeat(40), MFA_KEY: "b".repeat(40) };
const NEW = { SESSION_SECRET: "c".repeat(40), MFA_KEY: "d".repeat(40) };
const BOTH = {
  SESSION_SECRET: `${NEW.SESSION_SECRET}, ${OLD.SESSION_SECRET}`,
  MFA_KEY: `${NEW.MFA_KEY},${OLD.MFA_KEY}`,
};
// The seals that this process makes are signed with the old key.
Object.assign(process.env, OLD);

const folder = makeFolder();

const COMMON = { TRUSTED_PROXY_HOPS: "1", DEMO: "0" };
const start = (env: Record<string, string>) => startSite({ env: { ...COMMON, ...env } });
const restart = (site: Site, env: Record<string, string>) =>
  restartSite(site, { ...COMMON, ...env });

/** Writes each key into a file, as systemd and Docker pass secrets. */
function asFiles(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const file = path.join(folder, name);
      writeFileSync(file, `${value}\n`);
      return [`${name}_FILE`, file];
    }),
  );
}

async function signIn(site: Site, code: string): Promise<string | null> {
  const browser = new Browser(site, "10.0.0.2");
  await browser.signIn(EMAIL);
  return (await browser.post("/auth", { intent: "verificar", code })).headers.get("Location");
}

const sendMensaje = async (site: Site, idem: string) => {
  const { fields, address } = newMensaje("Hola");
  return (await site.post("/contacto", { ...fields, idem }, { "X-Forwarded-For": address })).status;
};

it("a change of both keys lets in who was known, until the old ones are taken away", async () => {
  let site = await start(OLD);
  const ana = new Browser(site, "10.0.0.1");
  await register(site, ana, EMAIL);
  await ana.signIn(EMAIL);
  const { secret } = await enrol(ana);
  site.sql().exec(`insert into mfa_factors (id, user_id, status, secret, created_at)
      select 'ajeno', id, 'unverified', 'nadie-lo-lee', created_at from profiles`);

  site = await restart(site, BOTH);
  const said = (text: string) => site.log.filter((line) => line.includes(text));
  // Lines of the log arrive some moments after the site's address.
  await expect
    .poll(() => said("under the first MFA_KEY"))
    .toEqual([expect.stringContaining('"factors":1')]);
  expect(said("no key opens this second factor")).toEqual([expect.stringContaining("ajeno")]);
  const kept = new Browser(site, "10.0.0.1");
  kept.jar.set("sesion", ana.jar.get("sesion") ?? "");
  expect((await kept.get("/admin")).status).toBe(200);
  expect(await signIn(site, appCode(secret))).toBe("/admin");
  const oldForm = () => makeSeal(new Date(Date.now() - 5_000));
  expect(await sendMensaje(site, oldForm())).toBe(303);

  site = await restart(site, asFiles(NEW));
  expect(await sendMensaje(site, oldForm())).toBe(422);
  expect(await signIn(site, appCode(secret, 30))).toBe("/admin");
  await site.stop();
});

it.each([
  ["a short key among several", { SESSION_SECRET: `${"a".repeat(40)},corta` }],
  ["a file that is not there", { MFA_KEY_FILE: "/nada/aqui" }],
  ["a key given twice", { MFA_KEY: "m".repeat(40), MFA_KEY_FILE: "/nada/aqui" }],
])("a start is refused for %s, without showing it", async (_, env: Record<string, string>) => {
  const refused = await start(env).catch(String);
  expect(refused).toContain("exit 78: Hay ajustes incorrectos");
  expect(refused).toContain(Object.keys(env).at(-1));
  expect(refused).not.toMatch(/corta|mmm|aaa/);
});
