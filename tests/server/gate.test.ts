import { describe, expect, it } from "vitest";
import { checkRequest, type RequestHead } from "~/server/gate/gate";

const SITE = "https://www.mimbre.test";
const FORM = "application/x-www-form-urlencoded";

interface Parts {
  method?: string;
  target?: string;
  host?: string | string[];
  headers?: Record<string, string>;
}

/** The verdict in one word: the status refused with, or the canonical path let through. */
function verdict(parts: Parts, siteOrigin?: string): number | string {
  const { method = "GET", target = "/", host = "localhost:3000", headers = {} } = parts;
  const head: RequestHead = { method, target, headers, hosts: [host].flat() };
  const result = checkRequest(head, siteOrigin);
  return "status" in result ? result.status : result.path;
}

describe("method", () => {
  it.each(["GET", "HEAD"])("%s passes", (method) => expect(verdict({ method })).toBe("/"));

  it.each(["OPTIONS", "TRACE", "PUT", "DELETE", "PATCH", "PURGE", "get", ""])(
    "%s: 405",
    (method) => {
      expect(verdict({ method })).toBe(405);
    },
  );

  it("names the allowed ones", () => {
    const head = { method: "PUT", target: "/", headers: {}, hosts: [] };
    expect(checkRequest(head, undefined)).toMatchObject({ headers: { Allow: "GET, HEAD, POST" } });
  });
});

describe("target", () => {
  it.each([
    ["/", "/"],
    ["/buscar?q=100%", "/buscar"],
    ["/buscar?q=x%x%25&data=1&my_data=2", "/buscar"],
    ["/Producto/Ba%C3%B1o/", "/producto/baño"],
    ["/producto/database", "/producto/database"],
    ["/%61dmin/productos", "/admin/productos"],
    ["/.env", "/.env"],
    ["/a/..b/.c./d...", "/a/..b/.c./d..."],
    [`/${"a/".repeat(20)}`, `/${"a/".repeat(20)}`.slice(0, -1)],
    [`/?q=${"a".repeat(4092)}`, "/"],
    ["/buscar?q=a//b%5Cc", "/buscar"],
  ])("%s passes", (target, path) => expect(verdict({ target })).toBe(path));

  it.each([
    [`/?q=${"a".repeat(4093)}`, 414],
    [`/${"a/".repeat(21)}`, 404],
    [`/${"a%2f".repeat(21)}`, 404],
    ["/%", 400],
    ["/%ff", 400],
    ["/%00", 400],
    ["/a%0d%0ab", 400],
    ["/a%09b", 400],
    ["/a%7fb", 400],
    ["/a%C2%85b", 400],
    ["/?q=%00", 400],
    ["*", 400],
    ["", 400],
    ["http://localhost:3000/", 400],
    ["/admin#/x", 400],
    ["//evil.test", 404],
    ["/a//b", 404],
    ["/%2fevil.test", 404],
    ["/a/%2F/b", 404],
    ["/\\evil.test", 404],
    ["/%5Cevil.test", 404],
    ["/../etc/passwd", 404],
    ["/auth/%2e%2E/x", 404],
    ["/a/./b", 404],
    ["/a%2f..%2fb", 404],
  ])("%s: %i", (target, status) => expect(verdict({ target })).toBe(status));

  it.each(["_data", "_data=routes%2Fadmin", "a=1&_data=x", "%5Fdata=x", "_%64ata=x", "_DATA=x"])(
    "?%s: 400",
    (query) => expect(verdict({ target: `/admin?${query}` })).toBe(400),
  );
});

describe("data requests", () => {
  it.each(["/auth.data", "/admin.data", "/admin/productos.data?_routes=x", "/ADMIN/x.data"])(
    "%s passes",
    (target) => expect(verdict({ target })).toMatch(/data$/),
  );

  it.each([
    "/_root.data",
    "/producto/x.data",
    "/producto/x.DATA",
    "/producto/x%2Edata",
    "/producto/x.dat%61",
    "/producto/x.data/",
    "/productos/.data",
    "/authors.data",
    "/admin-x/y.data",
    "/x/admin/y.data",
  ])("%s: 404", (target) => expect(verdict({ target })).toBe(404));
});

describe("host", () => {
  it.each(["localhost", "LOCALHOST:1", "127.0.0.1:3000", "127.9.8.7", "[::1]", "[::1]:8080"])(
    "%s is loopback",
    (host) => expect(verdict({ host })).toBe("/"),
  );

  it.each([
    "evil.test",
    "localhost.evil.test",
    "localhost:3000@evil.test",
    "localhost/x",
    "localhost:99999",
    "localhost.",
    "127.1",
    "127.0.0.1.evil.test",
    "0x7f.0.0.1",
    "128.0.0.1",
    "0.0.0.0",
    "[::ffff:127.0.0.1]",
    "::1",
    "",
    "ñ",
  ])("%s: 421", (host) => expect(verdict({ host })).toBe(421));

  it("must be there once", () => {
    expect(verdict({ host: [] })).toBe(400);
    expect(verdict({ host: ["localhost", "localhost"] })).toBe(400);
  });

  it.each([
    ["www.mimbre.test", "/"],
    ["WWW.Mimbre.Test", "/"],
    ["www.mimbre.test:443", "/"],
    ["www.mimbre.test:80", 421],
    ["mimbre.test", 421],
    ["www.mimbre.test.evil.test", 421],
    ["localhost:3000", 421],
    ["127.0.0.1", 421],
  ])("with an origin configured, %s: %s", (host, expected) => {
    expect(verdict({ host }, SITE)).toBe(expected);
  });

  it("may be loopback for health checks only", () => {
    expect(verdict({ host: "127.0.0.1:3000", target: "/healthz" }, SITE)).toBe("/healthz");
    expect(verdict({ host: "localhost", target: "/readyz?x" }, SITE)).toBe("/readyz");
    expect(verdict({ host: "localhost", target: "/healthz/x" }, SITE)).toBe(421);
    expect(verdict({ host: "169.254.169.254", target: "/healthz" }, SITE)).toBe(421);
  });

  it("decides the origin of the request", () => {
    const head = { method: "GET", target: "/", headers: {}, hosts: ["LOCALHOST:80"] };
    expect(checkRequest(head, undefined)).toMatchObject({ origin: "http://localhost" });
    const hosts = ["www.mimbre.test"];
    expect(checkRequest({ ...head, hosts }, SITE)).toMatchObject({ origin: SITE });
  });
});

