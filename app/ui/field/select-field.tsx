import type { ComponentProps, ReactNode } from "react";
import type { Choice } from "./choice";
import { CONTROL, describe, FieldFrame } from "./field";

export function Choices({ of }: { of: readonly Choice[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface SelectFieldProps extends ComponentProps<"select"> {
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, ...select } = props;
  return (
    <FieldFrame {...props}>
      <select {...select} {...describe(props)} className={`min-h-11.5 ${CONTROL}`} />
    </FieldFrame>
  );
}
