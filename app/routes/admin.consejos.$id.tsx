import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  consejoPage,
  newConsejoPage,
  previewConsejo,
  submitConsejo,
} from "~/actions/consejos/submit-consejo.server";
import { openRecord } from "~/actions/open-record.server";
import { recordId, recordMeta } from "~/actions/record-route";
import { requireAdmin } from "~/auth/session/guard.server";
import { ConsejoForm } from "~/domain/consejos/form/consejo-form";
import { keepWhilePreviewing, PREVIEW_INTENT } from "~/domain/contenido/keep-while-previewing";
import { readForm } from "~/http/forms/form.server";
import { AdminMissing } from "~/layout/admin/admin-problem";
import { paths } from "~/site/paths";
import { useKeptAnswer } from "~/ui/form/kept-answer";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const list = paths.adminConsejos();
  const pages = { list, blank: newConsejoPage, find: consejoPage };
  return openRecord({ request, params, context }, person.id, pages);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const form = await readForm(request);
  if (form.get("intent") === PREVIEW_INTENT) return previewConsejo(form);
  return submitConsejo({ request, form, context, actor, id: recordId(params.id) });
}

export const shouldRevalidate = keepWhilePreviewing;

export const meta = recordMeta({ create: "Crear Nuevo Artículo", edit: "Editar Artículo" });

export default function ConsejoFormPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  if (page.kind === "gone") return <AdminMissing />;
  return <ConsejoForm page={page} answer={answer} />;
}
