import { type MouseEvent, useRef, useState } from "react";
import { CONTROL, describe, FieldNotes, type FieldTexts } from "./field";
import { changeList, type ListOperation, listIntent } from "./repeatable-list";

interface RepeatableFieldProps extends FieldTexts {
  itemLabel: string;
  items: readonly string[];
  maxItems: number;
  usual?: readonly string[];
}

interface Item {
  key: number;
  text: string;
}

export function RepeatableField(props: RepeatableFieldProps) {
  const { id, name, label, itemLabel, hint, error, maxItems, usual } = props;
  const { items, group, button } = useItems(props);
  const item = itemLabel.toLowerCase();
  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      aria-describedby={describe(props)["aria-describedby"]}
      className="grid gap-2.5"
    >
      <legend className="mb-1 font-semibold">{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {items.map(({ key, text }, index) => (
        <div key={key} className="flex flex-wrap items-center justify-end gap-1.5 sm:flex-nowrap">
          <input
            type="text"
            name={name}
            defaultValue={text}
            aria-label={`${itemLabel} ${index + 1}`}
            aria-invalid={error ? true : undefined}
            className={`min-h-11 ${CONTROL}`}
          />
          <SmallButton
            {...button("subir", index)}
            label={`Subir ${item} ${index + 1}`}
            sign="↑"
            disabled={index === 0}
          />
          <SmallButton
            {...button("bajar", index)}
            label={`Bajar ${item} ${index + 1}`}
            sign="↓"
            disabled={index === items.length - 1}
          />
          <SmallButton
            {...button("quitar", index)}
            label={`Quitar ${item} ${index + 1}`}
            sign="✕"
          />
        </div>
      ))}
      {items.length < maxItems && (
        <div className="flex flex-wrap gap-2">
          <button {...button("anadir", items.length)} data-anadir className="btn btn-quiet">
            Añadir {item}
          </button>
          {usual && items.length === 0 && (
            <button {...button("proponer", 0)} className="btn btn-quiet">
              {`Añadir ${usual.join(", ")}`}
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}

function useItems({ id, name, items: texts, usual = [] }: RepeatableFieldProps) {
  const [items, setItems] = useState<Item[]>(() => texts.map((text, key) => ({ key, text })));
  const nextKey = useRef(texts.length);
  const group = useRef<HTMLFieldSetElement>(null);
  const button = (operation: ListOperation, index: number) => ({
    type: "submit" as const,
    name: "intent",
    value: listIntent(name, operation, index),
    formAction: `#${id}`,
    formNoValidate: true,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      const added = operation === "proponer" ? usual : [""];
      const first = nextKey.current;
      nextKey.current += added.length;
      const fresh = added.map((text, at) => ({ key: first + at, text }));
      setItems((before) => changeList(before, { operation, index }, fresh));
      requestAnimationFrame(() => focusAfter(group.current, operation, index));
    },
  });
  return { items, group, button };
}

function focusAfter(group: HTMLElement | null, operation: ListOperation, index: number) {
  const inputs = group?.querySelectorAll("input") ?? [];
  const places = {
    anadir: index,
    proponer: 0,
    quitar: index - 1,
    subir: index - 1,
    bajar: index + 1,
  };
  const target = inputs[Math.max(0, places[operation])];
  (target ?? group?.querySelector<HTMLElement>("[data-anadir]"))?.focus();
}

type SmallButtonProps = React.ComponentProps<"button"> & { label: string; sign: string };

function SmallButton({ label, sign, ...button }: SmallButtonProps) {
  return (
    <button
      {...button}
      // The sign is hidden, so the title alone names the button: readers would say two names twice.
      title={label}
      className="grid size-11 flex-none cursor-pointer place-items-center rounded-md text-soft hover:bg-band hover:text-ink disabled:cursor-default disabled:opacity-30"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
