import { formatCount } from "~/ui/text/format-number";
import { formatShort } from "~base/fechas";
import { Thumbnail } from "~nouns/imagenes/screens/thumbnail";
import type { Contada } from "./relaciones.server";

type RelacionesGridProps = { items: Contada[]; selected?: string; hrefOf: (id: string) => string };

export function RelacionesGrid({ items, selected, hrefOf }: RelacionesGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 max-sm:gap-2 sm:grid-cols-2 min-[96rem]:grid-cols-3">
      {items.map(({ id, title, imagen, categoriaNombre, fecha, isDraft, total }) => (
        <li key={id}>
          <a
            href={hrefOf(id)}
            aria-current={id === selected ? "true" : undefined}
            className="flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-3 max-sm:py-2 hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand-tint"
          >
            <Thumbnail imagen={imagen} sizes="80px" className="w-16 flex-none sm:w-20 rounded-md" />
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
              <span className={`block text-sm ${total > 0 ? "text-brand" : "text-soft"}`}>
                {total > 0 ? formatCount(total, "relación", "relaciones") : "Sin relaciones"}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
