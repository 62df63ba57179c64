import type { AdminSubmission } from "~/actions/submission";
import { submitDelete } from "~/actions/submit-delete.server";
import { type RecordKind, recordFormAnswers, submitRecord } from "~/actions/submit-record.server";
import type { AutorPage } from "~/domain/autores/autor-form";
import { type AutorCampos, autorSchema } from "~/domain/autores/autor-schema.server";
import { findEditable } from "~/domain/autores/autores.server";
import { createAutor, editAutor, removeAutor } from "~/domain/autores/change-autores.server";
import { AUTOR_NOT_SAVED } from "~/domain/autores/mensajes";
import { findTextos } from "~/domain/imagenes/queries/externas.server";
import { parseForm } from "~/http/forms/form.server";
import { makeSeal } from "~/http/forms/form-seal.server";
import { paths } from "~/site/paths";
import type { RecordAnswer } from "~/ui/form/record-form";

type Page = Omit<AutorPage, "volver">;

export const newAutorPage = async (): Promise<Page> => ({
  ...{ kind: "autor", stored: {}, version: 0, idem: makeSeal() },
});

export async function autorPage(id: string): Promise<Page | undefined> {
  const found = await findStored(id);
  return found && { kind: "autor", id, ...found, idem: "" };
}

async function findStored(id: string) {
  const row = await findEditable(id);
  if (!row) return undefined;
  const { version, ...texts } = row;
  return { version, stored: { ...texts, imagen_alt: (await findTextos(texts.imagen)).alt } };
}

const AUTOR: RecordKind<AutorCampos, "taken", RecordAnswer> = {
  imagen: "imagen",
  list: paths.adminAutores(),
  pathOf: paths.adminAutor,
  flashes: { created: "autor.creado", edited: "autor.actualizado" },
  ...recordFormAnswers({
    conflict: "El autor ha cambiado mientras escribías: todavía no se ha guardado",
    notSaved: AUTOR_NOT_SAVED,
    findEditable,
    findConflict: findStored,
  }),
  rules: { taken: ["nombre", "Ya hay un autor con este nombre"] },
  read: ({ form }) => parseForm(form, autorSchema),
  create: createAutor,
  edit: editAutor,
};

export const deleteAutor = ({ actor, id = "", ...asked }: Omit<AdminSubmission, "form">) =>
  submitDelete({
    ...asked,
    list: paths.adminAutores(),
    problem: "Hubo un problema al eliminar el autor. Inténtalo de nuevo.",
    remove: async () => ((await removeAutor(id, actor)) ? "autor.eliminado" : undefined),
  });

export const submitAutor = (submission: AdminSubmission) => submitRecord(submission, AUTOR);
