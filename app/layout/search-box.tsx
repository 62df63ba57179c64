import { SearchForm } from "~/domain/busqueda/screens/search-form";
import { Icon } from "~/ui/picture/icon";

export function SearchBox() {
  return (
    <details name="cabecera" data-menu className="md:relative">
      <summary className="nav-round">
        <Icon name="buscar" />
        <span className="sr-only">Buscar</span>
      </summary>
      <search className="menu-panel inset-x-0 border-y p-4 md:top-full md:right-0 md:left-auto md:w-96 md:rounded-lg md:border">
        <SearchForm id="q" isMenu />
      </search>
    </details>
  );
}
