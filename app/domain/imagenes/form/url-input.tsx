import type { ComponentProps } from "react";
import { Field } from "~/ui/field/field";

type UrlInputProps = Omit<ComponentProps<typeof Field>, "label" | "onChange"> & {
  onUrl: (url: string) => void;
};

/** `type="url"` would refuse the site's own addresses, which have no host. */
export function UrlInput({ onUrl, ...field }: UrlInputProps) {
  return (
    <Field
      {...field}
      label="Dirección de la imagen"
      inputMode="url"
      onChange={(event) => onUrl(event.target.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
