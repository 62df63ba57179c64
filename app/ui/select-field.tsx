import type { ComponentProps, ReactNode } from "react";
import { CONTROL, describe, FieldFrame } from "./field";

interface SelectFieldProps extends ComponentProps<"select"> {
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
}

/** One choice of a list with its label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, ...select } = props;
  return (
    <FieldFrame {...props}>
      <select {...select} {...describe(props)} className={`min-h-11 ${CONTROL}`} />
    </FieldFrame>
  );
}
