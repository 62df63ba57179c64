import type { ComponentProps } from "react";
import { controlOf, FieldNotes, type FieldTexts } from "./field";

export function TickField({ defaultValue, ...props }: FieldTexts & ComponentProps<"input">) {
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          {...controlOf(props)}
          defaultChecked={defaultValue !== ""}
          className="size-5 flex-none accent-brand"
        />
        {props.label}
      </label>
      <div className="pl-8">
        <FieldNotes {...props} />
      </div>
    </div>
  );
}
