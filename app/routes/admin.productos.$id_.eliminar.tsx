import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitDelete } from "~/actions/submit-delete.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { goesToBin } from "~/domain/papelera/mensajes";
import { removeProducto } from "~/domain/productos/queries/change-productos.server";
import { findRow } from "~/domain/productos/queries/productos-admin.server";
import { PRODUCTO_NOT_DELETED } from "~/domain/productos/rules/mensajes";
import { gone, required } from "~/http/answers/responses.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";

export { DeleteScreen as default, shouldRevalidate } from "~/layout/admin/delete-screen";
export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const row = await required(findRow(params.id ?? ""));
  if (!row) return gone();
  const volver = returnPathOf(request, paths.adminProductos());
  const action = paths.adminProductoEliminar(row.id, { volver });
  return { kind: "eliminar" as const, action, volver, fate: goesToBin(row.title) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  return submitDelete({
    request,
    context,
    list: paths.adminProductos(),
    problem: PRODUCTO_NOT_DELETED,
    remove: async () => {
      const title = await removeProducto(params.id ?? "", person);
      return title === undefined ? "producto.ya-eliminado" : "producto.eliminado";
    },
  });
}

export const meta = privateMeta("Eliminar producto");
