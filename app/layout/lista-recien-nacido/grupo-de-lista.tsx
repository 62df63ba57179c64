import { usePresent } from "~/layout/use-present";
import { paths } from "~/site/paths";
import type { Pair } from "~/ui/text/pairs";

export interface ListaGrupo {
  id: string;
  title: string;
  items: Pair[];
  categorias: { slug: string; label: string }[];
}

export function GrupoDeLista({ grupo }: { grupo: ListaGrupo }) {
  const categorias = usePresent(grupo.categorias);
  return (
    <section
      aria-labelledby={grupo.id}
      className="mb-6 break-inside-avoid rounded-lg border border-line bg-surface p-5 print:mb-3 print:border-0 print:p-0"
    >
      <h2 id={grupo.id} className="text-2xl print:text-base">
        {grupo.title}
      </h2>
      <ul className="mt-3 grid gap-3 print:mt-1 print:gap-1">
        {grupo.items.map(({ name, text }) => (
          <li key={name} className="break-inside-avoid">
            <label className="flex gap-3">
              <input type="checkbox" className="mt-1 size-5 flex-none accent-brand print:size-3" />
              <span>
                <span className="block font-semibold leading-snug">{name}</span>
                <span className="block text-sm text-soft print:text-xs">{text}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {categorias.length > 0 && (
        <p className="no-print mt-4 flex flex-wrap gap-x-4 text-sm">
          {categorias.map(({ slug, label }) => (
            <a key={slug} href={paths.categoria(slug)} className="prose-link py-1">
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
