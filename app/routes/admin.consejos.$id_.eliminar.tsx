import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { removeConsejo } from "~/domain/consejos/change-consejos.server";
import { findEditable } from "~/domain/consejos/consejos-admin.server";
import { DeleteConsejo } from "~/domain/consejos/delete-consejo";
import { CONSEJO_NOT_DELETED } from "~/domain/consejos/mensajes";
import { writeFlash } from "~/http/flash.server";
import { readForm, refuse, refuseFailedWrite, replyWith } from "~/http/form.server";
import { privateMeta } from "~/http/meta";
import { gone, required, seeOther } from "~/http/responses.server";
import { returnPathOf } from "~/http/return-path";
import { AdminMissing } from "~/layout/admin/admin-problem";
import { paths } from "~/paths";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

/** In a dialog: once deleted, there is nothing to read again. */
export const shouldRevalidate = () => false;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const id = params.id ?? "";
  const row = await required(findEditable(id));
  if (!row && !context.isFormRefused) return gone();
  const volver = returnPathOf(request, paths.adminConsejos());
  return { kind: "eliminar" as const, id, titulo: row?.titulo ?? null, volver };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const form = await readForm(request);
  if (form.get("intent") !== "eliminar") throw new Response(null, { status: 422 });
  const problem = CONSEJO_NOT_DELETED;
  try {
    const { outcome } = await removeConsejo(params.id ?? "", actor);
    if (outcome === "missing") {
      return refuse(context, { reply: replyWith(form, problem) }, { status: 409 });
    }
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem });
  }
  const back = returnPathOf(request, paths.adminConsejos());
  return seeOther(back, await writeFlash("consejo.eliminado"));
}

export const meta = privateMeta("Eliminar artículo");

export default function DeleteConsejoPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page.kind === "gone") return <AdminMissing />;
  return <DeleteConsejo page={page} answer={answer} />;
}
