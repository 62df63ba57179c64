import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { openLote, submitLote } from "~/actions/lote-page.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";

export { DeleteScreen as default, shouldRevalidate } from "~/layout/admin/delete-screen";
export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return openLote(params.tipo, request);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const form = await readForm(request);
  return submitLote(params.tipo, { request, form, context, actor: person });
}

export const meta = privateMeta("Confirmar los cambios");
