import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { Notice } from "~/ui/page/notice";
import { Pagination } from "~/ui/page/pagination";
import { formatCount } from "~/ui/text/format-number";
import { isRunning, productos } from "../lote/lote";
import type { Lote } from "../lote/lotes.server";
import type { VistaPrevia } from "../lote/preview-lote.server";
import { ColumnasDichas, ColumnasForm } from "./columnas-form";
import { Filas } from "./fila-previa";
import { AvisosPanel, DanadasPanel, ErroresPanel, FueraPanel } from "./lote-findings";
import { LoteProgress } from "./lote-progress";
import { LoteResults } from "./lote-results";
import type { Cambiados, ImportAnswer, LotePage } from "./pagina";
import { hiddenOf, PreviewForm, type PreviewProps } from "./preview-form";

type LoteContentProps = Omit<LotePage, "kind"> & { answer?: ImportAnswer };

export function LoteContent({ lote, previa, cambios, senaladas, ...more }: LoteContentProps) {
  const { answer, columnas, dichas } = more;
  if (isRunning(lote)) return <LoteProgress lote={lote} />;
  if (columnas) return <ColumnasForm lote={lote} asked={columnas} answer={answer} />;
  if (cambios) return <Changes lote={lote} {...cambios} />;
  if (previa) {
    return <Preview lote={lote} previa={previa} dichas={dichas} eleccion={answer?.eleccion} />;
  }
  return <LoteResults lote={lote} senaladas={senaladas ?? []} asksUndo={more.asksUndo} />;
}

type WholeProps = PreviewProps & Pick<LotePage, "dichas">;

function Preview({ lote, previa, dichas, eleccion }: WholeProps) {
  const isGood = lote.numErrores === 0;
  if (isGood && lote.filas === 0) {
    return (
      <Notice>
        El archivo no tiene productos: solo la cabecera.{" "}
        <DialogLink href={paths.adminImportar()} className="prose-link">
          Subir otro archivo
        </DialogLink>
      </Notice>
    );
  }
  const { nuevos, duplicados, contrarios } = previa;
  const name = previa.parcial ? "desconocido" : "nuevo";
  return (
    <>
      {isGood ? (
        <p className="mb-6 text-lg">
          {productos(lote.filas)} en el archivo: {formatCount(nuevos, name, `${name}s`)},{" "}
          {formatCount(duplicados, "que ya existe", "que ya existen")}
          {contrarios > 0 &&
            `, ${formatCount(contrarios, "que no puede entrar", "que no pueden entrar")}`}
          . Todavía no se ha guardado nada.
        </p>
      ) : (
        <ErroresPanel lote={lote} erradas={previa.erradas} />
      )}
      {isGood && <FueraPanel lote={lote} filas={previa.erradas} />}
      {dichas && <ColumnasDichas lote={lote} dichas={dichas} isPartial={previa.parcial} />}
      <AvisosPanel lote={lote} />
      <DanadasPanel filas={previa.danadas} />
      {isGood ? (
        <PreviewForm lote={lote} previa={previa} eleccion={eleccion} />
      ) : (
        previa.filas.length > 0 && <GoodRows lote={lote} previa={previa} />
      )}
    </>
  );
}

function GoodRows({ lote, previa }: { lote: Lote; previa: VistaPrevia }) {
  const hidden = hiddenOf(lote, previa);
  return (
    <>
      <h2 className="mt-10 mb-4 text-2xl">Filas sin errores</h2>
      <Filas filas={previa.filas} />
      {hidden > 0 && <p className="mt-4 font-semibold">Y {productos(hidden)} más...</p>}
    </>
  );
}

function Changes({ lote, filas, danadas, total, ...pages }: Cambiados & { lote: Lote }) {
  return (
    <>
      <p className="mb-6 text-lg">
        Qué cambiaría si eliges «Actualizar». {productos(total)} del archivo{" "}
        {total === 1 ? "ya existe" : "ya existen"}.
      </p>
      <DanadasPanel filas={danadas} />
      {total === 0 ? (
        <Notice>Ningún producto del archivo existe todavía.</Notice>
      ) : (
        <Filas filas={filas} />
      )}
      <Pagination
        {...pages}
        hrefOf={(page) => paths.adminImportacion(lote.id, { vista: "cambios", pagina: page })}
      />
      <p className="mt-8">
        <DialogLink href={paths.adminImportacion(lote.id)}>Volver a la vista previa</DialogLink>
      </p>
    </>
  );
}
