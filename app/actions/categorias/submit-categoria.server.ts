import type { RecordKind } from "~/actions/submit-record.server";
import { parseForm } from "~/http/forms/form.server";
import type { CategoriaPage } from "~nouns/categorias/form/categoria-form";
import { findEditable, findParentOptions } from "~nouns/categorias/queries/categorias-admin.server";
import {
  insertCategoria,
  updateCategoria,
} from "~nouns/categorias/queries/write-categorias.server";
import { NO_PARENT } from "~nouns/categorias/rules/categoria";
import {
  type CategoriaCampos,
  categoriaSchema,
} from "~nouns/categorias/rules/categoria-schema.server";
import { LABELS } from "~nouns/categorias/rules/diferencias";
import { findTextos } from "~nouns/imagenes/queries/imagenes.server";
import { textsOf } from "~record/versiones/compare-fields";

type Rule = "taken" | "depth" | "no-parent";

export const CATEGORIA: RecordKind<CategoriaCampos, Rule, CategoriaPage> = {
  tipo: "categoria",
  schema: categoriaSchema,
  imagen: "imagen_url",
  rules: {
    taken: ["slug", "Ya hay otra categoría con este slug: cambia alguna palabra"],
    depth: [
      "parent_id",
      "Solo hay dos niveles: elige una categoría principal o, si esta ya tiene subcategorías, ninguna",
    ],
    "no-parent": ["parent_id", "La categoría padre ya no existe: elige otra"],
  },
  read: ({ form }) => parseForm(form, categoriaSchema),
  insert: insertCategoria,
  update: updateCategoria,
  blank: async () => ({ stored: {}, parents: await findParentOptions() }),
  find: findPage,
  findEditable,
};

async function findPage(id: string) {
  const row = await findEditable(id);
  if (!row) return undefined;
  const { parent_id, imagen_url, version } = row;
  const { alt } = await findTextos(imagen_url ?? "");
  const imagen_url_alt = row.imagen_url_alt || alt;
  const stored = { ...textsOf(LABELS, row), parent_id: parent_id ?? NO_PARENT, imagen_url_alt };
  return { stored, version, parents: await findParentOptions(id) };
}
