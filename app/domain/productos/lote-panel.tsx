import { PLAZOS } from "~/domain/ajustes/plazos";
import type { LoteAccion } from "./lote";

interface LotePanelProps {
  accion: LoteAccion;
  categoria: string;
  productos: { id: string; title: string }[];
  /** Address of the list. */
  back: string;
}

/** Asks before several products are changed at once, naming each of them. */
export function LotePanel({ accion, categoria, productos, back }: LotePanelProps) {
  const { question, text, label } = WORDS[accion](countOf(productos.length), categoria);
  return (
    <div
      role="alertdialog"
      aria-labelledby="lote-titulo"
      aria-describedby="lote-texto"
      className="panel mx-auto max-w-2xl p-6 shadow-card sm:p-9"
    >
      <h1 id="lote-titulo" className="text-2xl">
        {question}
      </h1>
      <p id="lote-texto" className="mt-3">
        {text}
      </p>
      <ul className="mt-4 grid max-h-80 gap-1 overflow-y-auto rounded-md bg-band px-5 py-3 text-sm">
        {productos.map(({ id, title }) => (
          <li key={id} className="break-words">
            {title}
          </li>
        ))}
      </ul>
      <form method="post" className="mt-6 flex flex-wrap gap-3">
        {productos.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <input type="hidden" name="categoria" value={categoria} />
        <input type="hidden" name="volver" value={back} />
        <a href={back} className="btn btn-quiet">
          Cancelar
        </a>
        <button
          type="submit"
          name="accion"
          value={accion}
          className={`btn ${accion === "eliminar" ? "btn-danger" : "btn-brand"}`}
        >
          {label}
        </button>
      </form>
    </div>
  );
}

const countOf = (count: number) => (count === 1 ? "1 producto" : `${count} productos`);

const WORDS: Record<LoteAccion, (count: string, categoria: string) => Words> = {
  published: (count) => ({
    question: `¿Publicar ${count}?`,
    text: "Se verán en el sitio desde este momento.",
    label: "Publicar",
  }),
  draft: (count) => ({
    question: `¿Pasar ${count} a borrador?`,
    text: "Dejarán de verse en el sitio y de estar entre los destacados.",
    label: "Pasar a borrador",
  }),
  categoria: (count, categoria) => ({
    question: `¿Cambiar la categoría de ${count}?`,
    text: `Pasarán a la categoría «${categoria}».`,
    label: "Cambiar categoría",
  }),
  eliminar: (count) => ({
    question: "¿Estás seguro?",
    text: `Se eliminarán permanentemente ${count}. Esta acción no se puede deshacer desde el sitio; durante ${PLAZOS.papelera} días quedará una copia en la papelera.`,
    label: "Eliminar",
  }),
};

interface Words {
  question: string;
  text: string;
  label: string;
}
