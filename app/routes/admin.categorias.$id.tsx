import { useActionData, useLoaderData } from "@remix-run/react";
import { CATEGORIA } from "~/actions/categorias/submit-categoria.server";
import { openRecord } from "~/actions/open-record.server";
import { recordMeta } from "~/actions/record-route";
import { postRecord } from "~/actions/submit-record.server";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import CategoriaForm from "~nouns/categorias/form/categoria-form";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireAdmin, openRecord(CATEGORIA));

export const action = guardedForm(requireAdmin, postRecord(CATEGORIA));

export const meta = recordMeta("categoria");

export default function CategoriaEditPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  return <CategoriaForm page={page} answer={answer} />;
}
