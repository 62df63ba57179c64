import type { LoaderFunctionArgs } from "@remix-run/node";
import { showBorrador } from "~/actions/borrador-page.server";
import { findViewer } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { siteOrigin } from "~/http/requests/origin.server";
import { notFound, required } from "~/http/responses/responses.server";
import { BorradorPage } from "~/layout/borrador-page";
import { paths } from "~/site/paths";
import { openEnlace } from "~record/publicacion/enlaces.server";

export { tokenHeaders as headers } from "~/http/responses/retry-headers";
export { BorradorProblem as ErrorBoundary } from "~/layout/borrador-page";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { token = "" } = params;
  const item = await required(openEnlace(token));
  if (!item) throw notFound();
  const viewer = await required(findViewer(request, context));
  const enlace = viewer?.person.adminType ? siteOrigin(request) + paths.borrador(token) : undefined;
  return showBorrador(item, { enlace });
}

export const meta = privateMeta("Borrador");

export default BorradorPage;
