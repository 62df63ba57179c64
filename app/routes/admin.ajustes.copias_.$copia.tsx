import { Readable } from "node:stream";
import { guarded, requireMainAdmin, requireRecentAuth } from "~/auth/session/guard.server";
import { notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { findCopy } from "~db/backup/find-copy.server";
import { recordCopia } from "~features/copias/copias.server";

/** A recent proof is needed besides the session, because a copy has every account and key. */
export const loader = guarded(requireMainAdmin, async ({ params, query }, admin) => {
  const isAway = query.get("de") === "fuera";
  const back = isAway ? "fuera" : encodeURIComponent(params.copia ?? "");
  const copia = await required(findCopy(params.copia, isAway));
  if (!copia) throw notFound();
  requireRecentAuth(admin, "descargar-copia", `${paths.adminAjustes("copias")}#${back}`);
  const content = await required(copia.open());
  await recordCopia(admin.person, "copia.descargada", copia.name);
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    headers: {
      "Content-Type": "application/x-tar",
      // The length of a remote copy is unknown until its pictures are read from where they lie.
      ...(!isAway && { "Content-Length": String(copia.bytes) }),
      "Content-Disposition": `attachment; filename="${copia.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
});
