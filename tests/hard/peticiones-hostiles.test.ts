import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { openAdminSession } from "../support/admin";
import { fillAddress, fillAdmin } from "../support/admin-content";
import { Browser, register } from "../support/browser";
import { type HostileRequest, makeHostileRequests } from "../support/hostile-requests";
import { ADMIN_SCREENS, AUTH_SCREENS, PUBLIC_SCREENS } from "../support/screens";
import { type Site, startSite } from "../support/site";

const SEED = Number(process.env.HOSTILE_SEED ?? 1);
/** The number of requests; HARD_SCALE=10 makes a full run. */
const COUNT = 2_000 * Number(process.env.HARD_SCALE ?? 1);
const CLIENTS = 4;
const SLOW_MS = 2_000;
/** After so many requests an admin signs in again, because some of these end sessions. */
const SESSION_LASTS = 50;

const OTHER_ADDRESSES = [
  ...[
    "/comparar",
    "/preferencias",
    "/clic",
    "/auth/salir",
    "/healthz",
    "/readyz",
    "/robots.txt",
    "/.well-known/tdmrep.json",
  ],
  ...["/sitemap.xml", "/feed.xml", "/especulacion.json", "/media/x-160.avif", "/assets/x.js"],
  ...["/admin/productos/exportar", "/admin/papelera", "/metrics", "/__manifest"],
];
const STACK = /\bat \S+ \(?\S+:\d+:\d+\)?|node_modules|SqliteError|SQLITE_|\/build\/server\//;

const agent = new Agent({ keepAlive: true });
let site: Site;
afterAll(() => site?.stop());

interface Answer {
  status: number;
  body: string;
  ms: number;
}

function send({ method, target, headers, body }: HostileRequest): Promise<Answer> {
  const { hostname, port } = new URL(site.origin);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, method, path: target, headers };
    request(options, async (res) => {
      const answer = await text(res).catch(() => "");
      resolve({ status: res.statusCode ?? 0, body: answer, ms: performance.now() - start });
    })
      .once("error", reject)
      .end(body);
  });
}

/** Collects the names of all form fields on these pages. */
async function fieldNames(addresses: string[], cookie: string): Promise<string[]> {
  const names = new Set<string>();
  for (const address of addresses) {
    const html = await (await site.fetch(address, { headers: { Cookie: cookie } })).text();
    for (const [, name = ""] of html.matchAll(
      /<(?:input|select|textarea|button)[^>]* name="([^"]+)"/g,
    )) {
      names.add(name);
    }
  }
  return [...names];
}

it(`${COUNT} hostile requests over all pages and forms (seed ${SEED}): no fault, no stack, none over 2 s`, async () => {
  site = await startSite({ env: { TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "error" } });
  const eva = new Browser(site, "10.255.0.1");
  await register(site, eva, "eva@ejemplo.es");
  await eva.signIn("eva@ejemplo.es");
  const ids = await fillAdmin(site, eva);
  const addresses = [
    ...PUBLIC_SCREENS,
    ...AUTH_SCREENS,
    ...ADMIN_SCREENS.map((screen) => fillAddress(screen, ids)),
    ...OTHER_ADDRESSES,
  ];
  const names = await fieldNames(addresses, `sesion=${openAdminSession(site)}`);
  expect(names.length).toBeGreaterThan(40);
  const next = makeHostileRequests(SEED, { addresses, names, origin: site.origin });

  const bad: string[] = [];
  const seen = new Map<number, number>();
  let sent = 0;
  let session = "";
  async function work(): Promise<void> {
    while (sent < COUNT) {
      const n = sent++;
      if (n % SESSION_LASTS === 0) session = openAdminSession(site);
      const hostile = next();
      hostile.headers["X-Forwarded-For"] = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
      if (n % 2 === 0) hostile.headers.Cookie ??= `sesion=${session}`;
      const { status, body, ms } = await send(hostile);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      const isFault = status >= 500 || STACK.test(body) || ms > SLOW_MS;
      if (isFault)
        bad.push(`${status} ${Math.round(ms)} ms ${JSON.stringify(hostile).slice(0, 500)}`);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, work));

  expect(bad.slice(0, 10)).toEqual([]);
  expect(site.log.filter((line) => /"level":"(error|fatal)"/.test(line)).slice(0, 5)).toEqual([]);
  // Some requests must have passed every check, or the test would prove nothing.
  for (const status of [200, 303, 400, 404, 422])
    expect(seen.get(status), `${status}`).toBeGreaterThan(0);
  expect((await site.fetch("/readyz")).status).toBe(200);
}, 1_200_000);
