import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { requireWriter } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { notFound } from "~/http/responses/responses.server";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { NOT_FOUND_TITLE, NotFoundPage } from "~/layout/error-page";

export const meta = privateMeta(NOT_FOUND_TITLE);

/** The guard runs first, so that strangers do not learn which screens exist. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireWriter(request, context);
  throw notFound();
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireWriter(request, context);
  throw notFound();
}

export default NotFoundPage;

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFoundPage /> : <AdminProblem />;
}
