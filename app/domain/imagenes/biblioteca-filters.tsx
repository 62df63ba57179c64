import { paths } from "~/paths";
import { CONTROL } from "~/ui/field";
import { SEARCH_MAX_LENGTH } from "~/ui/search-text";
import { isVista, VISTAS, type Vista } from "./biblioteca";

interface BibliotecaFiltersProps {
  q: string;
  vista: Vista;
}

/** Narrows the library by words and by use. */
export function BibliotecaFilters({ q, vista }: BibliotecaFiltersProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <search className="flex-[1_1_18rem]">
        <form action={paths.adminImagenes()} className="flex items-end gap-3">
          {vista && <input type="hidden" name="filtro" value={vista} />}
          <div className="grid min-w-0 flex-1 gap-1.5">
            <label htmlFor="biblioteca-q" className="text-sm font-semibold">
              Buscar por texto o crédito
            </label>
            <input
              type="search"
              id="biblioteca-q"
              name="q"
              defaultValue={q}
              maxLength={SEARCH_MAX_LENGTH}
              autoComplete="off"
              className={`min-h-11 ${CONTROL}`}
            />
          </div>
          <button type="submit" className="btn btn-quiet">
            Buscar
          </button>
        </form>
      </search>
      <nav
        aria-label="Filtro"
        className="flex flex-wrap gap-1 rounded-lg bg-band p-1 text-sm font-semibold"
      >
        {Object.keys(VISTAS)
          .filter(isVista)
          .map((each) => (
            <FilterLink
              key={each}
              href={paths.adminImagenes({ q, filtro: each })}
              label={VISTAS[each]}
              isHere={each === vista}
            />
          ))}
      </nav>
    </div>
  );
}

function FilterLink({ href, label, isHere }: { href: string; label: string; isHere: boolean }) {
  return (
    <a
      href={href}
      aria-current={isHere ? "page" : undefined}
      className="rounded-full px-4 py-2 text-soft hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-card"
    >
      {label}
    </a>
  );
}
