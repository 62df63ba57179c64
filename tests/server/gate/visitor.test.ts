import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as authCookies from "~/auth/session/cookies.server";
import { BROWSER_COOKIE } from "~/http/forms/form-proof.server";
import { settings } from "~/runtime/env.server";
import { headersOf, variantOf } from "~/server/gate/visitor";

describe("variantOf", () => {
  it.each([
    [{}, "full"],
    [{ "save-data": "on" }, "light"],
    [{ "save-data": "off" }, "full"],
    [{ cookie: "ligero=1" }, "light"],
    [{ cookie: "ligero=0", "save-data": "on" }, "full"],
    [{ cookie: "ligero=", "save-data": "on" }, "light"],
    [{ cookie: "_ga=1; ligero=1" }, "light"],
    [{ cookie: "__Host-ligero=1" }, "full"],
    [{ cookie: "navegador=x" }, "full"],
    [{ cookie: "_ga=GA1.1.2" }, "full"],
    [{ cookie: "miaviso=1" }, "full"],
    [{ cookie: "__Host-registro=x" }, "full"],
  ])("%j: %s", (headers, variant) => {
    expect(variantOf(headers)).toBe(variant);
  });

  it("knows the choice on https by its name there, whatever an older cookie says", () => {
    Object.assign(settings(), { SITE_ORIGIN: "https://www.ejemplo.es" });
    expect(variantOf({ cookie: "ligero=1; __Host-ligero=0" })).toBe("full");
    expect(variantOf({ cookie: "ligero=0; __Host-ligero=1" })).toBe("light");
    expect(variantOf({ cookie: "ligero=1" })).toBe("full");
    Object.assign(settings(), { SITE_ORIGIN: undefined });
  });

  it.each([
    "comparar=B0DEMO0001",
    "comparar=",
    "aviso=x",
    "__Host-aviso=x",
    "sesion=x",
    "__Host-sesion=x",
    "a=b;__Host-sesion=x",
    "a=b;   verificacion=x",
    "codigos=x",
  ])("a visitor with %s gets no page of others", (cookie) => {
    expect(variantOf({ cookie })).toBeUndefined();
  });

  it("knows every cookie that the site sets", () => {
    const names = readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(`app/${file}`, "utf8").matchAll(
          /export const \w+_COOKIE = (?:{ name: )?"(\w+)"/g,
        ),
      ])
      .map(([, name]) => name ?? "");
    expect(names.length).toBeGreaterThan(6);
    const shared = names.filter((name) => variantOf({ cookie: `${name}=x` }) !== undefined);
    // These cookies change no public page, except light mode, which has a variant of its own: the
    // sidebar is the admin's, and the others are read only at sign-in, sign-up and in their forms.
    const { DEVICE_COOKIE, SIGN_UP_COOKIE } = authCookies;
    const known = ["barra", DEVICE_COOKIE.name, "ligero", SIGN_UP_COOKIE.name, BROWSER_COOKIE.name];
    expect(shared.sort()).toEqual(known.sort());
  });
});

it("asks for the light page by Save-Data alone", () => {
  expect([headersOf("full"), headersOf("light")]).toEqual([{}, { "Save-Data": "on" }]);
});
