import { formatShort } from "~base/fechas";
import { Thumbnail } from "~nouns/imagenes/screens/thumbnail";
import type { Tarjeta } from "./relaciones.server";

type RelacionesGridProps = { items: Tarjeta[]; selected?: string; hrefOf: (id: string) => string };

export function RelacionesGrid({ items, selected, hrefOf }: RelacionesGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {items.map(({ id, title, imagen, categoriaNombre, fecha, isDraft }) => (
        <li key={id}>
          <a
            href={hrefOf(id)}
            aria-current={id === selected ? "true" : undefined}
            className="flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-3 hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand-tint"
          >
            <Thumbnail imagen={imagen} sizes="80px" className="w-20 flex-none rounded-md" />
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold break-words">{title}</span>
              <span className="block text-sm text-soft">
                {[
                  categoriaNombre,
                  fecha && formatShort(fecha).replaceAll(" ", "\u00a0"),
                  isDraft && "Borrador",
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
