import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/auth/session/guard.server";
import { existing, streamOf } from "~/http/responses/responses.server";
import { csvHeaders } from "~base/csv-texto";
import { exportErrores } from "~features/importacion/lote/export-csv.server";
import { findLote } from "~features/importacion/lote/lotes.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const lote = await existing(findLote(params.lote ?? ""));
  return new Response(streamOf(exportErrores(lote.id)), { headers: csvHeaders("errores.csv") });
}
