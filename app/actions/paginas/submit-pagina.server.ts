import { publicablePage } from "~/actions/publicable.server";
import type { AdminSubmission } from "~/actions/submission";
import type { RecordKind } from "~/actions/submit-record.server";
import {
  insertPagina,
  type PaginaProblem,
  updatePagina,
} from "~/domain/paginas/change-paginas.server";
import { paginaDraftSchema, paginaSchema } from "~/domain/paginas/form/pagina-schema.server";
import { PAGINA_NOT_SAVED } from "~/domain/paginas/mensajes";
import { type PaginaEscrita, valuesOf } from "~/domain/paginas/pagina";
import { findEditable } from "~/domain/paginas/paginas.server";
import type { PublicablePage } from "~/domain/publicacion/publicable-form";
import { checkPagina } from "~/domain/revision-editorial/check-consejo";
import { refusalOf } from "~/domain/revision-editorial/nota";
import { parseForm, replyAt } from "~/http/forms/form.server";
import { paths } from "~/site/paths";

type Page = Omit<PublicablePage, "id" | "idem" | "volver">;

export const PAGINA: RecordKind<PaginaEscrita, PaginaProblem, Page> = {
  tipo: "pagina",
  // Its form has no such field, and what is asked for there finds nothing.
  imagen: "imagen",
  list: paths.adminPaginas(),
  pathOf: (id, back) => paths.adminForm("pagina", id, back),
  flashes: {
    created: "pagina.creado",
    edited: "pagina.actualizado",
    scheduled: "pagina.programado",
  },
  problems: {
    conflict: "La página ha cambiado mientras escribías: todavía no se ha guardado",
    notSaved: PAGINA_NOT_SAVED,
  },
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

async function findPage(id: string): Promise<Page | undefined> {
  const row = await findEditable(id);
  if (!row) return undefined;
  const shown = { texto: row.contenido, values: valuesOf(row) };
  return publicablePage({ tipo: "pagina", id }, row, shown);
}
