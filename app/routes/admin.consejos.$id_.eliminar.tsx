import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitDelete } from "~/actions/submit-delete.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { removeConsejo } from "~/domain/consejos/queries/change-consejos.server";
import { findEditable } from "~/domain/consejos/queries/consejos-admin.server";
import { goesToBin } from "~/domain/papelera/mensajes";
import { gone, required } from "~/http/answers/responses.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";

export { DeleteScreen as default, shouldRevalidate } from "~/layout/admin/delete-screen";
export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const id = params.id ?? "";
  const row = await required(findEditable(id));
  if (!row && !context.isFormRefused) return gone();
  const volver = returnPathOf(request, paths.adminConsejos());
  return {
    kind: "eliminar" as const,
    action: paths.adminConsejoEliminar(id, { volver }),
    volver,
    fate: row ? goesToBin(row.titulo) : null,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  return submitDelete({
    request,
    context,
    list: paths.adminConsejos(),
    problem: "Hubo un problema al eliminar el consejo. Inténtalo de nuevo.",
    remove: async () => {
      const titulo = await removeConsejo(params.id ?? "", actor);
      return titulo === undefined ? undefined : "consejo.eliminado";
    },
  });
}

export const meta = privateMeta("Eliminar artículo");
