import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requestedBorrador } from "~/actions/open-form.server";
import { PRODUCTO_MAX_FIELDS, submitProducto } from "~/actions/productos/submit-producto.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { draftValue } from "~/domain/borradores/borrador";
import { findOcultas } from "~/domain/categorias/queries/ocultas.server";
import { useCategorias } from "~/domain/categorias/screens/use-categorias";
import { findTextos } from "~/domain/imagenes/queries/externas.server";
import { ProductoForm } from "~/domain/productos/form/producto-form";
import { findRow } from "~/domain/productos/queries/productos-admin.server";
import { categoriaOptions } from "~/domain/productos/rules/categoria-options";
import { PRODUCTOS_CRUMB } from "~/domain/productos/rules/lista-admin";
import { valuesOfBorrador, valuesOfRow } from "~/domain/productos/rules/producto-values";
import { required } from "~/http/answers/responses.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { MessagePage } from "~/ui/page/message-page";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

/** A product that is gone is no error: the text typed into its form must still show. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const id = params.id ?? "";
  const borrador = await requestedBorrador(request, person.id);
  // The version stays that of the row the draft was begun from.
  const draft = borrador && {
    values: valuesOfBorrador(borrador),
    version: draftValue(borrador, "version"),
  };
  const volver = returnPathOf(request, paths.adminProductos());
  const row = await required(findRow(id));
  if (!row) return data({ id, producto: null, draft, volver }, { status: 404 });
  const { slug, estado, version, price, precio_comprobado_at } = row;
  const [{ alt }, ocultas] = await Promise.all([
    findTextos(row.imageurl),
    findOcultas(row.category),
  ]);
  const precioComprobadoAt = price === null ? undefined : precio_comprobado_at;
  const values = valuesOfRow(row, alt);
  const producto = { values, slug, estado, version, precioComprobadoAt, ocultas };
  return data({ id, producto, draft, volver });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const form = await readForm(request, { maxFields: PRODUCTO_MAX_FIELDS });
  return submitProducto({ request, form, context, actor: person, id: params.id ?? "" });
}

export const meta = privateMeta("Editar Producto");

export default function EditProductoPage() {
  const { id, producto, draft, volver } = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  const categorias = useCategorias();
  const values = answer?.values ?? draft?.values ?? producto?.values;
  if (!values) return <Missing />;
  const version = answer?.version ?? draft?.version ?? String(producto?.version);
  return (
    <>
      <Breadcrumb crumbs={[PRODUCTOS_CRUMB, { label: "Editar Producto" }]} />
      <h1 className="text-3xl">Editar Producto</h1>
      {producto && (
        <Links
          id={id}
          page={producto.estado === "published" ? paths.producto(producto.slug) : undefined}
          volver={volver}
        />
      )}
      <ProductoForm
        id={id}
        values={values}
        reply={answer?.reply}
        categorias={categoriaOptions(
          "data" in categorias ? categorias.data : [],
          producto?.ocultas ?? [],
        )}
        hidden={{ version }}
        precioComprobadoAt={producto?.precioComprobadoAt}
        volver={volver}
        conflict={answer?.conflict}
        startsDirty={(answer ?? draft) !== undefined}
      />
    </>
  );
}

function Links({ id, page, volver }: { id: string; page?: string; volver: string }) {
  return (
    <p className="mt-2 mb-6 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {page && (
        <a href={page} className="prose-link py-1">
          Ver en el sitio
        </a>
      )}
      <a href={paths.adminProductoVersiones(id, { volver })} className="prose-link py-1">
        Versiones anteriores
      </a>
      <a href={paths.adminProductoEliminar(id, { volver })} className="py-1 text-danger underline">
        Eliminar
      </a>
    </p>
  );
}

function Missing() {
  return (
    <MessagePage
      title="Producto no encontrado"
      text="Ese producto ya no existe. Si se ha eliminado hace poco, sigue en la papelera."
      link={{ href: paths.adminPapelera(), label: "Ver la papelera" }}
    />
  );
}
