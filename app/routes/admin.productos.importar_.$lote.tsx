import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeLote } from "~/actions/productos/importacion.server";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { writeFlash } from "~/http/cookies/cookies.server";
import { pageMeta } from "~/http/page/meta";
import { existing, required, seeOther } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { parsePagina } from "~/ui/page/pagination";
import { MAX_COLUMNS } from "~features/importacion/archivo/archivo";
import { findColumns } from "~features/importacion/lote/choose-columns.server";
import { listSenaladas } from "~features/importacion/lote/filas.server";
import { isClean, isRunning } from "~features/importacion/lote/lote";
import { toDetail } from "~features/importacion/lote/lote-messages";
import { findLote, type Lote } from "~features/importacion/lote/lotes.server";
import { listCambios, previewLote } from "~features/importacion/lote/preview-lote.server";
import ImportarStep from "~features/importacion/pantalla/importar-steps";
import type { ImportAnswer } from "~features/importacion/pantalla/pagina";
import { PRODUCTOS_CRUMB } from "~nouns/productos/rules/producto";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireAdmin, async ({ params, query }) => {
  const lote = await existing(findLote(params.lote ?? ""));
  if (query.has("seguir") && isClean(lote)) {
    const cookie = await writeFlash("importacion.completada", toDetail(lote));
    throw seeOther(paths.adminProductos(), cookie);
  }
  return {
    kind: "lote" as const,
    lote,
    refreshes: isRunning(lote) && lote.trabajo !== "fallido",
    asksUndo: query.has("deshacer"),
    ...(await required(detailsOf(lote, query))),
  };
});

async function detailsOf(lote: Lote, query: URLSearchParams) {
  if (isRunning(lote)) return {};
  if (lote.estado !== "preparada") return { senaladas: await listSenaladas(lote) };
  const vista = query.get("vista");
  const columnas = await findColumns(lote.id, vista === "columnas");
  if (columnas?.choices) return { columnas };
  if (vista !== "cambios") return { columnas, previa: await previewLote(lote.id, lote.filas) };
  return { cambios: await listCambios(lote.id, parsePagina(query.get("pagina"))) };
}

export const action = guardedForm(
  requireAdmin,
  (submission) => changeLote(submission.params.lote ?? "", submission.actor, submission),
  // Each column of the file has a field.
  MAX_COLUMNS + 20,
);

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = args.data?.lote.archivo ?? "Importar productos";
  return pageMeta(args, { title, noindex: true });
};

export default function LotePage() {
  const loaded = useLoaderData<typeof loader>();
  const answer: ImportAnswer | undefined = useActionData<typeof action>();
  return (
    <>
      <Breadcrumb
        crumbs={[
          PRODUCTOS_CRUMB,
          { label: "Importar productos", href: paths.adminImportar() },
          { label: loaded.lote.archivo },
        ]}
      />
      <ImportarStep page={loaded} answer={answer} />
    </>
  );
}
