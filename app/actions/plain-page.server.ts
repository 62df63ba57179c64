import { findTextos } from "~nouns/imagenes/queries/imagenes.server";
import { textsOf } from "~record/versiones/compare-fields";
import type { CampoFoto } from "./form-picture.server";
import type { Row } from "./submission";

/** The form of a record that is neither draft nor published shows its columns. */
export async function plainPage<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  row: Row,
  imagen: CampoFoto,
) {
  const { alt } = await findTextos(String(row[imagen] ?? ""));
  const name = `${imagen}_alt`;
  const stored = { ...textsOf(labels, row), [name]: String(row[name] || alt) };
  return { version: Number(row.version), stored };
}
