import { isVista, VISTAS, type Vista } from "~/domain/imagenes/rules/biblioteca";
import { paths } from "~/site/paths";
import { CONTROL } from "~/ui/field/field";
import { FilterLinks } from "~/ui/list/filter-links";
import { SEARCH_MAX_LENGTH } from "~/ui/text/search-text";

export function BibliotecaFilters({ q, vista }: { q: string; vista: Vista }) {
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
      <FilterLinks
        label="Filtro"
        links={Object.keys(VISTAS)
          .filter(isVista)
          .map((each) => ({
            href: paths.adminImagenes({ q, filtro: each }),
            text: VISTAS[each],
            isCurrent: each === vista,
          }))}
      />
    </div>
  );
}
