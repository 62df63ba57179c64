import { z } from "zod";
import * as schemas from "~/http/text/text-schemas";
import { formatNumber } from "~/ui/text/format-number";
import { isSheetError, SHEET_ERROR } from "~base/csv-texto";
import { isPastDay, readDay } from "~base/fechas";
import { FRANJAS, PRICE_OF_ZERO, precioText } from "~base/precio";
import { linesOf, toSlug } from "~base/texto";
import type { Ficha } from "~nouns/ficha/ficha";
import type { Alts } from "~nouns/imagenes/rules/fotos";
import { isOwnOrHttps } from "~nouns/imagenes/rules/imagen-url";
import { PRODUCTO_CAMPOS } from "~nouns/productos/producto.kind";
import { mapCampos } from "~record/campos/campo";
import { toMarks, withoutBullets } from "~record/marcas/marcas";
import { SEO_CAMPOS } from "~record/publicacion/seo";
import { ESTADOS } from "~record/tipos/estado";
import { isShortLink, SHORT_LINK } from "./amazon";
import * as limites from "./limites";
import { toRating } from "./producto";
import { isProductoId, toProductoId } from "./producto-id";
import { isTiendaUrl, TIENDA_URL_INVALID } from "./tienda";

const limit = (max: number) => ({
  max,
  tooLong: `Es demasiado largo (${formatNumber(max)} caracteres como máximo)`,
});
const IMAGE_INVALID = "La dirección de la imagen no es válida (usa una dirección https)";

const orNull = (text: string) => text || null;

const upTo = (max: number) => schemas.optionalLine(limit(max));
const required = (text: string, max: number) => schemas.line({ required: text, ...limit(max) });

const optionalText = (clean = schemas.cleanParagraphs) =>
  z
    .string()
    .overwrite(clean)
    .trim()
    .check(schemas.within(limites.passedByText, "Es demasiado largo"))
    .default("")
    .transform(orNull);

const visibleOf = (items: string[]) => items.filter(schemas.hasVisible);

/** Reads one item a line. Problems count blank lines too, as the editor sees these. */
const list = z
  .array(z.string().default(""))
  .overwrite((texts) =>
    texts.flatMap(linesOf).map((text) => withoutBullets(schemas.withoutHidden(text)).trim()),
  )
  .check(({ value, issues }) => {
    const message = problemOfLines(value);
    if (message) issues.push({ code: "custom", message, input: value });
  })
  .overwrite(visibleOf)
  .default([]);

function problemOfLines(lines: readonly string[]): string | undefined {
  const at = lines.findIndex(
    (text) => text.length > limites.ITEM_MAX_LENGTH || !schemas.isOneLine(text),
  );
  const bad = lines[at];
  if (bad !== undefined) {
    return bad.length > limites.ITEM_MAX_LENGTH
      ? `La línea ${at + 1} es demasiado larga (${formatNumber(limites.ITEM_MAX_LENGTH)} caracteres como máximo)`
      : `La línea ${at + 1} tiene un carácter que no se ve; bórralo`;
  }
  const filled = lines.flatMap((text, index) => (schemas.hasVisible(text) ? [index + 1] : []));
  const beyond = filled[limites.LISTS_MAX_ITEMS];
  if (beyond) return `La línea ${beyond} sobra: caben ${limites.LISTS_MAX_ITEMS} elementos`;
  const limit = limites.passedByList(visibleOf([...lines]));
  return limit && `Es demasiado larga (${limit} como máximo)`;
}

export const precioSchema = upTo(limites.PRICE_MAX_LENGTH)
  .refine((price) => !isSheetError(price), { error: ({ input }) => `«${input}» ${SHEET_ERROR}` })
  .refine((price) => !schemas.hasVisible(price) || precioText(price) !== null, PRICE_OF_ZERO)
  .transform(precioText);

const { tienda, revisor, ...frases } = mapCampos(PRODUCTO_CAMPOS, ({ max }) =>
  upTo(max).transform(orNull),
);

