import type { RecordKind } from "~/actions/submit-record.server";
import type { CategoriaPage } from "~/domain/categorias/form/categoria-form";
import {
  findEditable,
  findParentOptions,
} from "~/domain/categorias/queries/categorias-admin.server";
import {
  insertCategoria,
  updateCategoria,
} from "~/domain/categorias/queries/write-categorias.server";
import { NO_PARENT } from "~/domain/categorias/rules/categoria";
import {
  type CategoriaCampos,
  categoriaSchema,
} from "~/domain/categorias/rules/categoria-schema.server";
import { LABELS } from "~/domain/categorias/rules/diferencias";
import { textsOf } from "~/domain/compare-fields";
import { findTextos } from "~/domain/imagenes/queries/imagenes.server";
import { parseForm } from "~/http/forms/form.server";

type Rule = "taken" | "depth" | "no-parent";

export const CATEGORIA: RecordKind<CategoriaCampos, Rule, CategoriaPage> = {
  tipo: "categoria",
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
