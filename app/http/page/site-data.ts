import { useRouteLoaderData } from "@remix-run/react";
import type { FlashMessage } from "~/http/replies/flash-message";
import { SITE_NAME } from "~/site/marca";

export interface SiteData {
  siteName: string;
  /** Ids of the compared products. */
  lista: string[];
  /** No script, no web font, small pictures. */
  light: boolean;
  flash: FlashMessage | null;
  isAdmin: boolean;
  /** Path and query of this page, to come back to after a form. */
  here: string;
  /** UTC ISO-8601. */
  now: string;
  /** Without a slash at its end. */
  origin: string;
  amazonTag: string | null;
  responsable: string;
  /** Absent until the owner sets it. */
  contactEmail: string | null;
  contactPhone: string | null;
  contactHours: string;
  /** The page answers a form that was not accepted. */
  isFormRefused: boolean;
  social: { href: string; label: string }[];
  /** Forms of /auth and /admin prove themselves by it; a public page holds none. */
  prueba?: string;
}

const NOTHING: SiteData = {
  siteName: SITE_NAME,
  lista: [],
  light: false,
  flash: null,
  isAdmin: false,
  here: "/",
  now: "1970-01-01T00:00:00.000Z",
  origin: "",
  amazonTag: null,
  responsable: SITE_NAME,
  contactEmail: null,
  contactPhone: null,
  contactHours: "",
  isFormRefused: false,
  social: [],
};

/** Never fails: the last-resort error page is drawn without data. */
export function useSite(): SiteData {
  return (useRouteLoaderData("root") as SiteData | undefined) ?? NOTHING;
}
