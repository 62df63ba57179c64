import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { useFormFrame } from "~/ui/form/form-frame";
import { BrandLink } from "~/ui/page/link";
import { formatNumber } from "~/ui/text/format-number";
import { completedText, isClean, productos } from "../lote/lote";
import { vistaOf } from "../lote/lote-messages";
import type { Lote } from "../lote/lotes.server";
import { ErroresLink, Sentences } from "./partes";

type ResultsProps = { lote: Lote; senaladas: string[]; asksUndo: boolean };

export function LoteResults({ lote, senaladas, asksUndo }: ResultsProps) {
  useListBehind(lote);
  const { importados, actualizados } = lote.recuento;
  const isUndone = lote.estado === "deshecha";
  const isUndoable = !isUndone && importados + actualizados > 0;
  const vista = isUndone ? {} : vistaOf(lote);
  const Flagged = isUndone ? Kept : Failures;
  return (
    <>
      {asksUndo && isUndoable && <UndoPanel lote={lote} />}
      <section className="panel grid gap-6 p-6 md:p-8">
        <div role="status">
          <h2 className="text-xl">
            {isUndone ? "Importación deshecha" : completedText(lote.recuento)}
          </h2>
        </div>
        <Counts of={isUndone ? lote.deshecho : lote.recuento} />
        {senaladas.length > 0 && <Flagged lote={lote} texts={senaladas} />}
        <div className="flex flex-wrap gap-3">
          <BrandLink href={vista.href ?? paths.adminProductos()}>
            {vista.link ?? "Ver los productos"}
          </BrandLink>
          {isUndoable && !asksUndo && (
            <DialogLink
              href={paths.adminImportacion(lote.id, { deshacer: "1" })}
              className="btn btn-quiet btn-danger"
            >
              Deshacer la importación
            </DialogLink>
          )}
        </div>
      </section>
    </>
  );
}

function useListBehind(lote: Lote): void {
  const isOverList = useFormFrame() !== null;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const next = isClean(lote) ? paths.adminImportacion(lote.id, { seguir: "1" }) : undefined;
  useEffect(() => {
    if (!isOverList) return;
    if (next) navigate(next);
    else revalidate();
  }, [isOverList, next, navigate, revalidate]);
}

function Counts({ of }: { of: Lote["recuento"] | Lote["deshecho"] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {Object.entries(of).map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse rounded-md bg-band px-4 py-3">
          <dt className="text-sm text-soft">{name.charAt(0).toUpperCase() + name.slice(1)}</dt>
          <dd className="text-2xl font-bold tabular-nums">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

type FlaggedProps = { lote: Lote; texts: string[] };

const Failures = ({ lote, texts }: FlaggedProps) => (
  <div>
    <Sentences texts={texts} total={lote.recuento.fallidos} />
    <p className="mt-4">
      <ErroresLink lote={lote} />
    </p>
  </div>
);

function Kept({ lote, texts }: FlaggedProps) {
  const { conservados } = lote.deshecho;
  return (
    <div>
      <p>
        {productos(conservados)} se {conservados === 1 ? "queda como está" : "quedan como están"},
        porque después de la importación se editaron, se destacaron, se relacionaron con otros o se
        eliminaron:
      </p>
      <Sentences
        className="mt-2"
        texts={texts}
        total={conservados}
        name={["producto", "productos"]}
      />
    </div>
  );
}

const UndoPanel = ({ lote: { id, recuento } }: { lote: Lote }) => (
  <Question
    title="¿Deshacer la importación?"
    cancel={
      <DialogLink href={paths.adminImportacion(id)} className="btn btn-quiet">
        Cancelar
      </DialogLink>
    }
    action={paths.adminImportacion(id)}
    intent="deshacer"
    button="Deshacer la importación"
    busy="Deshaciendo…"
    isSafe
  >
    Se retirarán los productos que añadió ({formatNumber(recuento.importados)}) y los que cambió
    volverán a estar como antes ({formatNumber(recuento.actualizados)}). Los que se hayan editado
    después se quedan como están.
  </Question>
);
