import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { loadVersiones, submitRestore } from "~/actions/versiones-page.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";

export { VersionesScreen as default } from "~/domain/versiones/versiones-view";
export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadVersiones("consejo", request, params.id);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  return submitRestore("consejo", { request, context, id: params.id, actor: person });
}

export const meta = privateMeta("Versiones anteriores");
