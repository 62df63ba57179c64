import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { openVarios, submitVarios } from "~/actions/varios-page.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";

export { DeleteScreen as default } from "~/layout/admin/delete-screen";
export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return openVarios(params.tipo, request);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const form = await readForm(request);
  return submitVarios(params.tipo, { request, form, context, actor: person });
}

export const meta = privateMeta("Confirmar los cambios");