/** The order is that of the form, so that its problems are listed from top to bottom. */
const fields = z.object({
  title: required("El título es obligatorio", limites.TITLE_MAX_LENGTH),
  category: required("La categoría es obligatoria", limites.CATEGORY_MAX_LENGTH),
  estado: z.enum(ESTADOS, "Elige si se publica o queda en borrador"),
  ...frases,
  imageurl: z
    .string("La imagen es obligatoria")
    .trim()
    .overwrite(schemas.completeImage)
    .refine(isOwnOrHttps, IMAGE_INVALID),
  imagenes: z
    .array(z.string().trim().default(""))
    .overwrite((urls) => visibleOf(urls).map(schemas.completeImage))
    .max(limites.IMAGENES_LIMIT, `Como máximo ${limites.IMAGENES_LIMIT} imágenes más`)
    .refine((urls) => urls.every(isOwnOrHttps), IMAGE_INVALID)
    .default([]),
  rating: required("La valoración es obligatoria", limites.SHORT_MAX_LENGTH)
    .overwrite((text) => text.replace(",", "."))
    .refine((text) => toRating(text) !== undefined, "Valoración inválida (debe estar entre 0 y 5)")
    .transform((text) => toRating(text) ?? 0),
  price: precioSchema,
  franja: z
    .enum(FRANJAS, "Elige una de las tres franjas")
    .nullish()
    .transform((franja) => franja ?? null),
  isrecommended: z.boolean().default(false),
  motivo_giro: upTo(limites.MOTIVO_GIRO_MAX_LENGTH).optional(),
  revisor,
  revisado_at: upTo(limites.SHORT_MAX_LENGTH)
    .overwrite(readDay)
    .refine(isPastDay, "La fecha de la revisión no es válida o está en el futuro")
    .transform(orNull),
  descripcion: optionalText(),
  contenido_principal: optionalText((text) => toMarks(schemas.cleanParagraphs(text))),
  keyfeatures: list,
  pros: list,
  cons: list,
  slug: upTo(limites.TITLE_MAX_LENGTH),
  id: upTo(limites.ADDRESS_MAX_LENGTH)
    .refine((text) => !isShortLink(text), SHORT_LINK)
    .overwrite(toProductoId)
    .refine(
      (id) => id === "" || isProductoId(id) || isShortLink(id),
      "Identificador no válido: pega la dirección de la ficha en Amazon, o usa letras sin acento, números y guiones, hasta 40",
    )
    .transform((id) => id || undefined),
  tienda,
  tienda_url: upTo(limites.ADDRESS_MAX_LENGTH)
    .overwrite(schemas.completeAddress)
    .refine((url) => url === "" || isTiendaUrl(url), TIENDA_URL_INVALID)
    .transform(orNull),
  tienda_afiliado: z.boolean().default(false),
  colores: list,
  ...mapCampos(SEO_CAMPOS, ({ max }) => upTo(max)),
});

/** A draft needs only a title. */
const draft = fields.extend({
  category: fields.shape.category.default(""),
  estado: fields.shape.estado.default("draft"),
  imageurl: fields.shape.imageurl.default(""),
  rating: fields.shape.rating.default(0),
});

export const productoSchema = fields.transform(withSlug);
export const productoDraftSchema = draft.transform(withSlug);

function withSlug<Values extends z.output<typeof fields>>(
  values: Values,
  context: z.core.$RefinementCtx,
) {
  const slug = toSlug(values.slug || values.title);
  if (slug === "") {
    const message = "El slug es obligatorio: escribe al menos una letra o un número";
    context.addIssue({ code: "custom", path: ["slug"], message });
    return z.NEVER;
  }
  if (values.tienda && !values.tienda_url) {
    const message = "Falta la dirección del producto en esa tienda";
    context.addIssue({ code: "custom", path: ["tienda_url"], message });
  }
  return { ...values, slug };
}

export type ProductoCampos = Omit<z.output<typeof productoSchema>, "id"> & {
  programado_at?: string | null;
  programado_por?: string | null;
  imagenes_alt?: Alts;
  ficha?: Ficha;
};
