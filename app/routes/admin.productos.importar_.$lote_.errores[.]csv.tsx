import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/auth/session/guard.server";
import { csvHeaders } from "~/domain/csv-texto";
import { exportErrores } from "~/domain/importacion/lote/export-csv.server";
import { findLote } from "~/domain/importacion/lote/lotes.server";
import { notFound, required, streamOf } from "~/http/answers/responses.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const lote = await required(findLote(params.lote ?? ""));
  if (!lote) throw notFound();
  return new Response(streamOf(exportErrores(lote.id)), { headers: csvHeaders("errores.csv") });
}
