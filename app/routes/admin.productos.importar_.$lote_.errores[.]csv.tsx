import { guarded, requireAdmin } from "~/auth/session/guard.server";
import { existing, streamOf } from "~/http/responses/responses.server";
import { csvHeaders } from "~base/csv-texto";
import { exportErrores } from "~features/importacion/lote/export-csv.server";
import { findLote } from "~features/importacion/lote/lotes.server";

export const loader = guarded(requireAdmin, async ({ params }) => {
  const lote = await existing(findLote(params.lote ?? ""));
  return new Response(streamOf(exportErrores(lote.id)), { headers: csvHeaders("errores.csv") });
});
