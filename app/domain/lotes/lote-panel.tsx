import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormReply } from "~/http/replies/form-reply";
import { QuestionForm } from "~/ui/dialog/question-form";
import { PreviewImage } from "~/ui/picture/preview-image";
import { countOf, type LoteAccion, type LoteTipo } from "./lote";
import { LoteButton } from "./lote-bar";

interface LotePage {
  tipo: LoteTipo;
  accion: LoteAccion;
  categoria: string;
  rows: { id: string; title: string; thumb?: string }[];
  back: string;
  fate: string;
}

export function LoteScreen() {
  const { accion, rows, back, ...page } = useLoaderData<LotePage>();
  const reply = useActionData<{ reply: FormReply }>()?.reply;
  const count = countOf(page.tipo, rows.length);
  const { question, text } = WORDS[accion](rows.length, { ...page, count });
  const button = <LoteButton accion={accion} look={accion === "eliminar" ? "" : "btn-brand"} />;
  return (
    <QuestionForm title={question} text={text} cancel={back} button={button} reply={reply} isPage>
      <ul className="grid max-h-80 gap-1 overflow-y-auto rounded-md bg-band px-5 py-3 text-sm">
        {rows.map(({ id, title, thumb }) => (
          <li key={id} className="flex min-w-0 items-center gap-3">
            <input type="hidden" name="id" value={id} />
            {thumb && (
              <PreviewImage sources={[thumb]} alt="" failed="" lazy className="size-14 flex-none" />
            )}
            <span className="min-w-0 break-words">{title}</span>
          </li>
        ))}
      </ul>
      <input type="hidden" name="categoria" value={page.categoria} />
    </QuestionForm>
  );
}

type Names = Pick<LotePage, "tipo" | "categoria" | "fate"> & { count: string };

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
  eliminar: (_, { fate }) => ({ question: "¿Estás seguro?", text: fate }),
};
