import { useActionData, useLoaderData } from "@remix-run/react";
import { CONSEJO } from "~/actions/consejos/submit-consejo.server";
import { openRecord } from "~/actions/open-record.server";
import { recordMeta } from "~/actions/record-route";
import { postRecord } from "~/actions/submit-record.server";
import { guarded, guardedForm, requireWriter } from "~/auth/session/guard.server";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import ConsejoEditor from "~features/contenido-view/consejo-editor";
import { keepWhilePreviewing } from "~features/contenido-view/keep-while-previewing";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireWriter, openRecord(CONSEJO));

export const action = guardedForm(requireWriter, postRecord(CONSEJO));

export const shouldRevalidate = keepWhilePreviewing;

export const meta = recordMeta("consejo");

export default function ConsejoFormPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  return <ConsejoEditor page={page} answer={answer} />;
}
