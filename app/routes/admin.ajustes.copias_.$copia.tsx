import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMainAdmin, requireRecentAuth } from "~/auth/session/guard.server";
import { notFound } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { findCopia, recordCopia } from "~features/copias/copias.server";

/** A recent proof is needed besides the session, because a copy has every account and key. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireMainAdmin(request, context);
  const copia = findCopia(params.copia);
  if (!copia) throw notFound();
  requireRecentAuth(admin, "descargar-copia", `${paths.adminAjustes("copias")}#${copia.name}`);
  await recordCopia(admin.person, "copia.descargada", copia.name);
  return new Response(Readable.toWeb(createReadStream(copia.file)) as ReadableStream<Uint8Array>, {
    headers: {
      "Content-Type": "application/x-tar",
      "Content-Length": String(copia.bytes),
      "Content-Disposition": `attachment; filename="${copia.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
