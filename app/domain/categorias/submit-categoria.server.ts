import {
  type RecordKind,
  type RecordSubmission,
  submitRecord,
} from "~/domain/submit-record.server";
import { parseForm, refuse, refuseFailedWrite, replyWith } from "~/http/form.server";
import { FORM_TOO_OLD } from "~/http/form-seal.server";
import { paths } from "~/paths";
import type { CategoriaCampos } from "./categoria";
import type { CategoriaAnswer } from "./categoria-form";
import { findConflict } from "./categoria-page.server";
import { categoriaSchema } from "./categoria-schema.server";
import { createCategoria, editCategoria } from "./change-categorias.server";
import { CATEGORIA_NOT_SAVED } from "./mensajes";
import type { CategoriaRefusal } from "./write-categorias.server";

const CONFLICT = "La categoría ha cambiado mientras escribías: todavía no se ha guardado";

const CATEGORIA: RecordKind<CategoriaCampos, CategoriaRefusal["outcome"], CategoriaAnswer> = {
  campos: { imagen: "imagen_url" },
  list: paths.adminCategorias(),
  flashes: { created: "categoria.creada", edited: "categoria.actualizada" },
  problems: { tooOld: FORM_TOO_OLD, missing: CATEGORIA_NOT_SAVED },
  rules: {
    taken: ["slug", "Ya hay otra categoría con este slug: cambia alguna palabra"],
    depth: [
      "parent_id",
      "Solo hay dos niveles: elige una categoría principal, y para una que tiene subcategorías, ninguna",
    ],
    "no-parent": ["parent_id", "La categoría padre ya no existe: elige otra"],
  },
  toAnswer: (reply, _, idem) => ({ reply, idem }),
  read: ({ form }) => parseForm(form, categoriaSchema),
  create: createCategoria,
  edit: editCategoria,
  answerConflict: async (id, { form, context }) => {
    const answer = { reply: replyWith(form, CONFLICT), conflict: await findConflict(id) };
    return refuse(context, answer, { status: 409 });
  },
  refuseFailed: (error, submission) =>
    refuseFailedWrite(error, { ...submission, problem: CATEGORIA_NOT_SAVED }),
};

/** Answers the form of a category. */
export const submitCategoria = (submission: RecordSubmission) =>
  submitRecord(submission, CATEGORIA);
