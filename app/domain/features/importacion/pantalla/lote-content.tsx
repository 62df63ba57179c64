import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { Notice } from "~/ui/page/notice";
import { Pagination } from "~/ui/page/pagination";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import { ERRORES_MOSTRADOS, isRunning, productos } from "../lote/lote";
import { FILA_DANADA, PROBLEMAS } from "../lote/lote-messages";
import type { Lote } from "../lote/lotes.server";
import { ColumnasDichas, ColumnasForm } from "./columnas-form";
import { Filas } from "./fila-previa";
import { LoteProgress } from "./lote-progress";
import { LoteResults } from "./lote-results";
import type { Cambiados, ImportAnswer, LotePage } from "./pagina";
import { ErroresLink, IntentButton, ProblemPanel, Sentences } from "./partes";
import { hiddenOf, PreviewForm, type PreviewProps } from "./preview-form";

export function LoteContent(props: Omit<LotePage, "kind"> & { answer?: ImportAnswer }) {
  const { lote, previa, cambios, columnas, answer, senaladas = [], asksUndo } = props;
  if (isRunning(lote)) return <LoteProgress lote={lote} />;
  if (columnas?.choices) {
    return <ColumnasForm {...columnas} choices={columnas.choices} lote={lote} answer={answer} />;
  }
  if (cambios) return <Changes lote={lote} {...cambios} />;
  if (previa) {
    return <Preview lote={lote} previa={previa} columnas={columnas} eleccion={answer?.eleccion} />;
  }
  return <LoteResults lote={lote} senaladas={senaladas} asksUndo={asksUndo} />;
}

function Preview({ columnas, ...preview }: PreviewProps & Pick<LotePage, "columnas">) {
  const { lote, previa } = preview;
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
  return (
    <>
      {isGood ? (
        <>
          <p className="mb-6 text-lg">{summaryOf(preview)}. Todavía no se ha guardado nada.</p>
          <LeftOut lote={lote} filas={previa.erradas} />
        </>
      ) : (
        <Errores lote={lote} erradas={previa.erradas} />
      )}
      {columnas && <ColumnasDichas {...columnas} lote={lote} isPartial={previa.parcial} />}
      <Avisos lote={lote} />
      <Danadas filas={previa.danadas} />
      {isGood ? <PreviewForm {...preview} /> : previa.filas.length > 0 && <GoodRows {...preview} />}
    </>
  );
}

function summaryOf({ lote, previa }: PreviewProps): string {
  const { nuevos, duplicados, contrarios, parcial } = previa;
  const name = parcial ? "desconocido" : "nuevo";
  const parts = [
    formatCount(nuevos, name, `${name}s`),
    formatCount(duplicados, "que ya existe", "que ya existen"),
    ...(contrarios > 0
      ? [formatCount(contrarios, "que no puede entrar", "que no pueden entrar")]
      : []),
  ];
  return `${productos(lote.filas)} en el archivo: ${parts.join(", ")}`;
}

/** @param erradas the number of rows with errors; an error of the header concerns all rows */
function Errores({ lote, erradas }: { lote: Lote; erradas: number }) {
  const { errores, numErrores, filas } = lote;
  const isOfHeading = errores.some((sentence) => sentence.startsWith("Fila 1:"));
  const rows = erradas === 1 ? "la fila" : `las ${formatNumber(erradas)} filas`;
  return (
    <ProblemPanel problema={PROBLEMAS.errores}>
      <Sentences className="mt-3" texts={errores.slice(0, ERRORES_MOSTRADOS)} total={numErrores} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {filas > 0 && !isOfHeading && (
          <IntentButton
            lote={lote}
            intent="dejar-fuera"
          >{`Dejar fuera ${rows} con errores`}</IntentButton>
        )}
        <ErroresLink lote={lote} />
        <DialogLink href={paths.adminImportar()}>Subir otro archivo</DialogLink>
      </div>
    </ProblemPanel>
  );
}

const LeftOut = ({ lote, filas }: { lote: Lote; filas: number }) =>
  filas > 0 && (
    <div className="panel mb-6 flex flex-wrap items-center gap-3 px-6 py-4">
      <p>{formatCount(filas, "fila con errores queda", "filas con errores quedan")} fuera.</p>
      <ErroresLink lote={lote} />
    </div>
  );

function Avisos({ lote: { avisos, numAvisos } }: { lote: Lote }) {
  const [one, many] = ["aviso que no impide importar", "avisos que no impiden importar"];
  return (
    numAvisos > 0 && (
      <details className="panel mb-6 px-6 py-4" open={numAvisos <= ERRORES_MOSTRADOS}>
        <summary className="font-semibold">{formatCount(numAvisos, one, many)}</summary>
        <Sentences
          className="mt-2 text-sm"
          texts={avisos}
          total={numAvisos}
          name={["aviso", "avisos"]}
        />
      </details>
    )
  );
}

const Danadas = ({ filas }: { filas: readonly number[] }) =>
  filas.length > 0 && (
    <div className="mb-6">
      <Notice tone="error">
        <Sentences texts={filas.map((fila) => `Fila ${fila}: ${FILA_DANADA}`)} />
      </Notice>
    </div>
  );

function GoodRows({ lote, previa }: PreviewProps) {
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
      <Danadas filas={danadas} />
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
