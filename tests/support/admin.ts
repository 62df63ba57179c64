import { type AdminOptions, writeAdminSession } from "./admin-session.js";
import { Browser } from "./browser";
import type { Site } from "./site";

/** Gives a browser that is signed in as an admin, by writing the rows instead of using forms. */
export function admitAdmin(site: Site, options: AdminOptions = {}): Browser {
  const browser = new Browser(site, "127.0.0.1");
  browser.jar.set("sesion", openAdminSession(site, options));
  return browser;
}

/** Writes an admin and a session. @returns the secret id for the cookie `sesion` */
export const openAdminSession = (site: Site, options: AdminOptions = {}): string =>
  writeAdminSession(site.sql(), options);
