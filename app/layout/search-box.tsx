import { SearchForm } from "~/domain/busqueda/search-form";
import { Icon } from "~/ui/icon";

/** Opens the search field. */
export function SearchBox() {
  return (
    <details name="cabecera" data-menu className="md:relative">
      <summary className="grid size-11 place-items-center rounded-full hover:bg-band">
        <Icon name="buscar" />
        <span className="sr-only">Buscar</span>
      </summary>
      <search className="absolute inset-x-0 z-20 mt-3 border-y border-line bg-surface p-4 shadow-raised md:top-full md:right-0 md:left-auto md:w-96 md:rounded-lg md:border">
        <SearchForm id="q" isMenu />
      </search>
    </details>
  );
}
