import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import { SEARCH_MAX_LENGTH } from "~/ui/text/search-text";
import type { TipoConsejo } from "~nouns/consejos/rules/consejo";
import type { FiltroConsejos } from "~nouns/consejos/rules/filtro";

export function BuscarConsejos({ q, categoria }: FiltroConsejos) {
  return (
    <search>
      <form action={paths.consejos()} className="no-print flex gap-2">
        {categoria && <input type="hidden" name="categoria" value={categoria} />}
        <label className="sr-only" htmlFor="buscar-consejos">
          Buscar consejos
        </label>
        <input
          id="buscar-consejos"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          placeholder="Buscar consejos..."
          className="min-h-11 w-full min-w-0 rounded-full border border-control bg-surface px-4"
        />
        <button type="submit" className="btn btn-brand">
          <Icon name="buscar" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">Buscar</span>
        </button>
      </form>
    </search>
  );
}

export function FiltroTipos({ tipos, filtro }: { tipos: TipoConsejo[]; filtro: FiltroConsejos }) {
  const links = [{ slug: "", nombre: "Todos" }, ...tipos];
  return (
    <nav aria-label="Categorías de consejos" className="no-print">
      <ul className="secciones">
        {links.map(({ slug, nombre }) => (
          <li key={slug}>
            <a
              href={paths.consejos({ q: filtro.q, categoria: slug })}
              aria-current={slug === filtro.categoria ? "true" : undefined}
            >
              {nombre}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
