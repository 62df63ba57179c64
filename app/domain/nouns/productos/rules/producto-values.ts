import { plainNumber } from "~/ui/text/format-number";
import { parseList } from "~base/listas";
import { FRANJAS, precioText } from "~base/precio";
import { linesOf } from "~base/texto";
import { categoriaElegida } from "~nouns/categorias/rules/categoria";
import { fichaLines, parseFicha } from "~nouns/ficha/ficha";
import { type Alts, altsOf, parseAlts } from "~nouns/imagenes/rules/fotos";
import { PRODUCTO_CAMPOS } from "~nouns/productos/producto.kind";
import { labelsOf, namesOf } from "~record/campos/campo";
import { SEO_LABELS } from "~record/publicacion/seo";
import { compareFields, textsOf } from "~record/versiones/compare-fields";
import type { ProductoCampos } from "./producto-schema.server";

type Campo =
  | "id"
  | "imageurl_alt"
  | Exclude<keyof ProductoCampos, "programado_at" | "programado_por">;

const { tienda, revisor, ...frases } = labelsOf(PRODUCTO_CAMPOS);

export const FIELD_LABELS: Readonly<Record<Campo, string>> = {
  title: "Título",
  slug: "Slug",
  id: "ASIN / identificador de Amazon",
  category: "Categoría",
  estado: "Estado",
  price: "Precio",
  franja: "Franja de precio",
  rating: "Valoración",
  ficha: "Ficha",
  isrecommended: "Recomendado",
  motivo_giro: "Por qué cambia",
  tienda,
  tienda_url: "Dirección del producto en esa tienda",
  tienda_afiliado: "Enlace de afiliado a esa tienda",
  imageurl: "Imagen",
  imageurl_alt: "Texto alternativo",
  imagenes: "Más imágenes",
  imagenes_alt: "Textos alternativos de las demás",
  ...frases,
  descripcion: "Descripción",
  contenido_principal: "Contenido principal",
  keyfeatures: "Características",
  pros: "Ventajas",
  cons: "Contras",
  colores: "Colores",
  revisor,
  revisado_at: "Fecha de la revisión",
  ...SEO_LABELS,
};

export type ProductoValues = Record<Campo, string>;

export const LIST_FIELDS = ["keyfeatures", "pros", "cons", "colores", "imagenes"] as const;

export const BOXES = ["isrecommended", "tienda_afiliado"] as const;

/** Fills columns that an old version lacks. @param library alternative texts from the library */
export function valuesOf(row: Record<string, unknown>, library: Alts = {}): ProductoValues {
  const texts = textsOf(FIELD_LABELS, row);
  const alts = { ...library, ...parseAlts(row.imagenes_alt) };
  return {
    ...texts,
    ...byName(LIST_FIELDS, (name) => parseList(texts[name]).join("\n")),
    price: precioText(texts.price) ?? "",
    category: categoriaElegida(texts.category),
    rating: (typeof row.rating === "number" ? plainNumber(row.rating) : "").replace(".", ","),
    revisado_at: texts.revisado_at.slice(0, 10),
    ...byName(BOXES, (name) => (row[name] === 1 ? "on" : "")),
    imageurl_alt: alts[texts.imageurl] ?? "",
    imagenes_alt: parseList(texts.imagenes)
      .map((url) => alts[url] ?? "")
      .join("\n"),
  };
}

function altsOfValues(values: ProductoValues): Alts {
  const all = (main: string, more: string) => [main, ...more.split("\n")];
  const alts = all(values.imageurl_alt, values.imagenes_alt);
  const urls = all(values.imageurl, values.imagenes);
  return altsOf(urls.map((url, at) => ({ url, alt: alts[at] ?? "" })));
}

export function byName<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

export const itemsOf = (text = ""): string[] =>
  linesOf(text)
    .map((item) => item.trim())
    .filter(Boolean);

type Texts = Readonly<Record<string, string>>;

export const diferencias = (before: Texts, after: Texts) =>
  compareFields(FIELD_LABELS, shown(before), shown(after));

const shown = (values: Texts) => ({
  ...values,
  ...byName(LIST_FIELDS, (name) => itemsOf(values[name]).join("\n")),
  rating: values.rating?.replace(".", ","),
  ficha: fichaLines(values.ficha),
  ...byName(BOXES, (name) => (values[name] ? "Sí" : "No")),
});

const TEXTS = ["price", "descripcion", "contenido_principal", "revisado_at", "tienda_url"] as const;
const NULLABLE = [...namesOf(PRODUCTO_CAMPOS), ...TEXTS];

/** The content of a version, without slug and state, which restoring and copying leave out. */
export function contentOf(values: ProductoValues): Omit<ProductoCampos, "slug" | "estado"> {
  const { id, slug, estado, imageurl_alt, rating, ...content } = values;
  const emptied = byName(NULLABLE, (name) => content[name] || null);
  return {
    ...content,
    ...emptied,
    ...byName(LIST_FIELDS, (name) => itemsOf(content[name])),
    imagenes_alt: altsOfValues(values),
    ficha: parseFicha(values.ficha),
    ...byName(BOXES, (name) => content[name] !== ""),
    franja: FRANJAS.find((franja) => franja === content.franja) ?? null,
    rating: Number(rating.replace(",", ".")),
  };
}
