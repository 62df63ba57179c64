import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/session/guard.server";
import { formularioAt, keptCampos, namedCampos } from "~/domain/reanudaciones/formularios";
import { ReanudacionPanel } from "~/domain/reanudaciones/reanudacion-panel";
import {
  dropReanudacion,
  findNombre,
  findReanudacion,
} from "~/domain/reanudaciones/reanudaciones.server";
import { notFound, required, seeOther } from "~/http/answers/responses.server";
import { privateMeta } from "~/http/page/meta";
import { safeReturnPath } from "~/http/requests/return-path";
import { paths } from "~/site/paths";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const found = await required(findReanudacion(params.id ?? "", person.id));
  if (!found) throw notFound();
  const { id, destino } = found;
  const formulario = formularioAt(pathOf(destino));
  // Older versions of the program kept every form.
  if (!formulario) throw seeOther(paths.admin());
  const { accion, item } = formulario;
  const nombre = item && (await required(findNombre(item)));
  const campos = keptCampos(formulario, found.campos);
  return { id, destino, accion, nombre, campos, typed: namedCampos(formulario, campos) };
}

/** The query says what to do, as the body is the form that was cut off. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const id = params.id ?? "";
  const { searchParams } = new URL(request.url);
  const found = await required(findReanudacion(id, person.id));
  // The second answer to a form sent twice needs the destination, when nothing is kept any more.
  const destino = resumablePath(found?.destino ?? searchParams.get("enviar"));
  if (destino === undefined) throw notFound();
  await required(dropReanudacion(id, person.id));
  if (searchParams.has("descartar")) return seeOther(paths.admin());
  // 307 makes the browser send the same form on.
  return new Response(null, { status: 307, headers: { Location: destino } });
}

function resumablePath(value: string | null): string | undefined {
  const path = safeReturnPath(value, "");
  return formularioAt(pathOf(path)) && path;
}

const pathOf = (destino: string) => destino.replace(/\?.*/s, "");

export const meta = privateMeta("Tu sesión había caducado");

export default function ReanudarPage() {
  return <ReanudacionPanel {...useLoaderData<typeof loader>()} />;
}
