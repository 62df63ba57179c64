import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { showBorrador, submitTools } from "~/actions/borrador-page.server";
import { publicableOf } from "~/actions/publicable.server";
import { requireWriter } from "~/auth/session/guard.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { BorradorPage, BorradorProblem } from "~/layout/borrador-page";

export { tokenHeaders as headers } from "~/http/responses/retry-headers";

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

export function ErrorBoundary() {
  const error = useRouteError();
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return isRefused ? <AdminProblem /> : <BorradorProblem />;
}
