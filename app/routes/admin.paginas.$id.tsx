import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openRecord } from "~/actions/open-record.server";
import { PAGINA } from "~/actions/paginas/submit-pagina.server";
import { recordMeta } from "~/actions/record-route";
import { postRecord } from "~/actions/submit-record.server";
import { requireWriter } from "~/auth/session/guard.server";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { withText } from "~features/contenido-view/contenido-field";
import { keepWhilePreviewing } from "~features/contenido-view/keep-while-previewing";
import { PaginaForm } from "~nouns/paginas/form/pagina-form";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await requireWriter(request, context);
  return openRecord({ request, params, context }, person.id, PAGINA);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireWriter(request, context);
  return postRecord({ request, params, context }, actor, PAGINA);
}

export const shouldRevalidate = keepWhilePreviewing;

export const meta = recordMeta("pagina");

const Form = withText(PaginaForm);

export default function PaginaFormPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  return <Form page={page} answer={answer} />;
}
