import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/session/guard.server";
import { LotePanel } from "~/domain/productos/list/lote-panel";
import { changeMany } from "~/domain/productos/queries/change-productos.server";
import { findLineas } from "~/domain/productos/queries/productos-admin.server";
import { parseLote } from "~/domain/productos/rules/lote";
import { PRODUCTO_NOT_DELETED, PRODUCTO_NOT_SAVED } from "~/domain/productos/rules/mensajes";
import { required, seeOther } from "~/http/answers/responses.server";
import { writeFlash } from "~/http/cookies/flash.server";
import { readForm, refuse, refuseFailedWrite, replyWith } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const back = returnPathOf(request, paths.adminProductos());
  const lote = parseLote(new URL(request.url).searchParams);
  const productos = lote ? await required(findLineas(lote.ids)) : [];
  if (!lote || productos.length === 0) throw seeOther(back, await writeFlash("lote.vacio"));
  const { accion, categoria } = lote;
  return { accion, categoria, back, productos: productos.map(({ id, title }) => ({ id, title })) };
}

const CATEGORIA_GONE =
  "Esa categoría ya no existe: no se ha cambiado ningún producto. Vuelve a la lista y elige otra.";

export async function action({ request, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const form = await readForm(request);
  const lote = parseLote(form);
  if (!lote) throw new Response(null, { status: 422 });
  try {
    const result = await changeMany(lote, person);
    if (result.outcome === "no-categoria") {
      return refuse(context, { reply: replyWith(form, CATEGORIA_GONE) }, { status: 409 });
    }
    if (result.outcome === "unlawful") {
      const problem = `No se ha publicado ninguno, porque no pueden publicarse como están: ${result.titles.join("; ")}. Ábrelos para corregirlos.`;
      return refuse(context, { reply: replyWith(form, problem) }, { status: 422 });
    }
  } catch (error) {
    const problem = lote.accion === "eliminar" ? PRODUCTO_NOT_DELETED : PRODUCTO_NOT_SAVED;
    return refuseFailedWrite(error, { form, context, problem });
  }
  const back = returnPathOf(request, paths.adminProductos());
  return seeOther(back, await writeFlash(`lote.${lote.accion}`));
}

export const meta = privateMeta("Cambiar varios productos");

export default function LotePage() {
  const lote = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <div className="mb-6 empty:hidden">
        <ErrorSummary reply={answer?.reply} />
      </div>
      <LotePanel {...lote} />
    </>
  );
}
