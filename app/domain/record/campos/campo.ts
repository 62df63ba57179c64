/** A text of a record, described once: its label, limit, form row and rule follow. */
export interface Campo {
  label: string;
  /** In characters. */
  max: number;
  /** Answers an empty field; without it the field may be empty. */
  required?: string;
  /** Begins the answer to a text that is too long, as in «El título puede tener hasta…». */
  subject?: string;
  hint?: string;
  /** Height of the box; without it the text has one line. */
  rows?: number;
  /** A browser would cut a longer paste without a word, so the answer says that it is too long. */
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
