import { Thumbnail } from "~/domain/imagenes/screens/thumbnail";
import type { GrupoInsertable } from "./insertables.server";

interface InsertableListProps {
  grupos: readonly GrupoInsertable[];
  canInsert: boolean;
  /** Where script runs; else the buttons send their line. */
  onPick?: (linea: string) => void;
}

export function InsertableList({ grupos, canInsert, onPick }: InsertableListProps) {
  if (grupos.length === 0) return <p className="text-soft">No se ha encontrado nada.</p>;
  return grupos.map(({ titulo, insertables }) => (
    <section key={titulo} aria-label={titulo}>
      <h2 className="text-lg">{titulo}</h2>
      <ul className="mt-2 border-t border-line">
        {insertables.map(({ titulo, imagen, lineas }) => (
          <li
            key={lineas[0]?.[1]}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5"
          >
            <Thumbnail imagen={imagen} sizes="4rem" className="w-14 flex-none rounded-md" />
            <span className="min-w-40 flex-1 leading-snug wrap-anywhere">{titulo}</span>
            <span className="ml-auto flex gap-2">
              {lineas.map(([label, linea]) =>
                canInsert ? (
                  <button
                    key={label}
                    type={onPick ? "button" : "submit"}
                    name="linea"
                    value={linea}
                    onClick={() => onPick?.(linea)}
                    className="btn btn-quiet px-4 text-sm"
                  >
                    {label}
                    <span className="sr-only"> {titulo}</span>
                  </button>
                ) : (
                  <code key={label} className="text-sm wrap-anywhere">
                    {linea}
                  </code>
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
