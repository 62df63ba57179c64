import { publicablePage } from "~/actions/publicable.server";
import type { AdminSubmission } from "~/actions/submission";
import type { RecordKind } from "~/actions/submit-record.server";
import { parseForm, replyAt } from "~/http/forms/form.server";
import { checkPagina } from "~nouns/consejos/rules/check-consejo";
import {
  insertPagina,
  type PaginaProblem,
  updatePagina,
} from "~nouns/paginas/change-paginas.server";
import type { PaginaPage } from "~nouns/paginas/form/pagina-form";
import { paginaDraftSchema, paginaSchema } from "~nouns/paginas/form/pagina-schema.server";
import { type PaginaEscrita, valuesOf } from "~nouns/paginas/pagina";
import { findEditable } from "~nouns/paginas/paginas.server";
import { refusalOf } from "~record/revision-editorial/nota";

export const PAGINA: RecordKind<PaginaEscrita, PaginaProblem, PaginaPage> = {
  tipo: "pagina",
  schema: paginaDraftSchema,
  // Its form has no such field, and what is asked for there finds nothing.
  imagen: "imagen",
  rules: {
    taken: ["slug", "Ya hay otra página con este slug: cambia alguna palabra"],
    "of-the-site": ["slug", "El sitio ya tiene algo en esa dirección: cambia alguna palabra"],
    former: ["slug", "Esa dirección fue de otra página y lleva a ella: cambia alguna palabra"],
    full: ["lugar", "Ahí no cabe otra página: quita antes una"],
  },
  read: readCampos,
  insert: insertPagina,
  update: updatePagina,
  blank: async () => ({ stored: { estado: "published", lugar: "pie" } }),
  find: findPage,
  findEditable,
};

async function readCampos({ form, id }: AdminSubmission) {
  const stored = id === undefined ? undefined : await findEditable(id);
  const estado = form.get("estado") || stored?.estado;
  const { values, reply } = parseForm(form, estado === "draft" ? paginaDraftSchema : paginaSchema);
  if (reply) return { reply };
  const [problem] = estado === "draft" ? [] : refusalOf(checkPagina(values));
  return problem ? { reply: replyAt(form, "estado", problem) } : { values };
}

async function findPage(id: string) {
  const row = await findEditable(id);
  if (!row) return undefined;
  const shown = { texto: row.contenido, values: valuesOf(row) };
  return publicablePage({ tipo: "pagina", id }, row, shown);
}
