import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { formularioAt, keptCampos, namedCampos } from "~/domain/reanudaciones/formularios";
import { ReanudacionPanel } from "~/domain/reanudaciones/reanudacion-panel";
import {
  dropReanudacion,
  findNombre,
  findReanudacion,
} from "~/domain/reanudaciones/reanudaciones.server";
import { privateMeta } from "~/http/meta";
import { notFound, required, seeOther } from "~/http/responses.server";
import { safeReturnPath } from "~/http/return-path";
import { paths } from "~/paths";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const found = await required(findReanudacion(params.id ?? "", person.id));
  if (!found) throw notFound();
  const { id, destino } = found;
  const formulario = formularioAt(pathOf(destino));
  // One that an older version of the program kept, when it kept all of them.
  if (!formulario) throw seeOther(paths.admin());
  const { accion, item } = formulario;
  const nombre = item && (await required(findNombre(item)));
  const campos = keptCampos(formulario, found.campos);
  return { id, destino, accion, nombre, campos, typed: namedCampos(formulario, campos) };
}

/** The query tells what to do, as the form itself is the one that was cut off. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const id = params.id ?? "";
  const { searchParams } = new URL(request.url);
  const found = await required(findReanudacion(id, person.id));
  // Of a form sent twice the browser shows the second answer, and by then nothing is kept any more:
  // the query still says where it was going.
  const destino = resumablePath(found?.destino ?? searchParams.get("enviar"));
  if (destino === undefined) throw notFound();
  await required(dropReanudacion(id, person.id));
  if (searchParams.has("descartar")) return seeOther(paths.admin());
  // 307 has the browser send the same form on to where it was going.
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
