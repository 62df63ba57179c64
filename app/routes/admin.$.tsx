import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { guarded, requireWriter } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { notFound } from "~/http/responses/responses.server";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { NOT_FOUND_TITLE, NotFoundPage } from "~/layout/error-page";

export const meta = privateMeta(NOT_FOUND_TITLE);

export const loader = guarded(requireWriter, () => {
  throw notFound();
});

export const action = loader;

export default NotFoundPage;

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFoundPage /> : <AdminProblem />;
}
