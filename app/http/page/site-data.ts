import { useRouteLoaderData } from "@remix-run/react";
import type { FlashMessage } from "~/http/results/flash-message";
import { CONSEJOS, SITE_NAME } from "~/site/marca";

export interface Marks {
  logo?: { src: string; width: number };
  /** True if the logo contains the site's name, which is then not written beside it. */
  isLogoName?: boolean;
  icon?: string;
  touchIcon?: string;
  largeIcon?: string;
  /** The picture that social networks show for pages without one of their own. */
  share?: string;
  themeColor?: string;
  /** The owner's two colours joined to one word; absent if both are the program's own. */
  colours?: string;
}

/** How purchases pay the site: by Amazon's buttons, by links to other shops, or not at all. */
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
  /** True where the owner offers a list of things for the newborn. */
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
  /** Keyed by the slugs of main categories, and by `consejos`. */
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
