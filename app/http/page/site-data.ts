import { useRouteLoaderData } from "@remix-run/react";
import type { FlashMessage } from "~/http/replies/flash-message";
import { SITE_NAME } from "~/site/marca";

export interface SiteData {
  siteName: string;
  lista: string[];
  light: boolean;
  flash: FlashMessage | null;
  isAdmin: boolean;
  here: string;
  now: string;
  origin: string;
  amazonTag: string | null;
  responsable: string;
  contactEmail: string | null;
  contactPhone: string | null;
  contactHours: string;
  isFormRefused: boolean;
  social: { href: string; label: string }[];
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

export function useSite(): SiteData {
  return (useRouteLoaderData("root") as SiteData | undefined) ?? NOTHING;
}
