import { answerDeed } from "~/actions/answer-deed.server";
import type { AdminSubmission } from "~/actions/submission";
import type { RecordKind } from "~/actions/submit-record.server";
import { parseForm } from "~/http/forms/form.server";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";
import { AUTOR_LABELS } from "~nouns/autores/autor";
import type { AutorPage } from "~nouns/autores/autor-form";
import { type AutorCampos, autorSchema } from "~nouns/autores/autor-schema.server";
import { findEditable } from "~nouns/autores/autores.server";
import { insertAutor, removeAutor, updateAutor } from "~nouns/autores/change-autores.server";
import { findTextos } from "~nouns/imagenes/queries/imagenes.server";
import { notDeleted } from "~record/tipos/tipo";
import { textsOf } from "~record/versiones/compare-fields";

export const AUTOR: RecordKind<AutorCampos, "taken", AutorPage> = {
  tipo: "autor",
  schema: autorSchema,
  imagen: "imagen",
  rules: { taken: ["nombre", "Ya hay un autor con este nombre"] },
  read: ({ form }) => parseForm(form, autorSchema),
  insert: insertAutor,
  update: updateAutor,
  blank: async () => ({ stored: {} }),
  find: findPage,
  findEditable,
};

async function findPage(id: string) {
  const row = await findEditable(id);
  if (!row) return undefined;
  const { alt } = await findTextos(row.imagen);
  const stored = { ...textsOf(AUTOR_LABELS, row), imagen_alt: row.imagen_alt || alt };
  return { version: row.version, stored };
}

export const deleteAutor = ({ actor, id = "", ...asked }: AdminSubmission) =>
  answerDeed(asked, {
    intent: "eliminar",
    to: returnPathOf(asked.request, paths.adminLista("autor")),
    problem: notDeleted("autor"),
    act: async () => ((await removeAutor(id, actor)) ? "autor.eliminado" : undefined),
  });
