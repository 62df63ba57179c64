import { guarded, requireAdmin } from "~/auth/session/guard.server";
import { streamOf } from "~/http/responses/responses.server";
import { csvHeaders } from "~base/csv-texto";
import { madridDay } from "~base/fechas";
import { exportProductos, makePlantilla } from "~features/importacion/lote/export-csv.server";

export const loader = guarded(requireAdmin, async ({ query }) => {
  const para = query.get("para");
  if (para === "plantilla") {
    return new Response(await makePlantilla(), { headers: csvHeaders("plantilla-productos.csv") });
  }
  const isForExcel = para === "excel";
  const purpose = isForExcel ? "excel" : "importar";
  const headers = csvHeaders(`productos-para-${purpose}-${madridDay()}.csv`);
  return new Response(streamOf(exportProductos(isForExcel ? "excel" : "csv")), { headers });
});
