import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "~/ui/picture/icon";
import { HiddenFields } from "./route-form";
import { RowForm } from "./row-form";

export type Place = Record<"at" | "of", number>;

interface OrderFormProps extends Place {
  rowId: string;
  name: string;
  action: string;
  className?: string;
  fields: Record<string, string>;
  children?: ReactNode;
}

export function OrderForm({ rowId, name, at, of, fields, ...props }: OrderFormProps) {
  const { children, className = "flex", action } = props;
  const fetcherKey = `mover-${rowId}`;
  useFocusOnceMoved(rowId, useFetcher({ key: fetcherKey }).state);
  return (
    <RowForm fetcherKey={fetcherKey} action={action} className={className}>
      <HiddenFields of={fields} />
      <OrderButton intent="subir" label={`Subir ${name}`} turn="-rotate-90" isOff={at === 0} />
      <OrderButton intent="bajar" label={`Bajar ${name}`} turn="rotate-90" isOff={at === of - 1} />
      {children}
    </RowForm>
  );
}

function useFocusOnceMoved(rowId: string, state: "idle" | "submitting" | "loading") {
  const before = useRef(state);
  useEffect(() => {
    const isMoved = before.current !== "idle" && state === "idle";
    before.current = state;
    const row = document.getElementById(rowId);
    // At an end of the list the button gets disabled and loses the focus, so the row takes it.
    const isFree = document.activeElement === document.body || row?.querySelector("button:focus");
    if (isMoved && isFree) row?.focus();
  }, [rowId, state]);
}

type OrderButtonProps = { intent: "subir" | "bajar"; label: string; turn: string; isOff: boolean };

function OrderButton({ intent, label, turn, isOff }: OrderButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      disabled={isOff}
      className="grid size-11 flex-none cursor-pointer place-items-center rounded-full text-soft hover:bg-band disabled:cursor-default disabled:opacity-30"
    >
      <Icon name="flecha" className={`size-5 ${turn}`} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
