import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appCode } from "../support/app-code";
import { Browser, enrol, mailTo, PASSWORD, register } from "../support/browser";
import { type Site, startSite } from "../support/site";

const ENV = { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" };
const EMAIL = "ana@ejemplo.es";
const WRONG = "Otra-Cosa-9-gris";

let site: Site;
let count = 0;
const newBrowser = () => new Browser(site, `10.3.${count >> 8}.${++count & 255}`);

async function statuses(times: number, ask: (index: number) => Promise<Response>) {
  const found: number[] = [];
  for (let index = 0; index < times; index += 1) found.push((await ask(index)).status);
  return found;
}
const repeat = (times: number, status: number) => Array<number>(times).fill(status);

/** Each test has a new site, because it uses the limits up. */
async function freshSite(env: Record<string, string> = {}) {
  await site?.stop();
  site = await startSite({ env: { ...ENV, ...env } });
}
afterAll(() => site.stop());

describe("guessing passwords", () => {
  it("from one address at one account ends after five, also for the right one, also after a restart", async () => {
    await freshSite();
    await register(site, newBrowser(), EMAIL);
    const thief = newBrowser();
    expect(await statuses(5, () => thief.signIn(EMAIL, WRONG))).toEqual(repeat(5, 401));
    const sixth = await thief.signIn(EMAIL, WRONG);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await thief.signIn(EMAIL)).status).toBe(429);
    const restarted = await startSite({ env: ENV, from: site.dataDir });
    const later = await restarted.post(
      "/auth",
      { intent: "entrar", email: EMAIL, password: PASSWORD },
      { "X-Forwarded-For": thief.headers["X-Forwarded-For"] ?? "" },
    );
    expect(later.status).toBe(429);
    await restarted.stop();
    expect((await newBrowser().signIn(EMAIL)).headers.get("Location")).toBe("/admin");
  });

  it("from many addresses ends after thirty, and does not lock out the owner's own browser", async () => {
    await freshSite();
    const owner = newBrowser();
    await register(site, owner, EMAIL);
    await owner.signIn(EMAIL);
    await owner.post("/auth/salir", {});
    const answers = await statuses(40, () => newBrowser().signIn(EMAIL, WRONG));
    expect(answers).toEqual([...repeat(30, 401), ...repeat(10, 429)]);
    expect((await newBrowser().signIn(EMAIL)).status).toBe(429);
    expect((await owner.signIn(EMAIL)).headers.get("Location")).toBe("/admin");
  });

  it("over many accounts from one address ends after twenty", async () => {
    await freshSite();
    const thief = newBrowser();
    const answers = await statuses(21, (index) => thief.signIn(`p${index}@ejemplo.es`, WRONG));
    expect(answers).toEqual([...repeat(20, 401), 429]);
  });

  it("is not helped by made-up forwarded addresses", async () => {
    await freshSite({ TRUSTED_PROXY_HOPS: "0" });
    const answers = await statuses(6, () => newBrowser().signIn(EMAIL, WRONG));
    expect(answers).toEqual([...repeat(5, 401), 429]);
  });

  it("two hundred at once are answered or turned away, and the site lives", async () => {
    await freshSite();
    const many = Array.from({ length: 200 }, (_, index) =>
      newBrowser().signIn(`p${index}@ejemplo.es`, WRONG),
    );
    const health = await Promise.all(Array.from({ length: 20 }, () => site.fetch("/healthz")));
    expect(health.map(({ status }) => status)).toEqual(repeat(20, 200));
    const found = new Set((await Promise.all(many)).map(({ status }) => status));
    expect([...found].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  });
});

describe("guessing codes", () => {
  it("ends the sign-in after five, and the account's hour after ten", async () => {
    await freshSite();
    const owner = newBrowser();
    await register(site, owner, EMAIL);
    await owner.signIn(EMAIL);
    const { secret } = await enrol(owner);
    const thief = newBrowser();
    const enter = (code: string) => thief.post("/auth", { intent: "verificar", code });
    for (let challenge = 0; challenge < 2; challenge += 1) {
      await thief.signIn(EMAIL);
      expect(await statuses(5, () => enter("000000"))).toEqual([...repeat(4, 401), 303]);
      expect((await enter(appCode(secret))).headers.get("Location")).toBe("/auth");
      expect((await thief.get("/admin")).headers.get("Location")).toBe("/auth");
    }
    await mailTo(site, EMAIL, /códigos erróneos/);
    await thief.signIn(EMAIL);
    expect((await enter(appCode(secret))).status).toBe(429);
  });
});

describe("known and unknown addresses", () => {
  const KNOWN = "ana@ejemplo.es";
  const UNVERIFIED = "eva@ejemplo.es";
  const UNKNOWN = "leo@ejemplo.es";

  beforeAll(async () => {
    await freshSite();
    await register(site, newBrowser(), KNOWN);
    const fields = { intent: "registrar", email: UNVERIFIED, password: PASSWORD };
    await newBrowser().post("/auth?modo=registro", fields);
  });

  /** All that a stranger can see of an answer, without what differs each time. */
  async function outside(response: Response, email: string) {
    const html = await response.text();
    const proof = /name="prueba" value="([^"]+)"/.exec(html)?.[1] ?? "no proof";
    const body = html
      .replaceAll(proof, "PROOF")
      .replaceAll(email, "EMAIL")
      .replace(/nonce="[^"]*"/g, "")
      // The proof of the form's own browser stands in the form and in the page's data.
      .replace(/name="prueba" value="[^"]*"/g, "")
      .replace(/(prueba\\",\\")[\w-]+/g, "$1")
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27,}/g, "ID")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
    return { status: response.status, names: [...response.headers.keys()], cookies, body };
  }

  it.each([
    ["signing in", "/auth", { intent: "entrar", password: WRONG }],
    ["signing up", "/auth?modo=registro", { intent: "registrar", password: PASSWORD }],
    ["recovery", "/auth/recuperar", {}],
    ["sending the verification again", "/auth/verificar", { intent: "reenviar" }],
  ])("cannot be told apart by %s", async (_, target, fields) => {
    const answers = [];
    for (const email of [KNOWN, UNVERIFIED, UNKNOWN]) {
      answers.push(await outside(await newBrowser().post(target, { ...fields, email }), email));
    }
    expect(answers[0]?.status).not.toBe(422);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});
