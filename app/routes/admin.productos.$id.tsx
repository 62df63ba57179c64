import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requestedBorrador } from "~/actions/open-record.server";
import { submitProducto } from "~/actions/productos/submit-producto.server";
import { recordId, recordMeta } from "~/actions/record-route";
import { requireAdmin } from "~/auth/session/guard.server";
import { draftValue } from "~/domain/borradores/borrador";
import { findOcultas } from "~/domain/categorias/queries/ocultas.server";
import { categoriaOptions } from "~/domain/categorias/rules/categoria";
import { useCategorias } from "~/domain/categorias/screens/use-categorias";
import { checkMenciones } from "~/domain/contenido/check-menciones.server";
import { keepWhilePreviewing } from "~/domain/contenido/keep-while-previewing";
import { madridLocal } from "~/domain/fechas";
import { findTextos } from "~/domain/imagenes/queries/externas.server";
import { ProductoForm } from "~/domain/productos/form/producto-form";
import { findRow } from "~/domain/productos/queries/productos-admin.server";
import { PRODUCTOS_CRUMB } from "~/domain/productos/rules/lista-admin";
import { valuesOfBorrador, valuesOfRow } from "~/domain/productos/rules/producto-values";
import { BorradorTools } from "~/domain/publicacion/borrador-tools";
import { findEnlace } from "~/domain/publicacion/enlaces.server";
import { required } from "~/http/answers/responses.server";
import { readForm } from "~/http/forms/form.server";
import { makeSeal, SEAL_FIELD } from "~/http/forms/form-seal.server";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { TallLink } from "~/ui/page/link";
import { MessagePage } from "~/ui/page/message-page";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

/** A product that is gone is no error: the text typed into its form must still show. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const id = recordId(params.id);
  const volver = returnPathOf(request, paths.adminProductos());
  const borrador = await requestedBorrador(request, person.id);
  const draft = borrador && valuesOfBorrador(borrador);
  const page = { id, volver, isRestored: draft !== undefined };
  if (id === undefined) {
    const seal = (borrador && draftValue(borrador, SEAL_FIELD)) || makeSeal();
    const values = draft ?? valuesOfRow({ estado: "draft" });
    return data({ ...page, values, hidden: { [SEAL_FIELD]: seal }, producto: null });
  }
  const row = await required(findRow(id));
  // The version stays that of the row the draft was begun from.
  const hidden = { version: borrador ? draftValue(borrador, "version") : String(row?.version) };
  if (!row) return data({ ...page, values: draft, hidden, producto: null }, { status: 404 });
  const { slug, estado, price, precio_comprobado_at, programado_at } = row;
  const [{ alt }, menciones, ocultas, enlaceHasta] = await Promise.all([
    findTextos(row.imageurl),
    checkMenciones(row.contenido_principal ?? ""),
    findOcultas(row.category),
    findEnlace({ tipo: "producto", id }),
  ]);
  const precioComprobadoAt = price === null ? undefined : precio_comprobado_at;
  const programado = programado_at ? madridLocal(programado_at) : "";
  const shown = { slug, estado, enlaceHasta, programado, precioComprobadoAt };
  const producto = { ...shown, ocultas, menciones };
  return data({ ...page, values: draft ?? valuesOfRow(row, alt), hidden, producto });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const form = await readForm(request);
  return submitProducto({ request, form, context, actor: person, id: recordId(params.id) });
}

const TITLES = { create: "Crear Nuevo Producto", edit: "Editar Producto" };

export const shouldRevalidate = keepWhilePreviewing;

export const meta = recordMeta(TITLES);

export default function ProductoPage() {
  const page = useLoaderData<typeof loader>();
  const { id, producto, volver } = page;
  const answer = useKeptAnswer(useActionData<typeof action>());
  const categorias = useCategorias();
  const values = answer?.values ?? page.values;
  if (!values) {
    return (
      <MessagePage
        title="Producto no encontrado"
        text="Ese producto ya no existe. Si se ha eliminado hace poco, sigue en la papelera."
        link={{ href: paths.adminPapelera(), label: "Ver la papelera" }}
      />
    );
  }
  const isNew = id === undefined;
  const title = isNew ? TITLES.create : TITLES.edit;
  const tree = "data" in categorias ? categorias.data : [];
  return (
    <>
      <Breadcrumb crumbs={[PRODUCTOS_CRUMB, { label: title }]} />
      <h1 className={isNew ? "mb-6 text-3xl" : "text-3xl"}>{title}</h1>
      {!isNew && producto && (
        <Links
          id={id}
          page={producto.estado === "published" ? paths.producto(producto.slug) : undefined}
          volver={volver}
        />
      )}
      <ProductoForm
        {...producto}
        id={id}
        values={values}
        reply={answer?.reply}
        categorias={categoriaOptions(tree, producto?.ocultas ?? [])}
        hidden={answer && !isNew ? { version: answer.version } : page.hidden}
        volver={volver}
        conflict={answer?.conflict}
        preview={answer?.preview}
        startsDirty={page.isRestored || answer !== undefined}
      />
      {!isNew && producto && (
        <BorradorTools
          ver={paths.adminProductoVer(id)}
          isDraft={producto.estado === "draft"}
          enlaceHasta={producto.enlaceHasta}
        />
      )}
    </>
  );
}

function Links({ id, page, volver }: { id: string; page?: string; volver: string }) {
  return (
    <p className="mt-2 mb-6 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {page && <TallLink href={page}>Ver en el sitio</TallLink>}
      <TallLink href={paths.adminProductoVersiones(id, { volver })}>Versiones anteriores</TallLink>
      <TallLink href={paths.adminRelacion("producto", id)}>Productos relacionados</TallLink>
      <a href={paths.adminProductoEliminar(id, { volver })} className="py-1 text-danger underline">
        Eliminar
      </a>
    </p>
  );
}
