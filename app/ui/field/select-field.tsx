import type { ComponentProps } from "react";
import type { Choice } from "./choice";
import { CONTROL, describe, FieldFrame, type FieldTexts } from "./field";

export function Choices({ of }: { of: readonly Choice[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

export function SelectField(props: FieldTexts & ComponentProps<"select">) {
  const { label, hint, error, ...select } = props;
  return (
    <FieldFrame {...props}>
      <select {...select} {...describe(props)} className={`min-h-11.5 ${CONTROL}`} />
    </FieldFrame>
  );
}
