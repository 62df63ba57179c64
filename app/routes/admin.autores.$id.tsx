import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { AUTOR } from "~/actions/autores/autor.server";
import { openRecord } from "~/actions/open-record.server";
import { recordMeta } from "~/actions/record-route";
import { postRecord } from "~/actions/submit-record.server";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { paths } from "~/site/paths";
import { DeletePanel } from "~/ui/dialog/delete-panel";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { AutorForm } from "~nouns/autores/autor-form";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireAdmin, openRecord(AUTOR));

export const action = guardedForm(requireAdmin, postRecord(AUTOR));

export const meta = recordMeta("autor");

export default function AutorFormPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  const [search] = useSearchParams();
  const { id = "", stored, volver } = page;
  if (!search.has("eliminar")) return <AutorForm page={page} answer={answer} />;
  const fate = `Se eliminará «${stored.nombre}» para siempre. Sus artículos se quedan, sin su firma.`;
  const asked = { kind: "eliminar" as const, action: paths.adminAutorEliminar(id), volver, fate };
  return <DeletePanel page={asked} answer={answer} />;
}
