import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

/** Opens a field; under two characters nothing is sent. */
export function SearchBox() {
  return (
    <details name="cabecera" data-menu className="lg:relative">
      <summary className="grid size-11 place-items-center rounded-full hover:bg-band">
        <Icon name="buscar" />
        <span className="sr-only">Buscar</span>
      </summary>
      <search className="absolute inset-x-0 z-20 mt-3 border-y border-line bg-surface p-4 shadow-raised lg:top-full lg:right-0 lg:left-auto lg:w-96 lg:rounded-lg lg:border">
        <form action={paths.buscar()} data-buscar className="flex gap-2">
          <label className="sr-only" htmlFor="q">
            Buscar productos y consejos
          </label>
          <input
            id="q"
            name="q"
            type="search"
            required
            maxLength={100}
            pattern="\s*\S.*\S\s*"
            title="Escribe al menos 2 caracteres"
            autoComplete="off"
            placeholder="Buscar productos y consejos"
            className="min-h-11 w-full min-w-0 rounded-full border border-control bg-page px-4"
          />
          <button type="submit" className="btn btn-brand">
            Buscar
          </button>
        </form>
      </search>
    </details>
  );
}
