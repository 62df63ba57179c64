import type { ReactNode } from "react";
import { THUMB_FAILED } from "~/domain/imagenes/rules/mensajes";
import { PreviewImage } from "~/ui/picture/preview-image";

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  src: string;
  lazy?: boolean;
  /** Stands outside the label, as it may hold links. */
  note?: ReactNode;
}

export function Choice({ name, value, label, src, lazy, note }: ChoiceProps) {
  return (
    <li className="grid min-w-0 content-start gap-1">
      <label className="relative grid cursor-pointer overflow-clip rounded-md border border-line outline-offset-2 has-checked:outline-3 has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-brand">
        <PreviewImage
          sources={[src]}
          alt=""
          failed={THUMB_FAILED}
          lazy={lazy}
          className="aspect-[4/3] w-full"
        />
        <input
          type="radio"
          name={name}
          value={value}
          required
          aria-label={label}
          // Chromium calls a choice that is still to be made invalid.
          aria-invalid={false}
          className="absolute top-2 left-2 size-5 accent-brand"
        />
      </label>
      {note}
    </li>
  );
}

export function ChoiceGrid({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3">{children}</ul>
    </fieldset>
  );
}
