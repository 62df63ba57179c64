import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { showBorrador } from "~/actions/borrador-page.server";
import { openObservar, submitObservacion } from "~/actions/observar.server";
import { findViewer } from "~/auth/session/guard.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { siteOrigin } from "~/http/requests/origin.server";
import { existing, required } from "~/http/responses/responses.server";
import { BorradorPage } from "~/layout/borrador-page";
import { paths } from "~/site/paths";
import { openEnlace } from "~record/publicacion/enlaces.server";

export { tokenHeaders as headers } from "~/http/responses/retry-headers";
export { BorradorProblem as ErrorBoundary } from "~/layout/borrador-page";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { token = "" } = params;
  const item = await existing(openEnlace(token));
  const viewer = await required(findViewer(request, context));
  const enlace = viewer?.person.adminType ? siteOrigin(request) + paths.borrador(token) : undefined;
  const observar = { action: paths.borrador(token), ...(await openObservar(item, request)) };
  return showBorrador(item, { enlace, observar });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { token = "" } = params;
  const item = await existing(openEnlace(token));
  const form = await readForm(request);
  return submitObservacion(item, { request, form, context }, paths.borrador(token));
}

export const meta = privateMeta("Borrador");

export default BorradorPage;
