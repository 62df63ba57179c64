import { toSlug } from "~base/texto";
import type { CategoriaCampos } from "~nouns/categorias/rules/categoria-schema.server";

/** The fields of a form of a main category that says only its name, with these changed. */
export const camposOf = (
  nombre: string,
  changes: Partial<CategoriaCampos> = {},
): CategoriaCampos => ({
  ...{ nombre, slug: toSlug(nombre), descripcion: null, imagen_url: null, parent_id: null },
  ...{ como_elegir: "", en_que_nos_fijamos: "", ...changes },
});
