import { expect, it } from "vitest";
import { hereOf, listReturnPath, safeReturnPath } from "~/http/requests/return-path";

it("is no longer than an address that the server takes", () => {
  const path = `/${"x".repeat(4_095)}`;
  expect(safeReturnPath(path, "/")).toBe(path);
  expect(safeReturnPath(`${path}x`, "/")).toBe("/");
  expect(safeReturnPath(`/${"ñ".repeat(4_095)}`, "/")).toBe("/");
});

it("is a part of the list where that is meant, and no other page of the site", () => {
  const list = "/admin/productos?pagina=2";
  for (const path of ["/admin/productos", "/admin/productos?q=a#producto-1"]) {
    expect(listReturnPath(path, list)).toBe(path);
  }
  for (const path of [
    "/admin/productos/exportar",
    "/admin/productos/",
    "/admin/productos/../consejos",
    "/auth/salir?q=/admin/productos",
    "//admin/productos",
  ]) {
    expect(listReturnPath(path, list)).toBe(list);
  }
});

it("is repeated on a page only as far as an address of ours is long", () => {
  const here = (target: string) => hereOf(new URL(target, "http://sitio.test"));
  const search = `/consejos?categoria=alimentacion&pagina=12&q=${"ñ".repeat(100)}`;
  expect(here(search)).toBe(encodeURI(search));
  expect(here(`/categoria/alimentacion?pagina=${"9".repeat(2_000)}`)).toBe(
    "/categoria/alimentacion",
  );
  expect(here(`/producto/${"a".repeat(2_000)}`)).toBe("/");
});
