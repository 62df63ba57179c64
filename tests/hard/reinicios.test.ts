import { expect, it } from "vitest";
import { appCode } from "../support/app-code";
import { Browser, mailTo, PASSWORD, secretOn, tokenIn } from "../support/browser";
import { restartSite } from "../support/restart";
import { type Site, startSite } from "../support/site";

const ANA = "ana@ejemplo.es";
const EVA = "eva@ejemplo.es";
const ENV = { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" };

/** A site that is restarted between any two requests of its users. */
class RestlessSite {
  #site: Site;
  #restarts = 0;

  constructor(site: Site) {
    this.#site = site;
  }

  async restart(): Promise<Site> {
    this.#restarts += 1;
    const signal = this.#restarts % 2 ? "SIGKILL" : "SIGTERM";
    this.#site = await restartSite(this.#site, ENV, signal);
    return this.#site;
  }

  /** Restarts the site, and gives the same person with the same cookies. */
  async again(browser: Browser): Promise<Browser> {
    const next = new Browser(await this.restart(), "10.4.0.1");
    for (const [name, value] of browser.jar) next.jar.set(name, value);
    return next;
  }

  stop = () => this.#site.stop();
}

it("restarts between all steps of signing up, verifying, approving and the second factor change nothing", async () => {
  const restless = new RestlessSite(await startSite({ env: ENV }));
  let site = await restless.restart();

  /** Signs up and follows the mailed link, with a restart before each step. */
  const signUp = async (email: string): Promise<Browser> => {
    const browser = new Browser(site, "10.4.0.1");
    await browser.post("/auth?modo=registro", { intent: "registrar", email, password: PASSWORD });
    site = await restless.restart();
    const token = tokenIn(await mailTo(site, email, /Verifica/));
    const later = await restless.again(browser);
    const verified = await later.post("/auth/verificar", { intent: "verificar", token });
    expect(verified.headers.get("Location")).toBe("/auth?email_confirm=true");
    return later;
  };

  let ana = await restless.again(await signUp(ANA));
  expect((await ana.signIn(ANA)).headers.get("Location")).toBe("/admin");
  ana = await restless.again(ana);
  expect((await ana.get("/admin")).status).toBe(200);

  site = await restless.restart();
  let eva = await restless.again(await signUp(EVA));
  expect((await eva.signIn(EVA)).headers.get("Location")).toBe("/auth");
  ana = await restless.again(ana);
  const id = /aprobar=([\w-]+)/.exec(await ana.text("/admin/requests"))?.[1] ?? "";
  ana = await restless.again(ana);
  await ana.post("/admin/requests", { intent: "aprobar", id });
  eva = await restless.again(eva);
  expect((await eva.signIn(EVA)).headers.get("Location")).toBe("/admin");

  eva = await restless.again(eva);
  await eva.post("/admin/mfa-setup", { intent: "iniciar" });
  eva = await restless.again(eva);
  const secret = secretOn(await eva.text("/admin/mfa-setup"));
  eva = await restless.again(eva);
  const fields = { intent: "verificar", code: appCode(secret, -30), friendly_name: "Móvil" };
  await eva.post("/admin/mfa-setup", fields);
  eva = await restless.again(eva);
  const shown = await eva.text("/admin/mfa-setup");
  expect(shown.match(/<code[^>]*>[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}</g)).toHaveLength(10);
  eva = await restless.again(eva);
  await eva.post("/admin/mfa-setup", { intent: "confirmar" });
  eva = await restless.again(eva);
  expect(await eva.text("/admin/profile")).toContain("10 restantes");

  await eva.post("/auth/salir", {});
  eva = await restless.again(eva);
  expect((await eva.signIn(EVA)).headers.get("Location")).toBe("/auth");
  eva = await restless.again(eva);
  const entered = await eva.post("/auth", { intent: "verificar", code: appCode(secret) });
  expect(entered.headers.get("Location")).toBe("/admin");
  eva = await restless.again(eva);
  expect((await eva.get("/admin")).status).toBe(200);
  await restless.stop();
});
