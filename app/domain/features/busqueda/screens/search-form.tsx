import { paths } from "~/site/paths";
import { SubmitButton } from "~/ui/form/route-form";
import { SEARCH_MAX_LENGTH } from "~/ui/text/search-text";
import { SEARCH_MIN } from "../rules/busqueda";

interface SearchFormProps {
  /** Must differ, because the header and the page may both have a search field. */
  id: string;
  q?: string;
  /** With script, the box closes and empties itself after sending. */
  isMenu?: boolean;
}

export const SEARCH_HINT = `Escribe al menos ${SEARCH_MIN} caracteres`;

/** Shorter texts than two characters are not sent. */
export function SearchForm({ id, q, isMenu = false }: SearchFormProps) {
  return (
    <form
      action={paths.buscar()}
      data-buscar={isMenu ? "" : undefined}
      className="no-print flex gap-2"
    >
      <label className="sr-only" htmlFor={id}>
        Buscar productos y consejos
      </label>
      <input
        id={id}
        name="q"
        type="search"
        defaultValue={q}
        required
        aria-invalid={false}
        maxLength={SEARCH_MAX_LENGTH}
        pattern="\s*\S.*\S\s*"
        title={SEARCH_HINT}
        autoComplete="off"
        data-sugerencias=""
        placeholder="Productos y consejos"
        className="min-h-11 w-full min-w-0 truncate rounded-full border border-control bg-page px-4"
      />
      <SubmitButton>Buscar</SubmitButton>
    </form>
  );
}
