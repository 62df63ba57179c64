import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { showBorrador, submitTools } from "~/actions/borrador-page.server";
import { publicableOf } from "~/actions/publicable.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { BorradorPage } from "~/layout/borrador-page";

export { tokenHeaders as headers } from "~/http/responses/retry-headers";
export { BorradorProblem as ErrorBoundary } from "~/layout/borrador-page";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return showBorrador(publicableOf(params), { isEditor: true });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  return submitTools(publicableOf(params), await readForm(request), person);
}

export const meta = privateMeta("Borrador");

export default BorradorPage;
