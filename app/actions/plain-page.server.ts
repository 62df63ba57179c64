import { findTextos } from "~nouns/imagenes/queries/imagenes.server";
import { textsOf } from "~record/versiones/compare-fields";
import type { CampoFoto } from "./form-picture.server";
import type { Row } from "./submission";

/** Categories and authors have no `estado` to publish, so their form needs only the columns. */
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
