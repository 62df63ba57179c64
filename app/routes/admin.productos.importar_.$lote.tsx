import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/session/guard.server";
import { writeFlash } from "~/http/cookies/cookies.server";
import { readForm, refuse, replyWith } from "~/http/forms/form.server";
import { pageMeta } from "~/http/page/meta";
import { flashAt, notFound, required, seeOther } from "~/http/responses/responses.server";
import { isPart } from "~/http/results/page-not-loaded";
import { log } from "~/runtime/log.server";
import { OverloadedError } from "~/runtime/work-line";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { parsePagina } from "~/ui/page/pagination";
import { isWriteTrouble } from "~db/trouble.server";
import { MAX_COLUMNS } from "~features/importacion/archivo/archivo";
import * as cambios from "~features/importacion/lote/change-lote.server";
import { askColumns, findColumns } from "~features/importacion/lote/choose-columns.server";
import { listSenaladas } from "~features/importacion/lote/filas.server";
import { isRunning } from "~features/importacion/lote/lote";
import { PROBLEMAS, type Problema, toDetail } from "~features/importacion/lote/lote-messages";
import { findLote, type Lote } from "~features/importacion/lote/lotes.server";
import { listCambios, previewLote } from "~features/importacion/lote/preview-lote.server";
import { chooseBeside } from "~features/importacion/lote/read-beside.server";
import { inFileLine } from "~features/importacion/lote/receive-file.server";
import { forgetColumns } from "~features/importacion/lote/remembered-columns.server";
import { readConfirmacion } from "~features/importacion/lote/seleccion";
import { LoteContent } from "~features/importacion/pantalla/lote-content";
import type { ImportAnswer } from "~features/importacion/pantalla/pagina";
import { ProblemPanel } from "~features/importacion/pantalla/partes";
import { PRODUCTOS_CRUMB } from "~nouns/productos/rules/producto";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const lote = await required(findLote(params.lote ?? ""));
  if (!lote) throw notFound();
  const query = new URL(request.url).searchParams;
  const isClean = lote.estado === "terminada" && lote.recuento.fallidos === 0;
  if (query.has("seguir") && isClean) {
    const cookie = await writeFlash("importacion.completada", toDetail(lote.recuento));
    throw seeOther(paths.adminProductos(), cookie);
  }
  return {
    kind: "lote" as const,
    lote,
    refreshes: isRunning(lote) && lote.trabajo !== "fallido",
    asksUndo: query.has("deshacer"),
    ...(await required(detailsOf(lote, query))),
  };
}

async function detailsOf(lote: Lote, query: URLSearchParams) {
  if (lote.estado === "terminada") return { senaladas: await listSenaladas(lote.id, "fallidas") };
  if (lote.estado === "deshecha") return { senaladas: await listSenaladas(lote.id, "conservadas") };
  if (lote.estado !== "preparada") return {};
  const dichas = await findColumns(lote.id);
  if (dichas?.isAsked || (dichas && query.get("vista") === "columnas")) {
    return { columnas: await askColumns(lote.id) };
  }
  if (query.get("vista") !== "cambios") {
    return { dichas, previa: await previewLote(lote.id, lote.filas) };
  }
  const pagina = parsePagina(query.get("pagina"));
  return { cambios: await listCambios(lote.id, pagina) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const isInDialog = isPart(request);
  const goTo = (next: string) => (isInDialog ? { next } : seeOther(next));
  const lote = await required(findLote(params.lote ?? ""));
  if (!lote) return goTo(paths.adminImportacion(params.lote ?? ""));
  // Each column of the file has a field.
  const form = await readForm(request, MAX_COLUMNS + 20);
  const orden = { id: lote.id, actor: person };
  const back = () => goTo(paths.adminImportacion(lote.id));
  const follow = () => goTo(paths.adminImportacion(lote.id, isInDialog ? {} : { seguir: "1" }));
  const eleccion = readConfirmacion(form);
  const refuseWith = (problema: Problema, status: 409 | 422 | 503, sent?: ImportAnswer) => {
    const answer = { reply: replyWith(form, problema.text), problema, eleccion, ...sent };
    return refuse(context, answer, { status });
  };

  try {
    switch (form.get("intent")) {
      case "importar": {
        if (!eleccion) return refuseWith(PROBLEMAS.manipulado, 422);
        const problema = await cambios.startImport(orden, eleccion.duplicados, eleccion);
        if (!problema) return follow();
        return refuseWith(problema, problema === PROBLEMAS.empezada ? 409 : 422);
      }
      case "columnas": {
        const columnas = form.getAll("columna").map(String);
        const same = [...form].filter(([name]) => name.startsWith("igual-"));
        const valores = same.map(([name, value]) => [name.slice(6), String(value)] as const);
        const problema = await inFileLine(() => chooseBeside(lote.id, columnas, valores));
        if (!problema) return back();
        return refuseWith(problema, 422, { columnas, valores: Object.fromEntries(valores) });
      }
      case "olvidar":
        await forgetColumns(lote.cabecera);
        return back();
      case "dejar-fuera":
        await cambios.leaveOutErrors(lote.id);
        return back();
      case "descartar":
        if (!(await cambios.discardLote(orden)) && (await findLote(lote.id))) {
          return refuseWith(PROBLEMAS.empezada, 409);
        }
        return await flashAt(
          isInDialog ? paths.adminProductos() : paths.adminImportar(),
          "importacion.descartada",
        );
      case "detener":
        await cambios.stopImport(orden);
        return back();
      case "reanudar":
        await cambios.resumeImport(orden);
        return follow();
      case "deshacer":
        await cambios.startUndo(orden);
        return follow();
      default:
        return refuseWith(PROBLEMAS.manipulado, 422);
    }
  } catch (error) {
    if (!(error instanceof OverloadedError) && !isWriteTrouble(error)) throw error;
    log().warn({ err: error, requestId: context.requestId }, "import not changed");
    return refuseWith(PROBLEMAS.ocupado, 503);
  }
}

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
      <h1 className="mb-8 text-3xl break-words">{loaded.lote.archivo}</h1>
      {answer?.problema && <ProblemPanel problema={answer.problema} />}
      <LoteContent {...loaded} answer={answer} />
    </>
  );
}
