import { describe, expect, it } from "vitest";
import { checkRequest } from "~/server/gate/gate";
import { FORM, verdict } from "./verdict";

describe("body", () => {
  const post = (headers: Record<string, string>, target = "/contacto") =>
    verdict({ method: "POST", target, headers: { "sec-fetch-site": "same-origin", ...headers } });
  const sized = (bytes: number, target?: string, type = FORM) =>
    post({ "content-type": type, "content-length": String(bytes) }, target);

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
    { "transfer-encoding": "gzip, chunked", "content-type": FORM },
  ])("%j: 415", (headers) => expect(post(headers)).toBe(415));

  it.each([
    ["/contacto", 65_536, 65_536],
    ["/auth", 65_536, 65_536],
    ["/admin/productos/nuevo", 1_048_576, 1_048_576],
    ["/admin/imagenes", 1_048_576, 13_107_200],
    ["/Admin/%69magenes?index", 1_048_576, 13_107_200],
    ["/admin/imagenes.data", 1_048_576, 13_107_200],
    ["/admin/productos/importar", 1_048_576, 11_010_048],
    ["/admin/productos/importar/7", 1_048_576, 11_010_048],
  ])("%s takes %i bytes of plain fields and %i with files", (target, plain, files) => {
    const multipart = "multipart/form-data; boundary=x";
    expect(sized(plain, target)).not.toBe(413);
    expect(sized(plain + 1, target)).toBe(413);
    expect(sized(files, target, multipart)).not.toBe(413);
    expect(sized(files + 1, target, multipart)).toBe(413);
  });

  it("has no framing that HTTP/1.0 does not know", () => {
    const headers = { "transfer-encoding": "chunked", "content-type": FORM };
    const old = { headers, httpVersion: "1.0" };
    expect(verdict({ ...old, method: "POST" })).toBe(400);
    expect(verdict(old)).toBe(400);
    const head = { method: "POST", url: "/", rawHeaders: [], ...old };
    expect(checkRequest(head, undefined)).toMatchObject({ headers: { Connection: "close" } });
  });

  it("does not come with a GET", () => {
    expect(verdict({ headers: { "content-length": "1" } })).toBe(400);
    expect(verdict({ headers: { "transfer-encoding": "chunked" } })).toBe(400);
    expect(verdict({ headers: { "content-length": "0" } })).toBe("/");
  });
});
