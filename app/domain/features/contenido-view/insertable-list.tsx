import { paths } from "~/site/paths";
import { PostForm } from "~/ui/form/route-form";
import { ListToolbar } from "~/ui/list/list-toolbar";
import { Thumbnail } from "~nouns/imagenes/screens/thumbnail";
import type { GrupoInsertable } from "./insertables.server";

export const INSERT_TITLE = "Buscar para insertar";

export interface InsertPage {
  q: string;
  grupos: readonly GrupoInsertable[];
  borrador: string;
}

export function InsertableList({ q, grupos, borrador, canInsert }: InsertPage & CanInsert) {
  return (
    <>
      <ListToolbar
        action={paths.adminInsertar()}
        label="Productos, artículos o imágenes"
        q={q}
        kept={{ borrador }}
      />
      <PostForm action={paths.adminInsertar()} className="mt-6 grid gap-8">
        <input type="hidden" name="borrador" value={borrador} />
        {grupos.length === 0 && <p className="text-soft">No se ha encontrado nada.</p>}
        {grupos.map((grupo) => (
          <Grupo key={grupo.titulo} {...grupo} canInsert={canInsert} />
        ))}
      </PostForm>
    </>
  );
}

type CanInsert = { canInsert: boolean };

function Grupo({ titulo, insertables, canInsert }: GrupoInsertable & CanInsert) {
  return (
    <section aria-label={titulo}>
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
                    type="submit"
                    name="linea"
                    value={linea}
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
  );
}
