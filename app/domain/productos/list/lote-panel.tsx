import { goesToBin, severalGoToBin } from "~/domain/papelera/mensajes";
import { LOTE_LABELS, type LoteAccion } from "~/domain/productos/rules/lote";
import { ConfirmPanel } from "~/ui/dialog/confirm-panel";
import { PostForm } from "~/ui/form/post-form";
import { formatCount } from "~/ui/text/format-number";

interface LotePanelProps {
  accion: LoteAccion;
  categoria: string;
  productos: { id: string; title: string }[];
  back: string;
}

export function LotePanel({ accion, categoria, productos, back }: LotePanelProps) {
  const { question, text } = WORDS[accion](productos.length, {
    categoria,
    first: productos[0]?.title ?? "",
  });
  const titles = (
    <ul className="mt-4 grid max-h-80 gap-1 overflow-y-auto rounded-md bg-band px-5 py-3 text-sm">
      {productos.map(({ id, title }) => (
        <li key={id} className="break-words">
          {title}
        </li>
      ))}
    </ul>
  );
  const form = (
    <PostForm>
      {productos.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="categoria" value={categoria} />
      <button
        type="submit"
        name="accion"
        value={accion}
        className={`btn ${accion === "eliminar" ? "btn-danger" : "btn-brand"}`}
      >
        {LOTE_LABELS[accion]}
      </button>
    </PostForm>
  );
  return (
    <ConfirmPanel title={question} details={titles} form={form} cancel={back} isPage>
      {text}
    </ConfirmPanel>
  );
}

const countOf = (count: number) => formatCount(count, "producto", "productos");

const WORDS: Record<
  LoteAccion,
  (count: number, names: { categoria: string; first: string }) => { question: string; text: string }
> = {
  precio: (count) => ({
    question: `¿Marcar ${count === 1 ? "el precio" : "los precios"} de ${countOf(count)} como ${count === 1 ? "comprobado" : "comprobados"} hoy?`,
    text: "Hazlo solo si los has mirado: las fichas dirán que se vieron hoy. Los que no tienen precio se quedan como están.",
  }),
  published: (count) => ({
    question: `¿Publicar ${countOf(count)}?`,
    text: `Se ${count === 1 ? "verá" : "verán"} en el sitio desde este momento.`,
  }),
  draft: (count) => ({
    question: `¿Pasar ${countOf(count)} a borrador?`,
    text: `${count === 1 ? "Dejará" : "Dejarán"} de verse en el sitio y de estar entre los destacados.`,
  }),
  categoria: (count, { categoria }) => ({
    question: `¿Cambiar la categoría de ${countOf(count)}?`,
    text: `${count === 1 ? "Pasará" : "Pasarán"} a la categoría «${categoria}».`,
  }),
  eliminar: (count, { first }) => ({
    question: "¿Estás seguro?",
    text: count === 1 ? goesToBin(first) : severalGoToBin(countOf(count)),
  }),
};
