import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { publicableOf } from "~/actions/publicable.server";
import { submitDelete } from "~/actions/submit-delete.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { goesToBin } from "~/domain/papelera/mensajes";
import { discardAs } from "~/domain/papelera/papelera.server";
import { PRODUCTO_NOT_DELETED } from "~/domain/productos/rules/mensajes";
import { findPublicable } from "~/domain/publicacion/enlaces.server";
import { gone, required } from "~/http/answers/responses.server";
import { pageMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";

export { DeleteScreen as default, shouldRevalidate } from "~/layout/admin/delete-screen";
export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const KINDS = {
  producto: {
    ...{ list: paths.adminProductos(), pathOf: paths.adminProductoEliminar },
    problem: PRODUCTO_NOT_DELETED,
    missing: "producto.ya-eliminado",
  },
  consejo: {
    ...{ list: paths.adminConsejos(), pathOf: paths.adminConsejoEliminar },
    problem: "Hubo un problema al eliminar el consejo. Inténtalo de nuevo.",
    missing: undefined,
  },
} as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { tipo, id } = publicableOf(params);
  const { list, pathOf } = KINDS[tipo];
  const row = await required(findPublicable({ tipo, id }));
  if (!row && !context.isFormRefused) return gone();
  const volver = returnPathOf(request, list);
  const fate = row ? goesToBin(row.titulo) : null;
  return { kind: "eliminar" as const, action: pathOf(id, { volver }), volver, fate };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const item = publicableOf(params);
  const { list, problem, missing } = KINDS[item.tipo];
  const remove = async () => {
    const titulo = await discardAs(item, actor);
    return titulo === undefined ? missing : (`${item.tipo}.eliminado` as const);
  };
  return submitDelete({ request, context, list, problem, remove });
}

export const meta: MetaFunction = (args) => {
  const title = args.params.tipo === "productos" ? "Eliminar producto" : "Eliminar artículo";
  return pageMeta(args, { title, noindex: true });
};
