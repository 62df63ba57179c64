import type { AdminSubmission } from "~/actions/submission";
import { type RecordKind, recordFormAnswers, submitRecord } from "~/actions/submit-record.server";
import { findEditable } from "~/domain/categorias/queries/categorias-admin.server";
import {
  createCategoria,
  editCategoria,
} from "~/domain/categorias/queries/change-categorias.server";
import type { CategoriaRefusal } from "~/domain/categorias/queries/write-categorias.server";
import {
  type CategoriaCampos,
  categoriaSchema,
} from "~/domain/categorias/rules/categoria-schema.server";
import { CATEGORIA_NOT_SAVED } from "~/domain/categorias/rules/mensajes";
import { parseForm } from "~/http/forms/form.server";
import { paths } from "~/site/paths";
import type { RecordAnswer } from "~/ui/form/record-form";
import { findConflict } from "./categoria-page.server";

const CATEGORIA: RecordKind<CategoriaCampos, CategoriaRefusal["outcome"], RecordAnswer> = {
  imagen: "imagen_url",
  list: paths.adminCategorias(),
  pathOf: paths.adminCategoria,
  flashes: { created: "categoria.creada", edited: "categoria.actualizada" },
  ...recordFormAnswers({
    conflict: "La categoría ha cambiado mientras escribías: todavía no se ha guardado",
    notSaved: CATEGORIA_NOT_SAVED,
    findEditable,
    findConflict,
  }),
  rules: {
    taken: ["slug", "Ya hay otra categoría con este slug: cambia alguna palabra"],
    depth: [
      "parent_id",
      "Solo hay dos niveles: elige una categoría principal o, si esta ya tiene subcategorías, ninguna",
    ],
    "no-parent": ["parent_id", "La categoría padre ya no existe: elige otra"],
  },
  read: ({ form }) => parseForm(form, categoriaSchema),
  create: createCategoria,
  edit: editCategoria,
};

export const submitCategoria = (submission: AdminSubmission) => submitRecord(submission, CATEGORIA);
