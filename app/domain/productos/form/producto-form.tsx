import type { Contenido } from "~/domain/contenido/contenido.server";
import type { Estado } from "~/domain/estado";
import type { ProductoValues } from "~/domain/productos/rules/producto-values";
import { Programar, SaveButtons } from "~/domain/publicacion/programar";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { EditorialNotes } from "~/domain/revision-editorial/editorial-notes";
import type { Nota } from "~/domain/revision-editorial/nota";
import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import type { Choice } from "~/ui/field/choice";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Conflict, type ConflictProps } from "~/ui/form/conflict";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { DefaultSubmit, RouteForm, SubmitButton } from "~/ui/form/route-form";
import { QuietLink } from "~/ui/page/link";
import {
  BasicFields,
  EvaluationFields,
  fieldsOfProducto,
  ImagenesFields,
  ListasFields,
  TextFields,
} from "./producto-form-parts";

export interface ProductoFormProps {
  values: ProductoValues;
  reply?: FormReply;
  categorias: Choice[];
  id?: string;
  hidden: Record<string, string>;
  volver: string;
  precioComprobadoAt?: string | null;
  conflict?: Pick<ConflictProps, "author" | "fields">;
  preview?: Contenido;
  menciones?: Nota[];
  startsDirty: boolean;
  estado?: Estado;
  programado?: string;
}

export function ProductoForm(props: ProductoFormProps) {
  const { values, reply, categorias, id, hidden, volver, conflict, programado = "" } = props;
  const field = fieldsOfProducto(values, reply);
  const isNew = id === undefined;
  const isDraft = props.estado !== "published";
  const address = isNew
    ? paths.adminProductoNuevo({ volver })
    : paths.adminProducto(id, { volver });
  return (
    <>
      <ErrorSummary reply={reply} className="mb-6" />
      {conflict && id !== undefined && (
        <Conflict thing="este producto" discard={address} {...conflict} />
      )}
      <RouteForm
        action={`${address}#resumen`}
        startsDirty={props.startsDirty}
        noValidate
        className="grid gap-6"
      >
        <DefaultSubmit intent="guardar" />
        <HiddenFields of={hidden} />
        <BasicFields field={field} categorias={categorias} />
        <ImagenesFields field={field} />
        <EvaluationFields field={field} precioComprobadoAt={props.precioComprobadoAt} />
        <TextFields field={field} preview={props.preview} address={address} />
        <ListasFields field={field} />
        {!isNew && (
          <p>
            <a
              href={paths.adminProductoEvidencia(id, { volver })}
              className="prose-link inline-block py-1"
            >
              Evidencia, notas de cambios y retirada de la venta
            </a>
          </p>
        )}
        {isDraft && (
          <Programar
            {...fieldOf(reply, "programado_at")}
            defaultValue={String(reply?.initialValue?.programado_at ?? programado)}
            isScheduled={programado !== ""}
          />
        )}
        {(!isNew || reply) && (
          <EditorialNotes notas={[...checkProducto(values), ...(props.menciones ?? [])]} />
        )}
        <div className="form-bar sticky bottom-0 z-10 -mx-5 flex flex-wrap gap-3 border-t border-line bg-page px-5 py-4 md:-mx-8 md:px-8">
          <SubmitButton intent="guardar" busy="Guardando...">
            {isNew ? "Crear Producto" : "Guardar Cambios"}
          </SubmitButton>
          <SaveButtons isDraft={isDraft} />
          <QuietLink href={volver}>Cancelar</QuietLink>
        </div>
      </RouteForm>
    </>
  );
}
