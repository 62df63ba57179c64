import { cellSchema } from "~base/stored-json.server";
import { afirmacionesDe, checkPagina } from "~nouns/consejos/rules/check-consejo.server";
import { type PublishedKind, pendientesOf, plainContent, storedFila } from "~record/kind.server";
import { insertPagina, updatePagina } from "./change-paginas.server";
import { LABELS, valuesOf } from "./pagina.kind";
import { findEditable } from "./paginas.server";

export const PAGINA_KIND = {
  tipo: "pagina",
  titulo: "titulo",
  texto: "contenido",
  partes: [pendientesOf("pagina")],
  fila: storedFila.catchall(cellSchema),
  adapt: async (_, fila) => fila,
  find: findEditable,
  valuesOf,
  ...plainContent(LABELS),
  check: checkPagina,
  claims: afirmacionesDe,
  insert: insertPagina,
  update: updatePagina,
} satisfies PublishedKind;
