import { privateMeta } from "~/http/page/meta";
import { notFound } from "~/http/responses/responses.server";
import { NOT_FOUND_TITLE, NotFoundPage } from "~/layout/error-page";

export const meta = privateMeta(NOT_FOUND_TITLE);

export function loader() {
  throw notFound();
}

export const action = loader;

export default NotFoundPage;

export const ErrorBoundary = () => <NotFoundPage />;
