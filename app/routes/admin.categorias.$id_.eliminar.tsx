import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { findDoomed } from "~/domain/categorias/categorias-admin.server";
import { removeCategoria } from "~/domain/categorias/change-categorias.server";
import { DeleteCategoria } from "~/domain/categorias/delete-categoria";
import {
  CATEGORIA_GONE,
  CATEGORIA_HAS_CHILDREN,
  CATEGORIA_NOT_DELETED,
  inWords,
} from "~/domain/categorias/mensajes";
import { writeFlash } from "~/http/flash.server";
import { readForm, refuse, refuseFailedWrite, replyAt, replyWith } from "~/http/form.server";
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
  const categoria = await required(findDoomed(id));
  if (!categoria && !context.isFormRefused) return gone();
  const volver = returnPathOf(request, paths.adminCategorias());
  return { kind: "eliminar" as const, id, categoria: categoria ?? null, volver };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const form = await readForm(request);
  if (form.get("intent") !== "eliminar") throw new Response(null, { status: 422 });
  const destino = String(form.get("destino") ?? "") || undefined;
  const refuseFor = (problem: string, status: 409 | 422) =>
    refuse(context, { reply: replyWith(form, problem) }, { status });
  try {
    const result = await removeCategoria(params.id ?? "", destino, actor);
    switch (result.outcome) {
      case "missing":
        return refuseFor(CATEGORIA_NOT_DELETED, 409);
      case "children":
        return refuseFor(CATEGORIA_HAS_CHILDREN, 409);
      case "used": {
        const problem = `Elige otra categoría para ${inWords(result)}`;
        return refuse(context, { reply: replyAt(form, "destino", problem) }, { status: 422 });
      }
      case "no-target": {
        return refuse(
          context,
          { reply: replyAt(form, "destino", CATEGORIA_GONE) },
          { status: 422 },
        );
      }
    }
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem: CATEGORIA_NOT_DELETED });
  }
  const back = returnPathOf(request, paths.adminCategorias());
  return seeOther(back, await writeFlash("categoria.eliminada"));
}

export const meta = privateMeta("Eliminar categoría");

export default function DeleteCategoriaPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page.kind === "gone") return <AdminMissing />;
  return <DeleteCategoria page={page} answer={answer} />;
}
