import { answerDeed } from "~/actions/answer-deed.server";
import type { AdminSubmission } from "~/actions/submission";
import { KINDS } from "~/domain/kinds.server";
import type { FlashKey } from "~/http/cookies/cookies.server";
import { adminReturnPath, returnPathOf } from "~/http/requests/return-path";
import { flashAt, notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import type { AskedRow } from "~/ui/dialog/delete-panel";
import { sayList } from "~/ui/text/frases";
import { findEditable, findSeveral } from "~nouns/categorias/queries/categorias-admin.server";
import { changeCategorias } from "~nouns/categorias/queries/change-categorias.server";
import { NO_PARENT } from "~nouns/categorias/rules/categoria";
import { heirsField, SEVERAL_PROBLEMS } from "~nouns/categorias/rules/categoria-messages";
import { findAdminPage } from "~nouns/consejos/queries/consejos-admin.server";
import { parseFiltroAdmin } from "~nouns/consejos/rules/filtro";
import { deleteImagenes, findUnused } from "~nouns/imagenes/queries/biblioteca.server";
import { isInPast } from "~nouns/imagenes/queries/usos.server";
import { goForEver, IMAGENES_NOT_DELETED } from "~nouns/imagenes/rules/imagen-messages";
import { findPage } from "~nouns/productos/queries/productos-admin.server";
import { parseFiltroProductos } from "~nouns/productos/rules/lista-admin";
import type { Actor } from "~record/historial/historial.server";
import { goesToBin, severalGoToBin } from "~record/papelera/papelera-messages";
import { changeMany, findTitles, nombreOf } from "~record/publicacion/change-many.server";
import { notDeleted, notSaved } from "~record/tipos/tipo";
import { PREGUNTAS } from "~record/varios/pregunta";
import * as rules from "~record/varios/varios";

const CATEGORIA_GONE =
  "Esa categoría ya no existe: no se ha cambiado nada. Vuelve a la lista y elige otra.";

function tipoOf(lista: string | undefined): rules.TipoListado {
  const tipo = rules.tipoOfLista(lista);
  if (!tipo) throw notFound();
  return tipo;
}

type Rows = AskedRow[];

async function findRows(tipo: rules.TipoListado, ids: readonly string[]): Promise<Rows> {
  if (tipo === "categoria") return (await findSeveral(ids)).found;
  return tipo === "imagen" ? findUnused(ids) : findTitles(KINDS[tipo], ids);
}

async function fateOf(tipo: rules.TipoListado, rows: Rows): Promise<string> {
  const [first, ...more] = rows;
  const count = rules.countOf(tipo, rows.length);
  if (tipo !== "imagen") return first && !more[0] ? goesToBin(first.title) : severalGoToBin(count);
  return goForEver(more[0] ? count : "esta imagen", await isInPast(rows.map(({ id }) => id)));
}

async function findIds(tipo: rules.TipoListado, list: string): Promise<string[]> {
  const query = new URLSearchParams(list.split("?")[1]);
  const one = { pagina: 1, size: rules.VARIOS_LIMIT };
  const { items } = await (tipo === "consejo"
    ? findAdminPage({ ...parseFiltroAdmin(query), ...one })
    : findPage({ ...parseFiltroProductos(query), ...one }));
  return items.map(({ id }) => id);
}

async function destinoOf(tipo: rules.TipoListado, categoria: string): Promise<string> {
  if (tipo === "imagen") return "";
  if (tipo !== "categoria") return nombreOf(KINDS[tipo], categoria);
  return (await findEditable(categoria))?.nombre ?? "";
}

/** Offers categories to move products to, only if some would be left. */
async function heirsOf(rows: Rows) {
  const { productos, destinos } = await findSeveral(rows.map(({ id }) => id));
  return productos > 0 && heirsField(productos, destinos);
}

async function changeCategories(varios: rules.Varios, form: FormData, actor: Actor) {
  const { accion, ids, categoria } = varios;
  const heir = String(form.get("destino") ?? "") || undefined;
  const change =
    accion === "padre" ? { parent: categoria === NO_PARENT ? null : categoria } : { heir };
  const outcome = await changeCategorias({ ids, ...change }, actor);
  if (outcome === undefined && ids.length === 1) {
    return accion === "padre" ? "categoria.actualizado" : "categoria.eliminada";
  }
  if (outcome === undefined) return `categorias.${accion}` as FlashKey;
  const [problem = notSaved("categoria"), field] = SEVERAL_PROBLEMS[outcome] ?? [];
  return { problem, field, status: 422 as const };
}

export async function openVarios(asked: string | undefined, request: Request) {
  const tipo = tipoOf(asked);
  const { lista } = rules.LISTAS[tipo];
  const { searchParams } = new URL(request.url);
  const back = adminReturnPath(searchParams.get("volver"), paths.adminLista(tipo));
  const varios = rules.parseVarios(tipo, searchParams);
  const isWhole = searchParams.getAll("todos").includes(rules.DE_LA_LISTA);
  const rows = varios
    ? await required(findRows(tipo, isWhole ? await findIds(tipo, back) : varios.ids))
    : [];
  if (!varios || rows.length === 0) throw await flashAt(back, `${lista}.vacio`);
  const { accion, categoria } = varios;
  const [count, lost] = [rules.countOf(tipo, rows.length), await required(fateOf(tipo, rows))];
  const nombre = await required(destinoOf(tipo, categoria));
  const told = { tipo, categoria: nombre, count, fate: lost };
  const { title, fate } = PREGUNTAS[accion](rows.length, told);
  const deed = accion === "eliminar" ? undefined : rules.ACCION_LABELS[accion];
  const action = paths.adminVarios(lista, { volver: back });
  const heirs = tipo === "categoria" && accion === "eliminar" && (await required(heirsOf(rows)));
  const page = { kind: "eliminar" as const, action, volver: back, fate, title, deed, rows };
  return { ...page, fields: { accion, categoria }, ...(heirs && { heirs }) };
}

export function submitVarios(asked: string | undefined, submission: AdminSubmission) {
  const tipo = tipoOf(asked);
  const { request, form, actor } = submission;
  const varios = rules.parseVarios(tipo, form);
  if (!varios) throw new Response(null, { status: 422 });
  return answerDeed(submission, {
    to: returnPathOf(request, paths.adminLista(tipo)),
    problem:
      tipo === "imagen"
        ? IMAGENES_NOT_DELETED
        : (varios.accion === "eliminar" ? notDeleted : notSaved)(tipo),
    act: async () => {
      if (tipo === "categoria") return changeCategories(varios, form, actor);
      if (tipo === "imagen") {
        if ((await deleteImagenes(varios.ids, actor)) > 0) return "imagenes.en-uso";
        return varios.ids.length === 1 ? "imagen.eliminada" : "imagenes.eliminar";
      }
      const result = await changeMany(KINDS[tipo], varios, actor);
      if (result.outcome === "no-categoria") return { problem: CATEGORIA_GONE, status: 409 };
      if (result.outcome === "unlawful") {
        const problem = `No se ha publicado ninguno, porque no pueden publicarse como están: ${sayList(result.titles)}. Ábrelos para corregirlos.`;
        return { problem, status: 422 };
      }
      const one = varios.accion === "eliminar" ? "eliminado" : varios.accion;
      const several = `${rules.LISTAS[tipo].lista}.${varios.accion}`;
      return (varios.ids.length === 1 ? `${tipo}.${one}` : several) as FlashKey;
    },
  });
}
