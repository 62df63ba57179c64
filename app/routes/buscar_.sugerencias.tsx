import type { LoaderFunctionArgs } from "@remix-run/node";
import { required } from "~/http/responses/responses.server";
import { findSugerencias } from "~features/busqueda/queries/sugerencias.server";
import { parseConsulta } from "~features/busqueda/rules/consulta";

/** The answer is equal for all visitors, so it is cached like a page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const consulta = parseConsulta(new URL(request.url).searchParams.get("q"));
  const sugerencias = await required(findSugerencias(consulta));
  return Response.json(sugerencias, {
    headers: { "Cache-Control": "public, no-cache", "X-Robots-Tag": "noindex" },
  });
}
