import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/http/meta";
import { notFound } from "~/http/responses.server";
import { NOT_FOUND_TITLE, NotFoundPage } from "~/layout/error-page";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: NOT_FOUND_TITLE, noindex: true });

/** Any address that is no page. */
export function loader() {
  throw notFound();
}

/** Nor is it one for a form. */
export const action = loader;

export default NotFoundPage;

export function ErrorBoundary() {
  return <NotFoundPage />;
}
