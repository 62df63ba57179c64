import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { consejoPage, newConsejoPage } from "~/actions/consejos/consejo-page.server";
import { previewConsejo, submitConsejo } from "~/actions/consejos/submit-consejo.server";
import { openForm } from "~/actions/open-form.server";
import { recordId, recordMeta } from "~/actions/record-route";
import { requireAdmin } from "~/auth/session/guard.server";
import { ConsejoForm } from "~/domain/consejos/form/consejo-form";
import { gone, required } from "~/http/answers/responses.server";
import { readForm } from "~/http/forms/form.server";
import { returnPathOf } from "~/http/requests/return-path";
import { AdminMissing } from "~/layout/admin/admin-problem";
import { paths } from "~/site/paths";
import { useKeptAnswer } from "~/ui/form/kept-answer";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const id = recordId(params.id);
  const volver = returnPathOf(request, paths.adminConsejos());
  const page = await required(consejoPage(volver, id));
  if (page) return openForm(request, person.id, page);
  // The row was deleted while it was edited: the page still shows what was typed.
  if (!context.isFormRefused) return gone();
  return { ...(await newConsejoPage(volver)), id, isRestored: false };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const form = await readForm(request);
  if (form.get("intent") === "vista-previa") return previewConsejo(form);
  return submitConsejo({ request, form, context, actor, id: recordId(params.id) });
}

export const meta = recordMeta({ create: "Crear Nuevo Artículo", edit: "Editar Artículo" });

export default function ConsejoFormPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  if (page.kind === "gone") return <AdminMissing />;
  return <ConsejoForm page={page} answer={answer} />;
}
