import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/auth/session/guard.server";
import { streamOf } from "~/http/responses/responses.server";
import { csvHeaders } from "~base/csv-texto";
import { madridDay } from "~base/fechas";
import { exportProductos, makePlantilla } from "~features/importacion/lote/export-csv.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const para = new URL(request.url).searchParams.get("para");
  if (para === "plantilla") {
    return new Response(await makePlantilla(), { headers: csvHeaders("plantilla-productos.csv") });
  }
  const isForExcel = para === "excel";
  const purpose = isForExcel ? "excel" : "importar";
  const headers = csvHeaders(`productos-para-${purpose}-${madridDay()}.csv`);
  return new Response(streamOf(exportProductos(isForExcel ? "excel" : "csv")), { headers });
}
