import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { publicableOf } from "~/actions/publicable.server";
import { loadVersiones, submitRestore } from "~/actions/versiones-page.server";
import { requireWriter } from "~/auth/session/guard.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";

export { ErrorBoundary, headers } from "~/layout/admin/screen";
export { VersionesScreen as default } from "~record/publicacion/versiones-view";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireWriter(request, context);
  return loadVersiones(publicableOf(params), request);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { person } = await requireWriter(request, context);
  const form = await readForm(request);
  return submitRestore(publicableOf(params), { request, form, context, actor: person });
}

export const meta = privateMeta("Versiones anteriores");
