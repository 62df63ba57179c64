import { beforeAll, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import { appCode } from "../support/app-code";
import { Browser, enrol, PASSWORD, register, secretOn } from "../support/browser";
import { decoded } from "../support/decoded";
import { saveAjustes } from "../support/rows";
import { useSite } from "../support/use-site";

const LIST = "/admin/productos?q=trona";
const EMAIL = "ana@ejemplo.es";
const site = useSite({ env: { DEMO: "0", LOG_LEVEL: "error" } });
const ana = new Browser(site, "127.0.0.1");

beforeAll(async () => {
  await register(site, ana, EMAIL);
  await ana.signIn(EMAIL);
});

const locationOf = (answer: Response) => answer.headers.get("Location") ?? "";

/** Presses a button, by the form around it. @returns the address to which the answer leads */
async function press(browser: Browser, page: string, intent: string, fields = {}) {
  const html = await browser.text(page);
  const [before = ""] = html.split(`value="${intent}"`);
  const [, action = ""] = /.*<form[^>]* action="([^"]*)"/s.exec(before) ?? [];
  return locationOf(await browser.post(decoded(action).replace(/#.*/, ""), { intent, ...fields }));
}

it("the forms of both steps of signing in lead to the page that was asked for", async () => {
  const { secret } = await enrol(ana);
  await ana.post("/auth/salir", {});
  const signIn = locationOf(await ana.get(LIST));
  const code = await press(ana, signIn, "entrar", { email: EMAIL, password: PASSWORD });
  expect(await press(ana, code, "verificar", { code: appCode(secret) })).toBe(LIST);
});

it("the forms of a set-up that is asked of everybody lead there too", async () => {
  const eva = admitAdmin(site, { email: "eva@ejemplo.es", type: "contributor" });
  saveAjustes(site, { mfa_obligatoria: "1" });
  const setUp = locationOf(await eva.get(LIST));
  expect(await eva.text(setUp)).toContain("exige la verificación en dos pasos a todas");
  const verify = await press(eva, setUp, "iniciar");
  const secret = secretOn(await eva.text(verify));
  expect(await eva.text(verify)).toContain(`href="otpauth://totp/`);
  const codes = await press(eva, verify, "verificar", { code: appCode(secret) });
  const done = await press(eva, codes, "confirmar");
  expect(await eva.text(done)).toContain(`href="${LIST}"`);
  expect((await eva.get(LIST)).status).toBe(200);
});
