import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { submitRestore } from "~/actions/submit-restore.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { compareVersion, restoreVersion } from "~/domain/productos/queries/versiones.server";
import { PRODUCTO_NOT_SAVED } from "~/domain/productos/rules/mensajes";
import { VersionesScreen } from "~/domain/versiones/versiones-view";
import { notFound, required } from "~/http/answers/responses.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const id = params.id ?? "";
  const asked = Number(new URL(request.url).searchParams.get("v"));
  const compared = await required(compareVersion(id, asked));
  if (!compared) throw notFound();
  return { id, volver: returnPathOf(request, paths.adminProductos()), ...compared };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const id = params.id ?? "";
  const volver = returnPathOf(request, paths.adminProductos());
  return submitRestore({
    form: await readForm(request),
    context,
    item: "El producto",
    done: { path: paths.adminProducto(id, { volver }), flash: "producto.restaurado" },
    problem: PRODUCTO_NOT_SAVED,
    restore: ({ seen, asked }) => restoreVersion({ id, version: seen }, asked, person),
  });
}

export const meta = privateMeta("Versiones anteriores");

export default function VersionesPage() {
  const { id, volver, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <VersionesScreen
      {...page}
      href={paths.adminProducto(id, { volver })}
      list={{ label: "Productos", href: paths.adminProductos() }}
      hrefOf={(v) => paths.adminProductoVersiones(id, { v, volver })}
      reply={answer?.reply}
    />
  );
}
