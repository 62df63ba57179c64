import { type ReactNode, useId } from "react";
import { type Choice, Choices } from "~/ui/field/field";
import { Icon } from "~/ui/picture/icon";
import { SEARCH_MAX_LENGTH } from "~/ui/text/search-text";

interface ListToolbarProps {
  action: string;
  label: string;
  q: string;
  kept?: Record<string, string>;
  children?: ReactNode;
  clear?: string;
}

export function ListToolbar({ action, label, q, kept = {}, children, clear }: ListToolbarProps) {
  const id = useId();
  return (
    <search>
      <form action={action} className="flex flex-wrap items-end gap-3">
        {Object.entries(kept).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <div className="grid min-w-0 flex-[2_1_12rem] sm:flex-[2_1_17rem] gap-1">
          <label htmlFor={id} className="text-sm font-semibold">
            {label}
          </label>
          <input
            type="search"
            id={id}
            name="q"
            defaultValue={q}
            maxLength={SEARCH_MAX_LENGTH}
            autoComplete="off"
            className="control h-11"
          />
        </div>
        {children}
        <button type="submit" className="btn btn-quiet">
          <Icon name="buscar" className="size-5" />
          <span className="max-sm:sr-only">Buscar</span>
        </button>
        {clear && (
          <a href={clear} className="prose-link grid min-h-11 items-center max-sm:order-2">
            Quitar filtros
          </a>
        )}
      </form>
    </search>
  );
}

type ListSelectProps = { name: string; label: string; value: string; options: readonly Choice[] };

export function ListSelect({ name, label, value, options }: ListSelectProps) {
  return (
    <div className="grid min-w-0 flex-[1_1_7rem] gap-1 max-sm:order-1">
      <label htmlFor={`lista-${name}`} className="text-sm font-semibold">
        {label}
      </label>
      <select id={`lista-${name}`} name={name} defaultValue={value} className="control h-11">
        <Choices of={options} />
      </select>
    </div>
  );
}
