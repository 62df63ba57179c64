import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/auth/session/guard.server";
import { madridDay } from "~/domain/fechas";
import { csvHeaders } from "~/domain/importacion/archivo/csv-texto";
import { exportProductos } from "~/domain/importacion/lote/exportar.server";
import { streamOf } from "~/http/responses.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const headers = csvHeaders(`productos-${madridDay()}.csv`);
  return new Response(streamOf(exportProductos()), { headers });
}
