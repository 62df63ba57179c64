import { useRouteLoaderData } from "@remix-run/react";
import { HORARIO } from "~/domain/ajustes/ajuste";
import type { CategoriaPrincipal } from "~/domain/categorias/categoria";
import type { FlashMessage } from "~/flash-messages";
import type { Block } from "~/http/block";
import { SITE_NAME } from "~/marca";

/** What every page knows: made by the loader of the root route. */
export interface SiteData {
  siteName: string;
  /** Main categories with their subcategories. */
  categorias: Block<CategoriaPrincipal[]>;
  /** Ids of the products that this visitor compares. */
  lista: string[];
  /** No script, no web font, small pictures. */
  light: boolean;
  /** What the last form led to. */
  flash: FlashMessage | null;
  /** Whether the visitor is signed in and may enter the admin area. */
  isAdmin: boolean;
  /** Path and query of this page, to come back to after a form. */
  here: string;
  /** Now, as UTC ISO-8601. */
  now: string;
  /** Origin for absolute addresses, without a slash at its end. */
  origin: string;
  amazonTag: string | null;
  /** Who answers for the personal data: the owner's name; the site's until it is set. */
  responsable: string;
  /** Address of the owner for readers; absent until it is set. */
  contactEmail: string | null;
  contactPhone: string | null;
  /** When the phone is answered. */
  contactHours: string;
  /** Whether this page is the answer to a form that was not accepted. */
  isFormRefused: boolean;
  social: { href: string; label: string }[];
  /** By which the forms of /auth and /admin prove themselves; a public page holds none. */
  prueba?: string;
}

const NOTHING: SiteData = {
  siteName: SITE_NAME,
  categorias: { failed: true },
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
  contactHours: HORARIO,
  isFormRefused: false,
  social: [],
};

/** Never fails: the last-resort error page is drawn without data. */
export function useSite(): SiteData {
  return (useRouteLoaderData("root") as SiteData | undefined) ?? NOTHING;
}
