import { toSlug } from "~base/texto";
import type { CategoriaCampos } from "~nouns/categorias/rules/categoria-schema.server";

/** Makes the fields of a form that names a main category, with these changed. */
export const camposOf = (
  nombre: string,
  changes: Partial<CategoriaCampos> = {},
): CategoriaCampos => ({
  ...{ nombre, slug: toSlug(nombre), descripcion: null, imagen_url: null, parent_id: null },
  ...{ como_elegir: "", en_que_nos_fijamos: "", ...changes },
});
