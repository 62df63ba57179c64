import { describe, expect, it } from "vitest";
import { checkRequest } from "~/server/gate/gate";
import { SITE, verdict } from "./verdict";

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

  it("may be an address of this machine for health checks only", () => {
    expect(verdict({ host: "127.0.0.1:3000", target: "/healthz" }, SITE)).toBe("/healthz");
    expect(verdict({ host: "localhost", target: "/readyz?x" }, SITE)).toBe("/readyz");
    for (const target of ["/healthz/x", "/readyz/", "/metrics/", "/READYZ", "/%6detrics"]) {
      expect(verdict({ host: "localhost", target }, SITE), target).toBe(421);
    }
    for (const host of ["10.0.0.11:3000", "[fd00::1]:3000"]) {
      expect(verdict({ host, target: "/readyz" }, SITE)).toBe("/readyz");
      expect(verdict({ host, target: "/" }, SITE)).toBe(421);
    }
    expect(verdict({ host: "otro.es", target: "/readyz" }, SITE)).toBe(421);
  });

  it("decides the origin of the request", () => {
    const head = {
      method: "GET",
      url: "/",
      headers: {},
      httpVersion: "1.1",
      rawHeaders: ["Host", "LOCALHOST:80"],
    };
    expect(checkRequest(head, undefined)).toMatchObject({ origin: "http://localhost" });
    const rawHeaders = ["Host", "www.mimbre.test"];
    expect(checkRequest({ ...head, rawHeaders }, SITE)).toMatchObject({ origin: SITE });
  });
});
