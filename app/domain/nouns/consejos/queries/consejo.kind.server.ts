import { z } from "zod";
import { cellSchema } from "~base/stored-json.server";
import { chosenTipo, resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";
import { categoriaElegida } from "~nouns/categorias/rules/categoria";
import { type ListedKind, pendientesOf, plainContent, storedFila } from "~record/kind.server";
import { textsOf } from "~record/versiones/compare-fields";
import { LABELS } from "../consejo.kind";
import { afirmacionesDe, checkConsejo } from "../rules/check-consejo.server";
import type { ConsejoCampos } from "../rules/consejo-schema.server";
import { insertConsejo, updateConsejo } from "./change-consejos.server";
import { findEditable } from "./consejos-admin.server";

const consejoGuardado = storedFila.extend({ categoria: z.string() }).catchall(cellSchema);

export const CONSEJO_KIND = {
  tipo: "consejo",
  titulo: "titulo",
  texto: "contenido",
  imagen: "imagen",
  partes: [
    { table: "consejos_productos_relacionados", ids: ["consejo_id"] },
    pendientesOf("consejo"),
  ],
  fila: consejoGuardado,
  adapt: async (trx, fila: z.infer<typeof consejoGuardado>) => ({
    ...fila,
    categoria: await resolveTipo(trx, fila.categoria),
  }),
  grupo: { campo: "categoria", table: "tipos_consejo", choose: chosenTipo },
  find: findEditable,
  /** A version that was kept earlier may lack newer columns. */
  valuesOf(row) {
    const texts = textsOf(LABELS, row);
    return { ...texts, categoria: categoriaElegida(texts.categoria) };
  },
  ...plainContent(LABELS satisfies Record<keyof ConsejoCampos, string>),
  check: checkConsejo,
  claims: afirmacionesDe,
  insert: insertConsejo,
  update: updateConsejo,
} satisfies ListedKind;
