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
      {/* As high as a line of text beside it, which browsers do not make it by themselves. */}
      <select {...select} {...describe(props)} className={`min-h-11.5 ${CONTROL}`} />
    </FieldFrame>
  );
}
