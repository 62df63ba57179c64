import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { showBorrador, submitTools } from "~/actions/borrador-page.server";
import { publicableOf } from "~/actions/publicable.server";
import { guarded, guardedForm, requireWriter } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { BorradorPage, BorradorProblem } from "~/layout/borrador-page";

export { tokenHeaders as headers } from "~/http/responses/retry-headers";

export const loader = guarded(requireWriter, ({ params }) =>
  showBorrador(publicableOf(params), { isEditor: true }),
);

export const action = guardedForm(requireWriter, ({ params, ...submission }) =>
  submitTools(publicableOf(params), submission, submission.actor),
);

export const meta = privateMeta("Borrador");

export default BorradorPage;

export function ErrorBoundary() {
  const error = useRouteError();
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return isRefused ? <AdminProblem /> : <BorradorProblem />;
}
