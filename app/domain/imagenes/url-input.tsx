import { CONTROL, describe, FieldFrame } from "~/ui/field";

interface UrlInputProps {
  id: string;
  name: string;
  value: string;
  onChange: (url: string) => void;
  hint: string;
  error?: string;
  required?: boolean;
}

/** `type="url"` would refuse the site's own addresses, which have no host. */
export function UrlInput({ id, name, value, onChange, hint, error, required }: UrlInputProps) {
  return (
    <FieldFrame id={id} label="Dirección de la imagen" hint={hint} error={error}>
      <input
        type="text"
        inputMode="url"
        id={id}
        name={name}
        defaultValue={value}
        onChange={(event) => onChange(event.target.value)}
        required={required}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...describe({ id, hint, error })}
        className={`min-h-11 ${CONTROL}`}
      />
    </FieldFrame>
  );
}
