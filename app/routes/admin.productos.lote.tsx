import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { lotePageOf } from "~/actions/lote-page.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { changeMany } from "~/domain/productos/queries/change-productos.server";
import { findLineas } from "~/domain/productos/queries/productos-admin.server";
import { PRODUCTO_NOT_DELETED, PRODUCTO_NOT_SAVED } from "~/domain/productos/rules/mensajes";
import { privateMeta } from "~/http/page/meta";
import { paths } from "~/site/paths";

export { LoteScreen as default } from "~/domain/lotes/lote-panel";
export { ErrorBoundary, headers } from "~/layout/admin/screen";

const { load, submit } = lotePageOf({
  tipo: "producto",
  list: paths.adminProductos(),
  acciones: ["precio", "published", "draft", "categoria", "eliminar"],
  findTitles: findLineas,
  change: changeMany,
  flashOf: (word) => `lote.${word}`,
  problems: { deleting: PRODUCTO_NOT_DELETED, saving: PRODUCTO_NOT_SAVED },
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return load(request);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  return submit({ request, context, actor: person });
}

export const meta = privateMeta("Cambiar varios productos");
