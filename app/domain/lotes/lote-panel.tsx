import { useActionData, useLoaderData } from "@remix-run/react";
import { goesToBin, severalGoToBin } from "~/domain/papelera/mensajes";
import type { FormReply } from "~/http/replies/form-reply";
import { QuestionForm } from "~/ui/dialog/question-form";
import type { Publicable } from "~db/schema/edicion";
import { countOf, LOTE_LABELS, type LoteAccion } from "./lote";

interface LotePage {
  tipo: Publicable;
  accion: LoteAccion;
  categoria: string;
  rows: { id: string; title: string }[];
  back: string;
}

export function LoteScreen() {
  const { tipo, accion, categoria, rows, back } = useLoaderData<LotePage>();
  const reply = useActionData<{ reply: FormReply }>()?.reply;
  const { question, text } = WORDS[accion](rows.length, {
    ...{ tipo, categoria, first: rows[0]?.title ?? "" },
    count: countOf(tipo, rows.length),
  });
  const button = (
    <button
      type="submit"
      name="accion"
      value={accion}
      className={`btn ${accion === "eliminar" ? "btn-danger" : "btn-brand"}`}
    >
      {LOTE_LABELS[accion]}
    </button>
  );
  return (
    <QuestionForm title={question} text={text} cancel={back} button={button} reply={reply} isPage>
      <ul className="grid max-h-80 gap-1 overflow-y-auto rounded-md bg-band px-5 py-3 text-sm">
        {rows.map(({ id, title }) => (
          <li key={id} className="break-words">
            <input type="hidden" name="id" value={id} />
            {title}
          </li>
        ))}
      </ul>
      <input type="hidden" name="categoria" value={categoria} />
    </QuestionForm>
  );
}

interface Names {
  tipo: Publicable;
  count: string;
  categoria: string;
  first: string;
}

const WORDS: Record<LoteAccion, (n: number, names: Names) => { question: string; text: string }> = {
  precio: (n, { count }) => ({
    question: `¿Marcar ${n === 1 ? "el precio" : "los precios"} de ${count} como ${n === 1 ? "comprobado" : "comprobados"} hoy?`,
    text: "Hazlo solo si los has mirado: las fichas dirán que se vieron hoy. Los que no tienen precio se quedan como están.",
  }),
  published: (n, { count }) => ({
    question: `¿Publicar ${count}?`,
    text: `Se ${n === 1 ? "verá" : "verán"} en el sitio desde este momento.`,
  }),
  draft: (n, { tipo, count }) => ({
    question: `¿Pasar ${count} a borrador?`,
    text: `${n === 1 ? "Dejará" : "Dejarán"} de verse en el sitio${tipo === "producto" ? " y de estar entre los destacados" : ""}.`,
  }),
  categoria: (n, { count, categoria }) => ({
    question: `¿Cambiar la categoría de ${count}?`,
    text: `${n === 1 ? "Pasará" : "Pasarán"} a la categoría «${categoria}».`,
  }),
  eliminar: (n, { count, first }) => ({
    question: "¿Estás seguro?",
    text: n === 1 ? goesToBin(first) : severalGoToBin(count),
  }),
};
