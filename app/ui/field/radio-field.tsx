import { describe, FieldNotes, type FieldTexts } from "./field";

type RadioFieldProps = FieldTexts & { defaultValue: string; of: Readonly<Record<string, string>> };

/** The first answer has the field's id, to which the link of a problem leads. */
export function RadioField({ id, name, label, hint, error, defaultValue, of }: RadioFieldProps) {
  return (
    <fieldset {...describe({ id, hint, error })} className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {Object.entries(of).map(([value, text], index) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            className="size-5 flex-none accent-brand"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
