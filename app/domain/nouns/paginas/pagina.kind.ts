import { CONSEJO_CAMPOS, CONTENIDO } from "~nouns/consejos/consejo.kind";
import type { ConsejoCampos } from "~nouns/consejos/rules/consejo-schema.server";
import type { Campos } from "~record/campos/campo";
import { SEO_LABELS } from "~record/publicacion/seo";
import { textsOf } from "~record/versiones/compare-fields";

/** Shorter than an article's title, because menu and footer show it. */
export const PAGINA_CAMPOS = {
  titulo: { ...CONSEJO_CAMPOS.titulo, max: 70 },
} as const satisfies Campos;

export const LABELS = {
  titulo: PAGINA_CAMPOS.titulo.label,
  slug: "Slug",
  lugar: "Enlace",
  estado: "Estado",
  contenido: CONTENIDO.label,
  ...SEO_LABELS,
};

export const LUGARES = [
  { value: "", label: "En ningún sitio" },
  { value: "pie", label: "Al pie" },
  { value: "menu", label: "En el menú" },
] as const;
/** Limits the links of menu and footer, so that the home page stays small. */
export const LUGAR_LIMITS = { "": Number.POSITIVE_INFINITY, pie: 8, menu: 2 };
/** The page with this slug is listed among the legal links. */
export const ACCESIBILIDAD = "accesibilidad";
export type PaginaEscrita = Pick<ConsejoCampos, Exclude<keyof typeof LABELS, "lugar">> & {
  lugar?: keyof typeof LUGAR_LIMITS;
  programado_at?: string | null;
  programado_por?: string | null;
};

export const valuesOf = (row: Readonly<Record<string, unknown>>) => textsOf(LABELS, row);
