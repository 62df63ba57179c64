import { usePresent } from "~/layout/use-present";
import { paths } from "~/site/paths";
import type { ListaGrupo } from "./grupos";

const BOXED = "border border-line bg-surface print:border-0";
const ASIDE = "bg-band print:bg-transparent";

/** @param isAside for things that nobody ticks off, because they are not needed */
export function GrupoDeLista({ grupo, isAside }: { grupo: ListaGrupo; isAside?: boolean }) {
  const { id, title, items } = grupo;
  const Line = isAside ? "div" : "label";
  const categorias = usePresent(grupo.categorias);
  return (
    <section
      aria-labelledby={id}
      className={`mb-6 break-inside-avoid rounded-lg p-5 print:mb-3 print:p-0 ${isAside ? ASIDE : BOXED}`}
    >
      <h2 id={id} className="text-2xl print:text-base">
        {title}
      </h2>
      <ul className="mt-3 grid gap-3 print:mt-1 print:gap-1">
        {items.map(({ name, text }) => (
          <li key={name} className="break-inside-avoid">
            <Line className="flex gap-3">
              {!isAside && (
                <input
                  type="checkbox"
                  className="mt-1 size-5 flex-none accent-brand print:size-3"
                />
              )}
              <span>
                <span className="block font-semibold leading-snug">{name}</span>
                <span className="block text-sm text-soft print:text-xs">{text}</span>
              </span>
            </Line>
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
