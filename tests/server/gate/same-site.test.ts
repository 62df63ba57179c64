import { describe, expect, it } from "vitest";
import { FORM, SITE, verdict } from "./verdict";

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

  it.each(["/auth", "/AUTH/", "/admin/ajustes", "/comparar", "/preferencias", "/contacto"])(
    "a form to %s that brings no word of where it comes from goes on to be proven",
    (target) => {
      const untold = { method: "POST", target, headers: { "content-type": FORM } };
      expect(verdict(untold)).toBe(target.toLowerCase().replace(/\/$/, ""));
      const refused: Record<string, string>[] = [
        { origin: "null" },
        { referer: "https://evil.test/" },
        { referer: "" },
      ];
      for (const headers of refused) {
        const told = { ...untold, headers: { ...headers, "content-type": FORM } };
        expect(verdict(told), JSON.stringify(headers)).toBe(403);
      }
    },
  );

  it.each(["/clic", "/authx", "/administrar", "/contacto/x", "/buscar"])(
    "a form to %s that brings no word of where it comes from is refused",
    (target) => {
      const headers = { "content-type": FORM };
      expect(verdict({ method: "POST", target, headers })).toBe(403);
    },
  );

  it("the configured origin counts with its scheme", () => {
    const from = (origin: string) =>
      verdict({ method: "POST", host: "www.mimbre.test", headers: { origin } }, SITE);
    expect(from(SITE)).toBe("/");
    expect(from("http://www.mimbre.test")).toBe(403);
  });
});
