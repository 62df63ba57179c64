import { answerDeed } from "~/actions/answer-deed.server";
import type { RecordKind } from "~/actions/record-kind";
import type { AdminSubmission } from "~/actions/submission";
import { parseForm } from "~/http/forms/form.server";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";
import { AUTOR_LABELS } from "~nouns/autores/autor.kind";
import type { AutorPage } from "~nouns/autores/autor-form";
import { type AutorCampos, autorSchema } from "~nouns/autores/autor-schema.server";
import { findEditable } from "~nouns/autores/autores.server";
import { insertAutor, removeAutor, updateAutor } from "~nouns/autores/change-autores.server";
import { notDeleted } from "~record/tipos/tipo";
import { plainPage } from "../plain-page.server";

export const AUTOR: RecordKind<AutorCampos, "taken", AutorPage> = {
  tipo: "autor",
  schema: autorSchema,
  imagen: "imagen",
  rules: { taken: ["nombre", "Ya hay un autor con este nombre"] },
  answerOther: async (asked) =>
    new URL(asked.request.url).searchParams.has("eliminar") ? deleteAutor(asked) : undefined,
  read: ({ form }) => parseForm(form, autorSchema),
  insert: insertAutor,
  update: updateAutor,
  blank: async () => ({ stored: {} }),
  find: findEditable,
  page: (row) => plainPage(AUTOR_LABELS, row, "imagen"),
};

const deleteAutor = ({ actor, id = "", ...asked }: AdminSubmission) =>
  answerDeed(asked, {
    intent: "eliminar",
    to: returnPathOf(asked.request, paths.adminLista("autor")),
    problem: notDeleted("autor"),
    act: async () => ((await removeAutor(id, actor)) ? "autor.eliminado" : undefined),
  });
