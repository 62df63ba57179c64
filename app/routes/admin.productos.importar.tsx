import { useActionData, useLoaderData } from "@remix-run/react";
import { answerImport } from "~/actions/productos/importacion.server";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { makeSeal, readSeal, SEAL_FIELD } from "~/http/forms/form-seal.server";
import { privateMeta } from "~/http/page/meta";
import { required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { Pagination, parsePagina } from "~/ui/page/pagination";
import { formatNumber } from "~/ui/text/format-number";
import { MAX_ROWS, notCsv } from "~features/importacion/archivo/archivo";
import { NO_PICTURE } from "~features/importacion/fila/cells";
import { listLotes } from "~features/importacion/lote/lotes.server";
import { receiveBeside } from "~features/importacion/lote/read-beside.server";
import { inFileLine } from "~features/importacion/lote/receive-file.server";
import { LotesTable } from "~features/importacion/pantalla/lotes-table";
import type { ImportAnswer } from "~features/importacion/pantalla/pagina";
import { ProblemPanel } from "~features/importacion/pantalla/partes";
import UploadForm from "~features/importacion/pantalla/upload-form";
import { PRODUCTOS_CRUMB } from "~nouns/productos/rules/producto";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const problemOf = (text: string) => ({ title: "Error", text });
const EXPIRED = problemOf(
  "La página llevaba más de un día abierta, o es de antes de restaurar el sitio. Elige el archivo de nuevo y súbelo otra vez.",
);
const BUSY = problemOf(
  "No se pudo procesar el archivo CSV. Inténtalo de nuevo dentro de un momento.",
);

export const loader = guarded(requireAdmin, async ({ query }) => {
  const pagina = parsePagina(query.get("pagina"));
  const history = await required(listLotes(pagina));
  return { kind: "subida" as const, ...history, seal: { name: SEAL_FIELD, value: makeSeal() } };
});

export const action = guardedForm(requireAdmin, (submission) => {
  const { form, actor } = submission;
  const receive = async () => {
    const file = form.get("archivo");
    if (!(file instanceof File) || file.name === "") throw notCsv();
    const seal = readSeal(form.get(SEAL_FIELD));
    if (!seal) return EXPIRED;
    const id = await inFileLine(async () => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return receiveBeside({ name: file.name, bytes, idem: seal.idem, actor });
    });
    return paths.adminImportacion(id);
  };
  return answerImport(submission, receive, BUSY);
});

export const meta = privateMeta("Importar productos");

export default function ImportarPage() {
  const { items, pagina, paginas, seal } = useLoaderData<typeof loader>();
  const answer: ImportAnswer | undefined = useActionData<typeof action>();
  const problema = answer?.problema;
  return (
    <>
      <Breadcrumb crumbs={[PRODUCTOS_CRUMB, { label: "Importar productos" }]} />
      <h1 className="mb-8 text-3xl">Importar productos</h1>
      {problema && <ProblemPanel problema={problema} />}
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <UploadForm seal={seal} error={problema?.text} />
        <ExportCard />
      </div>
      <h2 className="mt-12 mb-4 text-2xl">Importaciones anteriores</h2>
      <LotesTable lotes={items} />
      <Pagination pagina={pagina} paginas={paginas} hrefOf={paths.adminImportar} />
    </>
  );
}

function ExportCard() {
  return (
    <section className="panel grid content-start gap-4 p-6 md:p-8">
      <h2 className="text-xl">Exportar productos</h2>
      <p className="text-sm">
        Un archivo CSV con todos los productos, ordenados por slug, que se puede volver a importar.
      </p>
      <p className="text-sm text-soft">
        No contiene los archivos de las imágenes (solo su dirección), las fotos adicionales, los
        colores, las relaciones, los destacados ni los datos de revisión. Al importar caben{" "}
        {formatNumber(MAX_ROWS)} filas por archivo; un producto sin imagen lleva «{NO_PICTURE}» en
        su lugar.
      </p>
      <p className="flex flex-wrap gap-3">
        <a href={paths.adminExportar()} download className="btn btn-quiet">
          Exportar CSV
        </a>
        <a href={paths.adminExportar({ para: "excel" })} download className="btn btn-quiet">
          Exportar para Excel
        </a>
      </p>
    </section>
  );
}
