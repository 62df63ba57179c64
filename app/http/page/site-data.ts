import { useRouteLoaderData } from "@remix-run/react";
import type { FlashMessage } from "~/http/results/flash-message";
import { CONSEJOS, SITE_NAME } from "~/site/marca";

export interface Marks {
  logo?: { src: string; width: number };
  /** The logo says the name, which does not stand beside it then. */
  isLogoName?: boolean;
  icon?: string;
  touchIcon?: string;
  largeIcon?: string;
  /** Stands for a page without a picture of its own where it is shared. */
  share?: string;
  themeColor?: string;
  /** Both colours in one word, where one is not the house's. */
  colours?: string;
}

/** Amazon's buttons, other links alone, or nothing pays the site for a purchase. */
export type Ingresos = "amazon" | "tienda" | null;

const NOTHING = {
  marks: {} as Marks,
  siteName: SITE_NAME,
  consejos: CONSEJOS,
  lema: "",
  pie: "",
  isDemo: false,
  menu: [] as { href: string; label: string }[],
  paginas: [] as { href: string; label: string }[],
  legal: [] as { href: string; label: string }[],
  /** The owner has a list for the newborn. */
  hasLista: true,
  lista: [] as string[],
  light: false,
  flash: null as FlashMessage | null,
  isAdmin: false,
  here: "/",
  now: "1970-01-01T00:00:00.000Z",
  origin: "",
  ingresos: null as Ingresos,
  amazonTag: null as string | null,
  /** Keys are slugs of main categories, and `consejos`. */
  amazonTags: {} as Record<string, string | undefined>,
  networks: [] as string[],
  precios: "",
  responsable: SITE_NAME,
  contactEmail: null as string | null,
  contactPhone: null as string | null,
  contactHours: "",
  contactPlace: "",
  isFormRefused: false,
  social: [] as { href: string; label: string }[],
};

export type SiteData = typeof NOTHING & { prueba?: string };

export const useSite = (): SiteData =>
  (useRouteLoaderData("root") as SiteData | undefined) ?? NOTHING;
