import { plainPage } from "~/actions/plain-page.server";
import type { RecordKind } from "~/actions/record-kind";
import { parseForm } from "~/http/forms/form.server";
import { LABELS } from "~nouns/categorias/categoria.kind";
import type { CategoriaPage } from "~nouns/categorias/form/categoria-form";
import { findEditable, findParentOptions } from "~nouns/categorias/queries/categorias-admin.server";
import * as writing from "~nouns/categorias/queries/write-categorias.server";
import { NO_PARENT } from "~nouns/categorias/rules/categoria";
import * as schema from "~nouns/categorias/rules/categoria-schema.server";
import { slugTaken } from "~record/slugs/slug-taken";

type Rule = "taken" | "depth" | "no-parent";

export const CATEGORIA: RecordKind<schema.CategoriaCampos, Rule, CategoriaPage> = {
  tipo: "categoria",
  schema: schema.categoriaSchema,
  imagen: "imagen_url",
  rules: {
    taken: slugTaken("otra categoría"),
    depth: [
      "parent_id",
      "Solo hay dos niveles: elige una categoría principal o, si esta ya tiene subcategorías, ninguna",
    ],
    "no-parent": ["parent_id", "La categoría padre ya no existe: elige otra"],
  },
  read: ({ form }) => parseForm(form, schema.categoriaSchema),
  insert: writing.insertCategoria,
  update: writing.updateCategoria,
  blank: async () => ({ stored: {}, parents: await findParentOptions() }),
  find: findEditable,
  async page(row) {
    const plain = await plainPage<keyof schema.CategoriaCampos>(LABELS, row, "imagen_url");
    const { stored, version } = plain;
    const parents = await findParentOptions(String(row.id));
    return { stored: { ...stored, parent_id: stored.parent_id || NO_PARENT }, version, parents };
  },
};
