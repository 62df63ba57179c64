import { paths } from "~/site/paths";
import { useFields } from "~/ui/form/fields";
import { ForPublishers } from "~/ui/page/for-publishers";
import { TallLink } from "~/ui/page/link";
import { categoriaOptions, type Oculta } from "~nouns/categorias/rules/categoria";
import { useMenu } from "~nouns/categorias/screens/use-categorias";
import type { Dato } from "~nouns/ficha/dato";
import { mediaOf } from "~nouns/ficha/ficha";
import { campoOf, fichaLabels } from "~nouns/ficha/ficha-form";
import { toProductoId } from "~nouns/productos/rules/producto-id";
import { diferencias, FIELD_LABELS } from "~nouns/productos/rules/producto-values";
import {
  PublicableForm,
  type PublicablePage,
  type PublicableProps,
} from "~record/publicacion/publicable-form";
import { compareFields } from "~record/versiones/compare-fields";
import * as parts from "./producto-form-parts";

export interface ProductoPage extends PublicablePage {
  kind: "producto";
  ocultas: Pick<Oculta, "slug" | "nombre">[];
  datos: Dato[];
  medidos: string[];
  otrosDatos: number;
  precioComprobadoAt?: string | null;
}

export default function ProductoForm({ page, answer, texto }: PublicableProps<ProductoPage>) {
  const { id, volver } = page;
  const tree = useMenu();
  const labels = fichaLabels(page.datos);
  const { field, problems } = useFields(answer?.reply, page, { ...FIELD_LABELS, ...labels });
  return (
    <PublicableForm
      page={page}
      answer={answer}
      field={field}
      problems={problems}
      bar="form-bar sticky max-sm:py-3 max-sm:[&_.btn]:px-2 max-sm:[&_.btn]:text-xs bottom-0 z-10 -mx-5 border-t border-line bg-page px-5 py-4 max-sm:in-[dialog]:static in-[dialog]:-bottom-5 md:-mx-8 md:px-8 md:in-[dialog]:-bottom-8"
      compare={(before, after) => [
        ...diferencias(before, asSaved(before, after)),
        ...compareFields(labels, before, after),
      ]}
      labels={FIELD_LABELS}
      seo={{ title: "title", description: "descripcion" }}
      links={
        id && (
          <ForPublishers>
            <TallLink href={paths.adminRelacion("producto", id)}>Productos relacionados</TallLink>
            <a
              href={paths.adminEliminar("producto", id, { volver })}
              className="py-1 text-danger underline"
            >
              Eliminar
            </a>
          </ForPublishers>
        )
      }
    >
      <parts.BasicFields
        field={field}
        categorias={categoriaOptions(tree, page.ocultas)}
        isPendiente={page.pendiente?.vivo !== undefined}
      />
      <parts.ImagenesFields field={field} />
      <parts.EvaluationFields
        field={field}
        isNew={id === undefined}
        precioComprobadoAt={page.precioComprobadoAt}
        media={mediaOf(page.datos, ({ id }) => field(campoOf(id)).defaultValue)}
      />
      <parts.FichaSection field={field} {...page} />
      <parts.TextFields field={field} texto={texto} />
      <parts.ListasFields field={field} />
      {id && (
        <ForPublishers>
          <p>
            <a
              href={paths.adminProductoEvidencia(id, { volver })}
              className="prose-link inline-block py-1"
            >
              Evidencia, notas de cambios y retirada de la venta
            </a>
          </p>
        </ForPublishers>
      )}
    </PublicableForm>
  );
}

/** An empty slug or id means the stored one; the sheet is compared field by field elsewhere. */
const asSaved = (stored: Texts, typed: Texts) => ({
  ...typed,
  slug: typed.slug?.trim() || stored.slug || "",
  id: toProductoId(typed.id ?? "") || stored.id || "",
  ficha: stored.ficha ?? "",
});

type Texts = Readonly<Record<string, string>>;