describe("where a POST comes from", () => {
  const own = "http://localhost:3000";
  const post = (headers: Record<string, string>) =>
    verdict({ method: "POST", headers: { ...headers, "content-type": FORM } });

  it.each<Record<string, string>>([
    { origin: own },
    { origin: own, "sec-fetch-site": "same-origin" },
    { origin: own, "sec-fetch-site": "none" },
    { "sec-fetch-site": "same-origin" },
    { origin: own, referer: "https://evil.test/" },
    { referer: `${own}/contacto?x=1` },
    { origin: own, "x-forwarded-host": "evil.test" },
  ])("%j passes", (headers) => expect(post(headers)).toBe("/"));

  it.each<Record<string, string>>([
    {},
    { origin: "https://evil.test" },
    { origin: "null" },
    { origin: "" },
    { origin: "garbage" },
    { origin: "https://localhost:3000" },
    { origin: "http://localhost" },
    { origin: `${own}/` },
    { origin: `${own}, ${own}` },
    { origin: own, "sec-fetch-site": "cross-site" },
    { origin: own, "sec-fetch-site": "same-site" },
    { origin: own, "sec-fetch-site": "" },
    { origin: own, "sec-fetch-site": "same-origin, same-origin" },
    { origin: "https://evil.test", "sec-fetch-site": "same-origin" },
    { origin: "null", referer: `${own}/` },
    { "sec-fetch-site": "cross-site", referer: `${own}/` },
    { referer: "https://evil.test/" },
    { referer: `${own}@evil.test/` },
    { referer: `${own}.evil.test/` },
    { referer: "/contacto" },
    { referer: "" },
    { origin: "https://evil.test", "x-forwarded-host": "evil.test" },
    { "x-forwarded-host": "localhost:3000" },
  ])("%j: 403", (headers) => expect(post(headers)).toBe(403));

  it("the configured origin counts with its scheme", () => {
    const from = (origin: string) =>
      verdict({ method: "POST", host: "www.mimbre.test", headers: { origin } }, SITE);
    expect(from(SITE)).toBe("/");
    expect(from("http://www.mimbre.test")).toBe(403);
  });
});

describe("body", () => {
  const post = (headers: Record<string, string>, target = "/contacto") =>
    verdict({ method: "POST", target, headers: { "sec-fetch-site": "same-origin", ...headers } });
  const sized = (bytes: number, target?: string) =>
    post({ "content-type": FORM, "content-length": String(bytes) }, target);

  it.each<Record<string, string>>([
    {},
    { "content-length": "0" },
    { "content-length": "0", "content-type": "text/plain" },
    { "content-length": "5", "content-type": FORM },
    { "content-length": "5", "content-type": `${FORM}; charset=UTF-8` },
    { "content-length": "5", "content-type": "Multipart/Form-Data; boundary=x" },
    { "transfer-encoding": "chunked", "content-type": FORM },
  ])("%j passes", (headers) => expect(post(headers)).toBe("/contacto"));

  it.each<Record<string, string>>([
    { "content-length": "5" },
    { "content-length": "5", "content-type": "application/json" },
    { "content-length": "5", "content-type": "text/plain" },
    { "content-length": "5", "content-type": `${FORM}x` },
    { "content-length": "5", "content-type": "multipart/form-data" },
    { "transfer-encoding": "chunked" },
    { "transfer-encoding": "chunked", "content-type": "application/json" },
    { "content-length": "5", "content-type": FORM, "content-encoding": "gzip" },
    { "content-encoding": "identity" },
  ])("%j: 415", (headers) => expect(post(headers)).toBe(415));

  it.each([
    ["/contacto", 65_536],
    ["/admin/productos/nuevo", 65_536],
    ["/admin/imagenes", 13_107_200],
    ["/Admin/%69magenes?index", 13_107_200],
    ["/admin/imagenes.data", 13_107_200],
    ["/admin/productos/importar", 11_010_048],
    ["/admin/productos/importar/7", 11_010_048],
  ])("%s takes %i bytes", (target, limit) => {
    expect(sized(limit, target)).not.toBe(413);
    expect(sized(limit + 1, target)).toBe(413);
  });

  it("does not come with a GET", () => {
    expect(verdict({ headers: { "content-length": "1" } })).toBe(400);
    expect(verdict({ headers: { "transfer-encoding": "chunked" } })).toBe(400);
    expect(verdict({ headers: { "content-length": "0" } })).toBe("/");
  });
});
