import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CONSEJO } from "~/actions/consejos/submit-consejo.server";
import { openRecord } from "~/actions/open-record.server";
import { recordMeta } from "~/actions/record-route";
import { postRecord } from "~/actions/submit-record.server";
import { requireWriter } from "~/auth/session/guard.server";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import ConsejoEditor from "~features/contenido-view/consejo-editor";
import { keepWhilePreviewing } from "~features/contenido-view/keep-while-previewing";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await requireWriter(request, context);
  return openRecord({ request, params, context }, person.id, CONSEJO);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireWriter(request, context);
  return postRecord({ request, params, context }, actor, CONSEJO);
}

export const shouldRevalidate = keepWhilePreviewing;

export const meta = recordMeta("consejo");

export default function ConsejoFormPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  return <ConsejoEditor page={page} answer={answer} />;
}
