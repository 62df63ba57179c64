import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openRecord } from "~/actions/open-record.server";
import { PRODUCTO } from "~/actions/productos/submit-producto.server";
import { recordMeta } from "~/actions/record-route";
import { postRecord } from "~/actions/submit-record.server";
import { requireWriter } from "~/auth/session/guard.server";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { keepWhilePreviewing } from "~features/contenido-view/keep-while-previewing";
import ProductoEditor from "~features/contenido-view/producto-editor";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await requireWriter(request, context);
  return openRecord({ request, params, context }, person.id, PRODUCTO);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireWriter(request, context);
  return postRecord({ request, params, context }, actor, PRODUCTO);
}

export const shouldRevalidate = keepWhilePreviewing;

export const meta = recordMeta("producto");

export default function ProductoPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  return <ProductoEditor page={page} answer={answer} />;
}
