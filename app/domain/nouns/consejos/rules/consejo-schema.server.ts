import { z } from "zod";
import * as texts from "~/http/text/text-schemas";
import { isPastDay, readDay } from "~base/fechas";
import { passedByLines, toSlug, trimContenido, upTo } from "~base/texto";
import { imagenUrl } from "~nouns/imagenes/rules/imagen-schema.server";
import { shapeOf } from "~record/campos/campos-schema.server";
import { toMarks, withoutBullets } from "~record/marcas/marcas";
import { SEO_CAMPOS } from "~record/publicacion/seo";
import { ESTADOS } from "~record/tipos/estado";
import { CONSEJO_CAMPOS, CONTENIDO } from "../consejo.kind";
import { findWrongLine, REFERENCIAS_MAX_LENGTH, readCorreccion, readFuente } from "./referencias";

const SLUG_REQUIRED = "El slug es obligatorio";
const IMAGE_REQUIRED = "La imagen es obligatoria";
const CATEGORY_REQUIRED = "La categoría es obligatoria";

const persona = z.string().max(120).default("");

type Change = (text: string) => string;

const lines = (read: (line: string) => unknown, expected: string, complete: Change) =>
  texts
    .optionalParagraphs(upTo(REFERENCIAS_MAX_LENGTH))
    .overwrite((text) => complete(withoutBullets(text)))
    .superRefine((text, context) => {
      const message = findWrongLine(text, read, expected);
      if (message) context.addIssue({ code: "custom", message });
    });

const readDays = (text: string) => text.split("\n").map(readDay).join("\n");

const FUENTE = "«Título | https://…», con una dirección que no sea de una tienda";
const CORRECCION = "«28/11/2026 | frase», con un día que exista y no esté por venir";

const { titulo, extracto } = shapeOf(CONSEJO_CAMPOS);

export const consejoSchema = z.object({
  titulo,
  slug: z
    .string(SLUG_REQUIRED)
    .max(1_000, "El slug es demasiado largo")
    .overwrite(toSlug)
    .min(1, SLUG_REQUIRED),
  categoria: texts.line({ required: CATEGORY_REQUIRED, max: 120, tooLong: CATEGORY_REQUIRED }),
  estado: z.enum(ESTADOS, "Elige Publicado o Borrador").optional(),
  imagen: z.string(IMAGE_REQUIRED).trim().min(1, IMAGE_REQUIRED).pipe(imagenUrl),
  extracto,
  contenido: texts
    .paragraphs(
      { required: CONTENIDO.required, ...upTo(CONTENIDO.max, CONTENIDO.subject) },
      (text) => trimContenido(toMarks(text)),
    )
    .check(texts.within(passedByLines, "El contenido es demasiado largo")),
  autor_id: persona,
  revisor_id: persona,
  revisado_at: z
    .string()
    .default("")
    .overwrite(readDay)
    .refine(isPastDay, "La fecha de la revisión no es válida o está en el futuro"),
  fuentes: lines(readFuente, FUENTE, texts.completeLines),
  correcciones: lines(readCorreccion, CORRECCION, readDays),
  ...shapeOf(SEO_CAMPOS),
});

type Salida = z.output<typeof consejoSchema>;

/** The other fields are optional, because forms and imported texts may lack them. */
export type ConsejoCampos = Partial<Salida> & { imagen_alt?: string } & Pick<
    Salida,
    "titulo" | "slug" | "categoria" | "imagen" | "contenido"
  >;

export type ConsejoEscrito = ConsejoCampos & {
  programado_at?: string | null;
  programado_por?: string | null;
};

/** A draft needs only a title, from which its slug is made. */
const draft = consejoSchema.extend({
  slug: consejoSchema.shape.slug.optional(),
  categoria: consejoSchema.shape.categoria.default(""),
  imagen: consejoSchema.shape.imagen.default(""),
  contenido: consejoSchema.shape.contenido.default(""),
});

export const consejoDraftSchema = draft.transform(withSlug);

export function withSlug<Values extends { titulo: string; slug?: string }>(
  values: Values,
  context: z.core.$RefinementCtx,
) {
  const slug = values.slug ?? toSlug(values.titulo);
  if (slug !== "") return { ...values, slug };
  context.addIssue({ code: "custom", path: ["slug"], message: SLUG_REQUIRED });
  return z.NEVER;
}
