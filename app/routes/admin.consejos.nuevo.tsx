import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newConsejoPage } from "~/actions/consejos/consejo-page.server";
import { previewConsejo, submitConsejo } from "~/actions/consejos/submit-consejo.server";
import { openForm } from "~/actions/open-form.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { ConsejoForm } from "~/domain/consejos/form/consejo-form";
import { required } from "~/http/answers/responses.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";
import { useKeptAnswer } from "~/ui/form/kept-answer";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const page = await required(newConsejoPage(returnPathOf(request, paths.adminConsejos())));
  return openForm(request, person.id, page);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const form = await readForm(request);
  if (form.get("intent") === "vista-previa") return previewConsejo(form);
  return submitConsejo({ request, form, context, actor });
}

export const meta = privateMeta("Crear Nuevo Artículo");

export default function NewConsejoPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  return <ConsejoForm page={page} answer={answer} />;
}
