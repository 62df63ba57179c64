import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { removeRelacion } from "~/domain/relaciones/change-relaciones.server";
import { DeleteRelacion } from "~/domain/relaciones/delete-relacion";
import { RELACION_NOT_DELETED } from "~/domain/relaciones/mensajes";
import type { Origen } from "~/domain/relaciones/relacion";
import { findPair } from "~/domain/relaciones/relaciones.server";
import { listOf } from "~/domain/relaciones/submit-relacion.server";
import { writeFlash } from "~/http/flash.server";
import { readForm, refuse, refuseFailedWrite, replyWith } from "~/http/form.server";
import { privateMeta } from "~/http/meta";
import { gone, required, seeOther } from "~/http/responses.server";
import { returnPathOf } from "~/http/return-path";
import { AdminMissing } from "~/layout/admin/admin-problem";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

/** In a dialog: once deleted, there is nothing to read again. */
export const shouldRevalidate = () => false;

/** The relation that the address names: of a product or an article with a product. */
function relacionOf(request: Request): { origen: Origen; relacionado: string } {
  const query = new URL(request.url).searchParams;
  const consejo = query.get("consejo");
  const origen: Origen = consejo
    ? { tipo: "consejo", id: consejo }
    : { tipo: "producto", id: query.get("producto") ?? "" };
  return { origen, relacionado: query.get("relacionado") ?? "" };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { origen, relacionado } = relacionOf(request);
  const pair = (await required(findPair(origen, relacionado))) ?? null;
  if (!pair && !context.isFormRefused) return gone();
  const volver = returnPathOf(request, listOf(origen));
  return { kind: "eliminar" as const, origen, relacionado, pair, volver };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const form = await readForm(request);
  if (form.get("intent") !== "eliminar") throw new Response(null, { status: 422 });
  const { origen, relacionado } = relacionOf(request);
  const problem = RELACION_NOT_DELETED;
  try {
    if (!(await removeRelacion(origen, relacionado, actor))) {
      return refuse(context, { reply: replyWith(form, problem) }, { status: 409 });
    }
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem });
  }
  const back = returnPathOf(request, listOf(origen));
  return seeOther(back, await writeFlash("relacion.eliminada"));
}

export const meta = privateMeta("Eliminar relación");

export default function DeleteRelacionPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page.kind === "gone") return <AdminMissing />;
  return <DeleteRelacion page={page} answer={answer} />;
}
