import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { useFormFrame } from "~/ui/form/form-frame";
import { BrandLink } from "~/ui/page/link";
import { formatNumber } from "~/ui/text/format-number";
import { completedText, productos } from "../lote/lote";
import type { Lote } from "../lote/lotes.server";
import type { FilaSenalada } from "./pagina";
import { ErroresLink, Sentences } from "./partes";

type ResultsProps = { lote: Lote; senaladas: FilaSenalada[]; asksUndo: boolean };

export function LoteResults({ lote, senaladas, asksUndo }: ResultsProps) {
  useListBehind(lote);
  const { importados, actualizados, fallidos } = lote.recuento;
  const isUndone = lote.estado === "deshecha";
  const isUndoable = !isUndone && importados + actualizados > 0;
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
        {isUndone ? (
          <Kept lote={lote} filas={senaladas} />
        ) : (
          fallidos > 0 && <Failures lote={lote} filas={senaladas} />
        )}
        <div className="flex flex-wrap gap-3">
          <BrandLink href={paths.adminProductos()}>Ver los productos</BrandLink>
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

function useListBehind({ id, estado, recuento }: Lote): void {
  const isOverList = useFormFrame() !== null;
  const isClean = estado === "terminada" && recuento.fallidos === 0;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOverList) return;
    if (isClean) navigate(paths.adminImportacion(id, { seguir: "1" }));
    else revalidate();
  }, [isOverList, isClean, id, navigate, revalidate]);
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

function Failures({ lote, filas }: { lote: Lote; filas: FilaSenalada[] }) {
  return (
    <div>
      <Sentences
        texts={filas.map(({ fila, motivo }) => `Fila ${fila}: ${motivo}`)}
        total={lote.recuento.fallidos}
      />
      <p className="mt-4">
        <ErroresLink lote={lote} />
      </p>
    </div>
  );
}

function UndoPanel({ lote }: { lote: Lote }) {
  const { importados, actualizados } = lote.recuento;
  return (
    <Question
      title="¿Deshacer la importación?"
      cancel={
        <DialogLink href={paths.adminImportacion(lote.id)} className="btn btn-quiet">
          Cancelar
        </DialogLink>
      }
      action={paths.adminImportacion(lote.id)}
      intent="deshacer"
      button="Deshacer la importación"
      busy="Deshaciendo…"
      isSafe
    >
      Se retirarán los productos que añadió ({formatNumber(importados)}) y los que cambió volverán a
      estar como antes ({formatNumber(actualizados)}). Los que se hayan editado después se quedan
      como están.
    </Question>
  );
}

function Kept({ lote, filas }: { lote: Lote; filas: FilaSenalada[] }) {
  const { conservados } = lote.deshecho;
  if (conservados === 0) return null;
  return (
    <div>
      <p>
        {productos(conservados)} se {conservados === 1 ? "queda" : "quedan"} como{" "}
        {conservados === 1 ? "está" : "están"}, porque después de la importación se editaron, se
        destacaron, se relacionaron con otros o se eliminaron:
      </p>
      <Sentences
        className="mt-2"
        texts={filas.map(({ fila, slug }) => `Fila ${fila}: ${slug}`)}
        total={conservados}
        name={["producto", "productos"]}
      />
    </div>
  );
}
