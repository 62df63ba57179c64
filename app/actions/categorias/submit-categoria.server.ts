import type { AdminSubmission } from "~/actions/submission";
import { type RecordKind, recordFormAnswers, submitRecord } from "~/actions/submit-record.server";
import type { CategoriaPage } from "~/domain/categorias/form/categoria-form";
import {
  type CategoriaEditable,
  findEditable,
  findParentOptions,
} from "~/domain/categorias/queries/categorias-admin.server";
import {
  createCategoria,
  editCategoria,
} from "~/domain/categorias/queries/change-categorias.server";
import type { CategoriaRefusal } from "~/domain/categorias/queries/write-categorias.server";
import { NO_PARENT } from "~/domain/categorias/rules/categoria";
import {
  type CategoriaCampos,
  categoriaSchema,
} from "~/domain/categorias/rules/categoria-schema.server";
import type { Campo } from "~/domain/categorias/rules/diferencias";
import { CATEGORIA_NOT_SAVED } from "~/domain/categorias/rules/mensajes";
import { findTextos } from "~/domain/imagenes/queries/externas.server";
import { parseForm } from "~/http/forms/form.server";
import { makeSeal } from "~/http/forms/form-seal.server";
import { paths } from "~/site/paths";
import type { RecordAnswer } from "~/ui/form/record-form";

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

type Page = Omit<CategoriaPage, "volver">;

export async function newCategoriaPage(): Promise<Page> {
  const parents = await findParentOptions();
  return { kind: "categoria", stored: {}, version: 0, parents, idem: makeSeal() };
}

export async function categoriaPage(id: string): Promise<Page | undefined> {
  const [row, parents] = await Promise.all([findEditable(id), findParentOptions(id)]);
  if (!row) return undefined;
  const stored = await toStored(row);
  return { kind: "categoria", id, stored, version: row.version, parents, idem: "" };
}

async function findConflict(id: string) {
  const row = await findEditable(id);
  return row && { stored: await toStored(row), version: row.version };
}

async function toStored({
  version,
  id,
  oculta,
  parent_id,
  ...texts
}: CategoriaEditable): Promise<Record<Campo, string>> {
  const { alt } = await findTextos(texts.imagen_url);
  return { ...texts, parent_id: parent_id ?? NO_PARENT, imagen_url_alt: alt };
}
