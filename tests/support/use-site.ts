import { afterAll, beforeAll } from "vitest";
import { openAdminSession } from "./admin";
import type { AdminOptions } from "./admin-session.js";
import { Browser } from "./browser";
import { type Site, type SiteOptions, startSite } from "./site";

/** Starts one site for all tests of a file or block, and stops it afterwards. */
export function useSite(options?: SiteOptions): Site {
  const site = {} as Site;
  beforeAll(async () => {
    Object.assign(site, await startSite(options));
  });
  afterAll(() => site.stop());
  return site;
}

/** Gives a browser that is signed in as an admin of a site by `useSite`. */
export function useAdmin(site: Site, options: AdminOptions = {}): Browser {
  const admin = new Browser(site, "127.0.0.1");
  beforeAll(() => {
    admin.jar.set("sesion", openAdminSession(site, options));
  });
  return admin;
}
