import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { removeProducto } from "~/domain/productos/change-productos.server";
import { DeleteProducto } from "~/domain/productos/delete-producto";
import { PRODUCTO_NOT_DELETED } from "~/domain/productos/mensajes";
import { findRow } from "~/domain/productos/productos-admin.server";
import { writeFlash } from "~/http/flash.server";
import { readForm, refuseFailedWrite } from "~/http/form.server";
import { privateMeta } from "~/http/meta";
import { gone, required, seeOther } from "~/http/responses.server";
import { returnPathOf } from "~/http/return-path";
import { AdminMissing } from "~/layout/admin/admin-problem";
import { paths } from "~/paths";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

/** In a dialog: once deleted, there is nothing to read again. */
export const shouldRevalidate = () => false;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const row = await required(findRow(params.id ?? ""));
  if (!row) return gone();
  const { id, title } = row;
  const volver = returnPathOf(request, paths.adminProductos());
  return { kind: "eliminar" as const, id, title, volver };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const form = await readForm(request);
  if (form.get("intent") !== "eliminar") throw new Response(null, { status: 422 });
  try {
    const title = await removeProducto(params.id ?? "", person);
    const mensaje = title === undefined ? "producto.ya-eliminado" : "producto.eliminado";
    const back = returnPathOf(request, paths.adminProductos());
    return seeOther(back, await writeFlash(mensaje));
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem: PRODUCTO_NOT_DELETED });
  }
}

export const meta = privateMeta("Eliminar producto");

export default function DeleteProductoPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page.kind === "gone") return <AdminMissing />;
  return <DeleteProducto page={page} answer={answer} />;
}
