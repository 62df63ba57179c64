import { categoriaOptions, type Oculta } from "~/domain/categorias/rules/categoria";
import { useMenu } from "~/domain/categorias/screens/use-categorias";
import { compareFields } from "~/domain/compare-fields";
import type { Dato } from "~/domain/ficha/dato";
import { mediaOf } from "~/domain/ficha/ficha";
import { campoOf, fichaLabels } from "~/domain/ficha/ficha-form";
import { toProductoId } from "~/domain/productos/rules/campos";
import { diferencias, FIELD_LABELS } from "~/domain/productos/rules/producto-values";
import {
  PublicableForm,
  type PublicablePage,
  type PublicableProps,
} from "~/domain/publicacion/publicable-form";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { fieldsOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { TallLink } from "~/ui/page/link";
import * as parts from "./producto-form-parts";

export interface ProductoPage extends PublicablePage {
  kind: "producto";
  ocultas: Pick<Oculta, "slug" | "nombre">[];
  datos: Dato[];
  medidos: string[];
  /** Values of its sheet that no field shows. */
  otrosDatos: number;
  precioComprobadoAt?: string | null;
}

export default function ProductoForm({ page, answer }: PublicableProps<ProductoPage>) {
  const { id, stored, volver } = page;
  const tree = useMenu();
  const labels = fichaLabels(page.datos);
  const field = fieldsOf(answer?.reply, stored, { ...FIELD_LABELS, ...labels });
  const address = paths.adminForm("producto", id ?? "nuevo", { volver });
  return (
    <PublicableForm
      page={page}
      answer={answer}
      bar="form-bar sticky max-sm:py-3 max-sm:[&_.btn]:px-2 max-sm:[&_.btn]:text-xs bottom-0 z-10 -mx-5 border-t border-line bg-page px-5 py-4 max-sm:in-[dialog]:static in-[dialog]:-bottom-5 md:-mx-8 md:px-8 md:in-[dialog]:-bottom-8"
      compare={(before, after) => [
        ...diferencias(before, asSaved(before, after)),
        ...compareFields(labels, before, after),
      ]}
      labels={FIELD_LABELS}
      check={checkProducto}
      seo={{ title: "title", description: "descripcion" }}
      links={
        id && (
          <>
            <TallLink href={paths.adminRelacion("producto", id)}>Productos relacionados</TallLink>
            <a
              href={paths.adminEliminar("producto", id, { volver })}
              className="py-1 text-danger underline"
            >
              Eliminar
            </a>
          </>
        )
      }
    >
      <parts.BasicFields field={field} categorias={categoriaOptions(tree, page.ocultas)} />
      <parts.ImagenesFields field={field} />
      <parts.EvaluationFields
        field={field}
        isNew={id === undefined}
        precioComprobadoAt={page.precioComprobadoAt}
        media={mediaOf(page.datos, ({ id }) => field(campoOf(id)).defaultValue)}
      />
      <parts.FichaSection field={field} {...page} />
      <parts.TextFields field={field} preview={answer?.preview} address={address} />
      <parts.ListasFields field={field} />
      {id && (
        <p>
          <a
            href={paths.adminProductoEvidencia(id, { volver })}
            className="prose-link inline-block py-1"
          >
            Evidencia, notas de cambios y retirada de la venta
          </a>
        </p>
      )}
    </PublicableForm>
  );
}

/** Empty, the slug and the id stay as they are; the sheet is compared by its fields. */
const asSaved = (stored: Texts, typed: Texts) => ({
  ...typed,
  slug: typed.slug?.trim() || stored.slug || "",
  id: toProductoId(typed.id ?? "") || stored.id || "",
  ficha: stored.ficha ?? "",
});

type Texts = Readonly<Record<string, string>>;
