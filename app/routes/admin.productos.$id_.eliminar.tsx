import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { PLAZOS } from "~/domain/ajustes/plazos";
import { removeProducto } from "~/domain/productos/change-productos.server";
import { PRODUCTO_NOT_DELETED } from "~/domain/productos/mensajes";
import { findRow } from "~/domain/productos/productos-admin.server";
import { writeFlash } from "~/http/flash.server";
import { readForm, refuse, replyWith } from "~/http/form.server";
import { formErrors } from "~/http/form-reply";
import { pageMeta } from "~/http/meta";
import { notFound, required, seeOther } from "~/http/responses.server";
import { retryHeaders } from "~/http/retry-headers";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { log } from "~/log.server";
import { paths } from "~/paths";
import { DeletePage } from "~/ui/delete-page";
import { DatabaseBusyError } from "~db/client.server";

export const headers = retryHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const row = await required(findRow(params.id ?? ""));
  if (!row) throw notFound();
  return { title: row.title, isPublished: row.estado === "published" };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request);
  const form = await readForm(request);
  if (form.get("intent") !== "eliminar") throw new Response(null, { status: 422 });
  try {
    const title = await removeProducto(params.id ?? "", person);
    const mensaje = title === undefined ? "producto.ya-eliminado" : "producto.eliminado";
    return seeOther(paths.adminProductos(), await writeFlash(mensaje));
  } catch (error) {
    if (!(error instanceof DatabaseBusyError)) throw error;
    log().error({ err: error, requestId: context.requestId }, "product not deleted");
    return refuse(context, { reply: replyWith(form, PRODUCTO_NOT_DELETED), status: 503 });
  }
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: "Eliminar producto", noindex: true });

export default function DeleteProductoPage() {
  const { title, isPublished } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeletePage
      kind="producto"
      article="el"
      name={title}
      errors={formErrors(answer?.reply)}
      cancel={paths.adminProductos()}
    >
      <p className="text-sm text-soft">
        {isPublished && "Su página dejará de existir para los visitantes. "}
        Durante {PLAZOS.papelera} días quedará una copia en la{" "}
        <a href={paths.adminPapelera()} className="prose-link">
          papelera
        </a>
        .
      </p>
    </DeletePage>
  );
}

export const ErrorBoundary = AdminProblem;
