import { findTextos } from "~nouns/imagenes/queries/imagenes.server";
import { textsOf } from "~record/versiones/compare-fields";
import type { CampoFoto } from "./form-picture.server";
import type { Row } from "./submission";

/** The page of a form whose record is never published: its values are the columns. */
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
