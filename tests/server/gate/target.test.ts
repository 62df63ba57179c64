import { describe, expect, it } from "vitest";
import { verdict } from "./verdict";

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
