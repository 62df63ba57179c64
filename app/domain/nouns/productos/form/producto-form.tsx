import { paths } from "~/site/paths";
import { Field, TextField } from "~/ui/field/field";
import { type FieldOf, useFields } from "~/ui/form/fields";
import { ForPublishers } from "~/ui/page/for-publishers";
import { TallLink } from "~/ui/page/link";
import { categoriaOptions, type Oculta } from "~nouns/categorias/rules/categoria";
import { useMenu } from "~nouns/categorias/screens/use-categorias";
import type { Dato } from "~nouns/ficha/dato";
import { mediaOf } from "~nouns/ficha/ficha";
import { campoOf, fichaLabels } from "~nouns/ficha/ficha-form";
import * as limites from "~nouns/productos/rules/limites";
import { toProductoId } from "~nouns/productos/rules/producto-id";
import { diferencias, FIELD_LABELS } from "~nouns/productos/rules/producto-values";
import type { FormSection } from "~record/formulario/form-sections";
import * as publicable from "~record/publicacion/publicable-form";
import { compareFields } from "~record/versiones/compare-fields";
import * as parts from "./producto-form-parts";

export interface ProductoPage extends publicable.PublicablePage {
  kind: "producto";
  ocultas: Pick<Oculta, "slug" | "nombre">[];
  datos: Dato[];
  medidos: string[];
  otrosDatos: number;
  precioComprobadoAt?: string | null;
}

export default function ProductoForm({
  page,
  answer,
  texto,
}: publicable.PublicableProps<ProductoPage>) {
  const { id, volver } = page;
  const tree = useMenu();
  const labels = fichaLabels(page.datos);
  const form = useFields(answer?.reply, page, { ...FIELD_LABELS, ...labels });
  const { field } = form;
  const categorias = categoriaOptions(tree, page.ocultas);
  const media = mediaOf(page.datos, (dato) => field(campoOf(dato.id)).defaultValue);
  return (
    <publicable.PublicableForm
      {...form}
      page={page}
      answer={answer}
      compare={(before, after) => [
        ...diferencias(before, asSaved(before, after)),
        ...compareFields(labels, before, after),
      ]}
      seo={{ title: "title", description: "descripcion" }}
      links={
        id && (
          <ForPublishers>
            <TallLink href={paths.adminRelacion("producto", id)}>Productos relacionados</TallLink>
            <TallLink href={paths.adminProductoEvidencia(id, { volver })}>
              Evidencia, notas de cambios y retirada de la venta
            </TallLink>
            <a
              href={paths.adminEliminar("producto", id, { volver })}
              className="py-1 text-danger underline"
            >
              Eliminar
            </a>
          </ForPublishers>
        )
      }
      sections={[
        {
          title: "Lo esencial",
          content: <parts.BasicFields field={field} categorias={categorias} isNew={!id} />,
        },
        {
          title: "Imágenes",
          intro: "La principal sale en las tarjetas; las demás, en la ficha, en este orden.",
          content: <parts.ImagenesFields field={field} />,
        },
        {
          title: "Valoración y precio",
          content: <parts.EvaluationFields {...page} field={field} media={media} />,
        },
        { title: "Texto", content: <parts.TextFields field={field} texto={texto} /> },
        {
          title: "Listas",
          intro: `Un punto en cada línea, hasta ${limites.LISTS_MAX_ITEMS}. Las líneas vacías no se guardan.`,
          content: <parts.ListasFields field={field} />,
        },
        {
          title: "Ficha",
          intro:
            "Los datos de su categoría, medidos por nosotros o según el fabricante. Lo que se deja vacío sale como «No medido» si otro producto de la misma categoría lo tiene; un criterio sin nota no sale.",
          content: <parts.FichaSection {...page} field={field} />,
        },
        ...foldedOf(field),
      ]}
    />
  );
}

const foldedOf = (field: FieldOf): FormSection[] => [
  {
    title: "Dirección",
    fields: ["slug"],
    content: (
      <Field
        {...field("slug")}
        hint="La dirección de la página. Si lo dejas vacío, se crea a partir del título."
        autoCapitalize="none"
        spellCheck={false}
      />
    ),
  },
  {
    title: "ASIN y otra tienda",
    fields: ["id", "tienda", "tienda_url"],
    content: <parts.TiendaFields field={field} />,
  },
  {
    title: "Colores",
    fields: ["colores"],
    content: (
      <TextField
        {...field("colores")}
        rows={3}
        hint="Por ejemplo «Gris» en una línea y «Beige» en otra."
      />
    ),
  },
];

/** An empty slug or id means the stored one; the sheet is compared field by field elsewhere. */
const asSaved = (stored: Texts, typed: Texts) => ({
  ...typed,
  slug: typed.slug?.trim() || stored.slug || "",
  id: toProductoId(typed.id ?? "") || stored.id || "",
  ficha: stored.ficha ?? "",
});

type Texts = Readonly<Record<string, string>>;
