import type { ComponentProps } from "react";
import { describe, FieldNotes, type FieldTexts } from "./field";

export function TickField(props: FieldTexts & ComponentProps<"input">) {
  const { label, hint, error, isOptional, defaultValue, ...input } = props;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          {...input}
          defaultChecked={defaultValue !== ""}
          {...describe(props)}
          className="size-5 flex-none accent-brand"
        />
        {label}
      </label>
      <div className="pl-8">
        <FieldNotes {...props} />
      </div>
    </div>
  );
}
