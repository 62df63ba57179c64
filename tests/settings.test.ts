import path from "node:path";
import { expect, it } from "vitest";
import { parseSettings, SettingsError } from "~/runtime/env.server";
import { makeFolder } from "./support/folder";

it.each([
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["SITE_ORIGIN", "www.ejemplo.es"],
  ["SITE_ORIGIN", "https://www.ejemplo.es/tienda"],
  ["SITE_ORIGIN", "ftp://ejemplo.es"],
  ["SESSION_SECRET", "clave-corta"],
  ["MFA_KEY", `${"m".repeat(40)},clave-corta`],
  ["MFA_KEY", `${"m".repeat(40)},`],
  ["SMTP_URL", "http://usuario:clave-corta@ejemplo.es"],
  ["SMTP_URL", "smtps://usuario:clave-corta#1@ejemplo.es:465"],
  ["SMTP_URL", "smtps://usuario:clave-corta@ejemplo.es:99999"],
  ["SMTP_URL", "smtp://"],
  ["MEDIA_URL", "ftp://CLAVE:clave-corta@s3.ejemplo.es/fotos"],
  ["MEDIA_URL", "https://CLAVE:clave-corta@s3.ejemplo.es/"],
  ["MEDIA_URL", "https://CLAVE:clave-corta@s3.ejemplo.es/fotos/otras"],
  ["MEDIA_URL", "https://CLAVE:clave-corta/x@s3.ejemplo.es/fotos"],
  ["MEDIA_URL", "https://CLAVE:clave-corta%zz@s3.ejemplo.es/fotos"],
  ["MEDIA_URL", "https://clave-corta@s3.ejemplo.es/fotos"],
  ["MEDIA_URL", "https://s3.ejemplo.es/fotos"],
  ["MAIL_FROM", "ana"],
  ["MAIN_ADMIN_EMAIL", "ana@"],
  ["AMAZON_TAG", "mi tienda"],
  ["TRUSTED_PROXY_HOPS", "-1"],
  ["HSTS_SUBDOMAINS", "yes"],
  ["BACKUP_HOUR", "24"],
  ["WORKERS", "0"],
  ["METRICS", "yes"],
  ["LOG_LEVEL", "verbose"],
])("%s=%s is refused by name, without its value", (name, value) => {
  const refused = () => parseSettings({ [name]: value });
  expect(refused).toThrow(SettingsError);
  expect(refused).toThrow(new RegExp(`^Hay ajustes incorrectos:\\n  ${name}: \\S`));
  expect(refused).not.toThrow(/clave-corta|mmm|verbose|70000/);
});

it.each([
  ["CDN_SECONDS", "604800", "86400"],
  ["PRICE_MAX_AGE_H", "100001", "100000"],
])("%s=%s is refused with the most that it may be", (name, value, most) => {
  expect(() => parseSettings({ [name]: value })).toThrow(`entre 0 y ${most}`);
});

it.each([
  ["SESSION_SECRET", "s".repeat(40)],
  ["MFA_KEY", "m".repeat(40)],
  ["SMTP_URL", "smtp://localhost:25"],
  ["MEDIA_URL", "https://CLAVE:a%2Fb+c@s3.ejemplo.es/fotos?region=eu-west-1"],
  ["UNSPLASH_ACCESS_KEY", "clave"],
] as const)("%s may stand in a file, and not in both", (name, value) => {
  const file = path.join(makeFolder({ valor: `${value}\n` }), "valor");
  const plain = parseSettings({ [name]: value });
  expect(parseSettings({ [`${name}_FILE`]: file })).toEqual(plain);
  expect(plain[name]?.toString()).toBe(value);
  expect(() => parseSettings({ [name]: value, [`${name}_FILE`]: file })).toThrow(`${name}_FILE: `);
  expect(() => parseSettings({ [`${name}_FILE`]: `${file}-no` })).toThrow(`${name}_FILE: `);
});

it.each(["", " \n"])("a file of a key that holds %j is refused, not taken for none", (text) => {
  const file = path.join(makeFolder({ clave: text }), "clave");
  expect(() => parseSettings({ MFA_KEY_FILE: file })).toThrow(
    "MFA_KEY_FILE: ese archivo está vacío",
  );
});

it.each([
  "smtp://localhost:25",
  "smtp://[::1]",
  "smtps://ana%40ejemplo.es:c%23lave@smtp.ejemplo.es:465",
  "smtps://ana:50%de@descuento@correo_interno",
])("SMTP_URL=%s is taken", (value) => {
  expect(parseSettings({ SMTP_URL: value }).SMTP_URL).toBe(value);
});

it("an empty one counts as not set", () => {
  expect(parseSettings({ PORT: " ", SESSION_SECRET: "" })).toEqual(parseSettings({}));
});
