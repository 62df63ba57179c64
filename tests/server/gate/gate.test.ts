import { describe, expect, it } from "vitest";
import { checkRequest } from "~/server/gate/gate";
import { verdict } from "./verdict";

describe("method", () => {
  it.each(["GET", "HEAD"])("%s passes", (method) => expect(verdict({ method })).toBe("/"));

  it.each(["OPTIONS", "TRACE", "PUT", "DELETE", "PATCH", "PURGE", "get", ""])(
    "%s: 405",
    (method) => {
      expect(verdict({ method })).toBe(405);
    },
  );

  it("names the allowed ones", () => {
    const head = { method: "PUT", url: "/", headers: {}, httpVersion: "1.1", rawHeaders: [] };
    expect(checkRequest(head, undefined)).toMatchObject({ headers: { Allow: "GET, HEAD, POST" } });
  });
});
