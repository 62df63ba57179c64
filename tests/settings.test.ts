import { expect, it } from "vitest";
import { parseSettings, SettingsError } from "~/env.server";

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
  ["MAIL_FROM", "ana"],
  ["MAIN_ADMIN_EMAIL", "ana@"],
  ["AMAZON_TAG", "mi tienda"],
  ["TRUSTED_PROXY_HOPS", "-1"],
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

it("an empty one counts as not set", () => {
  expect(parseSettings({ PORT: " ", SESSION_SECRET: "" })).toEqual(parseSettings({}));
});
