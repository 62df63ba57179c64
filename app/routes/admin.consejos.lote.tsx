import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { lotePageOf } from "~/actions/lote-page.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { changeMany, findTitles } from "~/domain/consejos/queries/change-many.server";
import { CONSEJO_NOT_DELETED, CONSEJO_NOT_SAVED } from "~/domain/consejos/rules/mensajes";
import { privateMeta } from "~/http/page/meta";
import { paths } from "~/site/paths";

export { LoteScreen as default } from "~/domain/lotes/lote-panel";
export { ErrorBoundary, headers } from "~/layout/admin/screen";

const { load, submit } = lotePageOf({
  tipo: "consejo",
  list: paths.adminConsejos(),
  acciones: ["published", "draft", "eliminar"],
  findTitles,
  change: changeMany,
  flashOf: (word) => `consejos.${word}`,
  problems: { deleting: CONSEJO_NOT_DELETED, saving: CONSEJO_NOT_SAVED },
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return load(request);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  return submit({ request, context, actor: person });
}

export const meta = privateMeta("Cambiar varios artículos");
