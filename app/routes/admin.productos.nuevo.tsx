import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requestedBorrador } from "~/actions/open-form.server";
import { PRODUCTO_MAX_FIELDS, submitProducto } from "~/actions/productos/submit-producto.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { draftValue } from "~/domain/borradores/borrador";
import { useCategorias } from "~/domain/categorias/screens/use-categorias";
import { ProductoForm } from "~/domain/productos/form/producto-form";
import { categoriaOptions } from "~/domain/productos/rules/categoria-options";
import { PRODUCTOS_CRUMB } from "~/domain/productos/rules/lista-admin";
import { emptyValues, valuesOfBorrador } from "~/domain/productos/rules/producto-values";
import { readForm } from "~/http/forms/form.server";
import { makeSeal, SEAL_FIELD } from "~/http/forms/form-seal.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { Breadcrumb } from "~/ui/page/breadcrumb";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const borrador = await requestedBorrador(request, person.id);
  const volver = returnPathOf(request, paths.adminProductos());
  if (!borrador) {
    const seal = { [SEAL_FIELD]: makeSeal() };
    return { values: emptyValues(), seal, isRestored: false, volver };
  }
  const seal = { [SEAL_FIELD]: draftValue(borrador, SEAL_FIELD) || makeSeal() };
  return { values: valuesOfBorrador(borrador), seal, isRestored: true, volver };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const form = await readForm(request, { maxFields: PRODUCTO_MAX_FIELDS });
  return submitProducto({ request, form, context, actor: person });
}

export const meta = privateMeta("Crear Nuevo Producto");

export default function NewProductoPage() {
  const { values, seal, isRestored, volver } = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  const categorias = useCategorias();
  return (
    <>
      <Breadcrumb crumbs={[PRODUCTOS_CRUMB, { label: "Crear Nuevo Producto" }]} />
      <h1 className="mb-6 text-3xl">Crear Nuevo Producto</h1>
      <ProductoForm
        values={answer?.values ?? values}
        reply={answer?.reply}
        categorias={categoriaOptions("data" in categorias ? categorias.data : [], [])}
        hidden={seal}
        volver={volver}
        startsDirty={isRestored || answer !== undefined}
      />
    </>
  );
}
