/** Describes a text of a record; its label, limit, form field and validation follow from this. */
export interface Campo {
  label: string;
  max: number;
  /** The error for an empty field; without it the field is optional. */
  required?: string;
  /** Begins the error for a text that is too long, as in «El título puede tener hasta…». */
  subject?: string;
  hint?: string;
  /** The height of the text box in lines; without it the field has a single line. */
  rows?: number;
  /** Omits `maxlength`: a browser cuts a long paste silently, so the server refuses it instead. */
  isWhole?: true;
}

export type Campos<Name extends string = string> = Readonly<Record<Name, Campo>>;

export const namesOf = <Name extends string>(campos: Campos<Name>) => Object.keys(campos) as Name[];

export const mapCampos = <Name extends string, Value>(
  campos: Campos<Name>,
  of: (campo: Campo, name: Name) => Value,
) =>
  Object.fromEntries(namesOf(campos).map((name) => [name, of(campos[name], name)])) as Record<
    Name,
    Value
  >;

export const labelsOf = <Name extends string>(campos: Campos<Name>) =>
  mapCampos(campos, ({ label }) => label);
