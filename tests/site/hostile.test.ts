import { describe, expect, it } from "vitest";
import { type Answer, send } from "../server/support";
import { fingerprintOf } from "../support/fingerprint";
import { useSite } from "../support/use-site";

const site = useSite();

/** A fingerprint of all tables but that of the jobs, which run by themselves. */
const contents = () => fingerprintOf(site, ["trabajos"]);

/** Sends a request exactly as given, which `fetch` would clean up. */
const raw = (line: string, headers: Record<string, string> = {}, body = "") =>
  send(
    Number(new URL(site.origin).port),
    line,
    { Host: new URL(site.origin).host, ...headers },
    body,
  );

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const comparar = "intent=anadir&id=B0DEMO0001";
const post = (headers: Record<string, string>, body = comparar) =>
  raw("POST /comparar", { ...form, "Content-Length": String(body.length), ...headers }, body);

const REQUESTS: [string, () => Promise<Answer>, number[]][] = [
  ["?_data= encoded", () => raw("GET /?%5Fdata=routes%2F_index"), [400]],
  ["a foreign Origin", () => post({ Origin: "https://evil.test" }), [403]],
  ["a cross-site fetch", () => post({ "Sec-Fetch-Site": "cross-site" }), [403]],
  ["no origin at all", () => raw("POST /auth", { ...form, "Content-Length": "1" }, "x"), [403]],
  ["TRACE", () => raw("TRACE /"), [405]],
  ["a made-up method", () => raw("PURGE /"), [400, 405]],
  ["a tunnel", () => raw("CONNECT evil.test:443"), [405]],
  [
    "a method in a header",
    () => post({ Origin: site.origin, "X-HTTP-Method-Override": "DELETE" }, "x=1"),
    [400, 422],
  ],
  ["a method in a field", () => post({ Origin: site.origin }, "_method=DELETE"), [400, 422]],
  ["settings beside the site", () => raw("GET /.env"), [404]],
  ["its repository", () => raw("GET /.git/config"), [404]],
  ["its database", () => raw("GET /data/site.db"), [404]],
  ["a source map", () => raw("GET /assets/main.js.map"), [404]],
  ["3,000 segments", () => raw(`GET ${"/a".repeat(3000)}`), [404, 414]],
  ["the manifest of Remix", () => raw("GET /__manifest?p=/admin&version=1"), [404]],
  ["an unknown Host", () => raw("GET /", { Host: "evil.test" }), [421]],
  ["a path upwards", () => raw("GET /../../etc/passwd"), [400, 404]],
  ["the server's own code", () => raw("GET /build/server/index.js"), [404]],
  ["data in another spelling", () => raw("GET /%63ategorias.DATA"), [404]],
  ["JSON", () => post({ Origin: "OWN", "Content-Type": "application/json" }, "{}"), [403, 415]],
];

describe("hostile requests", () => {
  it.each(REQUESTS)("%s", async (_, request, statuses) => {
    const before = contents();
    const answer = await request();
    expect(statuses).toContain(answer.status);
    expect(answer.text).not.toMatch(/\n\s+at |node_modules|SQLITE|\/app\//);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(contents()).toBe(before);
  });

  it("takes odd field names as what they are", async () => {
    for (const name of ["__proto__", "constructor[prototype]", "toString", "intent[]"]) {
      const response = await site.post("/comparar", { [name]: "x", id: "B0DEMO0001" });
      expect(response.status).toBe(400);
    }
    expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  });

  it("shows an error page with an id that is in the log", async () => {
    const response = await site.fetch("/", {
      method: "POST",
      body: "a=1",
      headers: { ...form, Origin: "https://evil.test" },
    });
    const id = /[0-9a-f]{16}/.exec(await response.text())?.[0];
    expect(id).toBeDefined();
    await expect.poll(() => site.log.some((line) => line.includes(`"${id}"`))).toBe(true);
  });
});
