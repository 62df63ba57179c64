import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { PLAZOS } from "~/domain/ajustes/plazos";
import { removeProducto } from "~/domain/productos/change-productos.server";
import { PRODUCTO_NOT_DELETED } from "~/domain/productos/mensajes";
import { findRow } from "~/domain/productos/productos-admin.server";
import { writeFlash } from "~/http/flash.server";
import { readForm, refuseFailedWrite } from "~/http/form.server";
import { formErrors } from "~/http/form-reply";
import { pageMeta } from "~/http/meta";
import { notFound, required, seeOther } from "~/http/responses.server";
import { retryHeaders } from "~/http/retry-headers";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { paths } from "~/paths";
import { DeletePanel } from "~/ui/delete-panel";

export const headers = retryHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const row = await required(findRow(params.id ?? ""));
  if (!row) throw notFound();
  return { id: row.id, title: row.title, isPublished: row.estado === "published" };
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
    return refuseFailedWrite(error, { form, context, problem: PRODUCTO_NOT_DELETED });
  }
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: "Eliminar producto", noindex: true });

export default function DeleteProductoPage() {
  const { id, title, isPublished } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeletePanel
      action={paths.adminProductoEliminar(id)}
      cancel={paths.adminProductos()}
      item={`el producto «${title}»`}
      errors={formErrors(answer?.reply)}
    >
      <p>
        {isPublished && "Su página dejará de existir para los visitantes. "}
        Estará {PLAZOS.papelera}&nbsp;días en la{" "}
        <a href={paths.adminPapelera()} className="prose-link">
          papelera
        </a>
        .
      </p>
    </DeletePanel>
  );
}

export const ErrorBoundary = AdminProblem;
