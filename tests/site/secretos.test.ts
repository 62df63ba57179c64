import { expect, it } from "vitest";
import { appCode } from "../support/app-code";
import { Browser, enrol, PASSWORD, tokenIn } from "../support/browser";
import { addressOf, build } from "../support/built-routes";
import { type Site, startSite } from "../support/site";

const routes = Object.values(build.routes).flatMap((route) => (route ? [route] : []));

/** Secret settings, all of them wrong, so that failures are logged, but never these words. */
const SETTINGS = {
  SESSION_SECRET: "canario-firma-0123456789abcdef012345",
  MFA_KEY: "canario-cifra-0123456789abcdef012345",
  UNSPLASH_ACCESS_KEY: "canario-fotos",
  SMTP_PASSWORD: "canario-correo",
};
const OWNER = "canaria@ejemplo.es";
/** Words to type into fields, by field name; each form takes the fields that it has. */
const TYPED = {
  email: "canario-direccion@ejemplo.es",
  password: "canario-Clave-7",
  password_actual: "canario-Actual-7",
  password_nueva: "canario-Nueva-7",
  code: "918273",
  token: "canario-token-0123456789abcdef0123456789abc",
  name: "canario-nombre",
  subject: "canario-asunto",
  message: "canario-mensaje",
  titulo: "canario-titulo",
  title: "canario-title",
  q: "canario-busqueda",
  p: "canario-producto",
};
const HEADERS = {
  Authorization: "Bearer canario-portador",
  "User-Agent": 'canario-programa "},{"level":"fatal"',
  Referer: "http://localhost/canario-referer",
};
/** Intents of forms that the owner sends in the admin area, and a visitor elsewhere. */
const ADMIN_INTENTS = ["guardar", "verificar", "importar", "eliminar"];
const PUBLIC_INTENTS = ["entrar", "registrar", "recuperar"];
/** Left out of the walk, because it would end the session. */
const SIGN_OUT = "/auth/salir";

/** The addresses of all routes, with `x1` for each parameter. */
const addresses = [
  ...new Set(routes.map(({ id }) => addressOf(id).replace(/:\w+\??|\*/g, "x1"))),
].filter((address) => address !== SIGN_OUT);
const [adminAddresses, otherAddresses] = [true, false].map((isAdmin) =>
  addresses.filter((address) => address.startsWith("/admin") === isAdmin),
) as [string[], string[]];

/** Opens each page and sends it each form. @returns the number of requests */
async function walk(browser: Browser, targets: string[], intents: string[]): Promise<number> {
  const query = new URLSearchParams(TYPED);
  for (const address of targets) {
    await (await browser.get(`${address}?${query}`)).arrayBuffer();
    for (const intent of intents) {
      await (await browser.post(address, { intent, ...TYPED }, HEADERS)).arrayBuffer();
    }
  }
  return targets.length * (intents.length + 1);
}

/** Reads the link of the newest mail, which waits in the table because none can be sent. */
const mailedToken = (site: Site) =>
  tokenIn(
    String(site.sql().prepare("select body from correos order by rowid desc").pluck().get() ?? ""),
  );

/** Lines for the person who starts a site, with its address and what a new one needs. */
const FOR_THE_OWNER = /^(\w+ está en http|Aún no tiene administrador: |Los correos )/;

/** A number must stand alone, because its digits may be part of a random id. */
const holds = (line: string, canary: string) =>
  /^\d+$/.test(canary) ? new RegExp(`\\b${canary}\\b`).test(line) : line.includes(canary);

it("no secret and nothing of a person reaches the log, whatever is asked, sent or fails", async () => {
  const { SMTP_PASSWORD, ...env } = SETTINGS;
  const site = await startSite({
    env: {
      ...env,
      DEMO: "0",
      LOG_LEVEL: "debug",
      TRUSTED_PROXY_HOPS: "1",
      SMTP_URL: `smtp://buzon:${SMTP_PASSWORD}@127.0.0.1:1`,
      UNSPLASH_API_URL: "http://127.0.0.1:1",
    },
  });
  const owner = new Browser(site, "10.11.12.13");
  await owner.post("/auth?modo=registro", {
    intent: "registrar",
    email: OWNER,
    password: PASSWORD,
  });
  const verification = mailedToken(site);
  await owner.get(`/auth/verificar?token=${verification}`);
  await owner.post("/auth/verificar", { intent: "verificar", token: verification });
  await owner.signIn(OWNER, `${PASSWORD}-canario`);
  await owner.signIn(OWNER);
  const { secret, codes } = await enrol(owner);
  await new Browser(site, "10.11.12.14").post("/auth/recuperar", {
    intent: "recuperar",
    email: OWNER,
  });
  const recovery = mailedToken(site);
  await owner.get(`/auth/restablecer?token=${recovery}`);
  const session = owner.jar.get("sesion") ?? "";

  const asked =
    (await walk(owner, adminAddresses, ADMIN_INTENTS)) +
    (await walk(new Browser(site, "10.11.12.15"), otherAddresses, PUBLIC_INTENTS));
  expect(asked).toBeGreaterThan(200);
  await site.fetch("/%0A%7B%22level%22:%22fatal%22%7D?canario-direccion");
  await owner.post(SIGN_OUT, {});
  // By now mails and photos have been tried, and have failed.
  await expect.poll(() => site.log.some((line) => line.includes("mail not sent"))).toBe(true);
  await expect
    .poll(() => site.log.filter((line) => line.includes('"msg":"request"')).length)
    .toBeGreaterThan(asked);
  await site.stop();

  const canaries = [
    ...Object.values(SETTINGS),
    ...Object.values(TYPED),
    ...[OWNER, PASSWORD, secret, appCode(secret), ...codes, verification, recovery, session],
    ...["canario", "10.11.12.", encodeURIComponent(OWNER)],
  ];
  expect(canaries.length).toBeGreaterThan(30);
  expect(canaries.filter((each) => each.length < 6)).toEqual([]);
  const log = site.log.filter((line) => !FOR_THE_OWNER.test(line));
  const told = canaries.filter((canary) => log.some((line) => holds(line, canary)));
  expect(told).toEqual([]);
  // A request with a line break must not make a line of its own in the log.
  expect(log.map((line) => JSON.parse(line)).filter(({ level }) => level === "fatal")).toEqual([]);
});
