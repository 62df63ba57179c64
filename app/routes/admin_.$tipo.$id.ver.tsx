import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { showBorrador, submitTools } from "~/actions/borrador-page.server";
import { publicableOf } from "~/actions/publicable.server";
import { requireWriter } from "~/auth/session/guard.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { BorradorPage } from "~/layout/borrador-page";

export { tokenHeaders as headers } from "~/http/responses/retry-headers";
export { BorradorProblem as ErrorBoundary } from "~/layout/borrador-page";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireWriter(request, context);
  return showBorrador(publicableOf(params), { isEditor: true });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person } = await requireWriter(request, context);
  return submitTools(publicableOf(params), { form: await readForm(request), request }, person);
}

export const meta = privateMeta("Borrador");

export default BorradorPage;
