import { type AdminOptions, writeAdminSession } from "./admin-session.js";
import { Browser } from "./browser";
import type { Site } from "./site";

/** A signed-in admin: profile and session are written, as a journey that is not about them needs. */
export function admitAdmin(site: Site, options: AdminOptions = {}): Browser {
  const browser = new Browser(site, "127.0.0.1");
  browser.jar.set("sesion", openAdminSession(site, options));
  return browser;
}

/** The same, as the secret id that the cookie `sesion` holds. */
export const openAdminSession = (site: Site, options: AdminOptions = {}): string =>
  writeAdminSession(site.sql(), options);
