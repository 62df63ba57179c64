import type { LoaderFunctionArgs } from "@remix-run/node";
import { showBorrador } from "~/actions/borrador-page.server";
import { openEnlace } from "~/domain/publicacion/enlaces.server";
import { notFound, required } from "~/http/answers/responses.server";
import { privateMeta } from "~/http/page/meta";
import { BorradorPage } from "~/layout/borrador-page";

export { tokenHeaders as headers } from "~/http/answers/retry-headers";
export { BorradorProblem as ErrorBoundary } from "~/layout/borrador-page";

export async function loader({ params }: LoaderFunctionArgs) {
  const item = await required(openEnlace(params.token ?? ""));
  if (!item) throw notFound();
  return showBorrador(item);
}

export const meta = privateMeta("Borrador");

export default BorradorPage;
