import { answerDeed } from "~/actions/answer-deed.server";
import type { AdminSubmission } from "~/actions/submission";
import { KINDS } from "~/domain/kinds.server";
import type { FlashKey } from "~/http/cookies/cookies.server";
import { adminReturnPath, returnPathOf } from "~/http/requests/return-path";
import { flashAt, notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { sayList } from "~/ui/text/frases";
import { findEditable, findSeveral } from "~nouns/categorias/queries/categorias-admin.server";
import { changeCategorias } from "~nouns/categorias/queries/change-categorias.server";
import { NO_PARENT } from "~nouns/categorias/rules/categoria";
import { heirsField, SEVERAL_PROBLEMS } from "~nouns/categorias/rules/mensajes";
import { findAdminPage } from "~nouns/consejos/queries/consejos-admin.server";
import { parseFiltroAdmin } from "~nouns/consejos/rules/filtro";
import { deleteImagenes, findUnused } from "~nouns/imagenes/queries/biblioteca.server";
import { isInPast } from "~nouns/imagenes/queries/usos.server";
import { goForEver, IMAGENES_NOT_DELETED } from "~nouns/imagenes/rules/mensajes";
import { findPage } from "~nouns/productos/queries/productos-admin.server";
import { parseFiltroProductos } from "~nouns/productos/rules/lista-admin";
import * as lotes from "~record/bulk/lote";
import { PREGUNTAS } from "~record/bulk/pregunta";
import type { Actor } from "~record/historial/historial.server";
import { goesToBin, severalGoToBin } from "~record/papelera/mensajes";
import { changeMany, findTitles, nombreOf } from "~record/publicacion/change-many.server";
import { notDeleted, notSaved } from "~record/tipos/tipo";

const CATEGORIA_GONE =
  "Esa categoría ya no existe: no se ha cambiado nada. Vuelve a la lista y elige otra.";

function tipoOf(lista: string | undefined): lotes.LoteTipo {
  const tipo = lotes.loteTipoOf(lista);
  if (!tipo) throw notFound();
  return tipo;
}

type Rows = { id: string; title: string; thumb?: string }[];

async function findRows(tipo: lotes.LoteTipo, ids: readonly string[]): Promise<Rows> {
  if (tipo === "categoria") return (await findSeveral(ids)).found;
  return tipo === "imagen" ? findUnused(ids) : findTitles(KINDS[tipo], ids);
}

async function fateOf(tipo: lotes.LoteTipo, rows: Rows): Promise<string> {
  const [first, ...more] = rows;
  const count = lotes.countOf(tipo, rows.length);
  if (tipo !== "imagen") return first && !more[0] ? goesToBin(first.title) : severalGoToBin(count);
  return goForEver(more[0] ? count : "esta imagen", await isInPast(rows.map(({ id }) => id)));
}

async function findIds(tipo: lotes.LoteTipo, list: string): Promise<string[]> {
  const query = new URLSearchParams(list.split("?")[1]);
  const one = { pagina: 1, size: lotes.LOTE_LIMIT };
  const { items } = await (tipo === "consejo"
    ? findAdminPage({ ...parseFiltroAdmin(query), ...one })
    : findPage({ ...parseFiltroProductos(query), ...one }));
  return items.map(({ id }) => id);
}

async function destinoOf(tipo: lotes.LoteTipo, categoria: string): Promise<string> {
  if (tipo === "imagen") return "";
  if (tipo !== "categoria") return nombreOf(KINDS[tipo], categoria);
  return (await findEditable(categoria))?.nombre ?? "";
}

/** Asked only where products would be left behind. */
async function heirsOf(rows: Rows) {
  const { productos, destinos } = await findSeveral(rows.map(({ id }) => id));
  return productos > 0 && heirsField(productos, destinos);
}

async function changeCategories(lote: lotes.Lote, form: FormData, actor: Actor) {
  const parent = lote.categoria === NO_PARENT ? null : lote.categoria;
  const change =
    lote.accion === "padre" ? { parent } : { heir: String(form.get("destino") ?? "") || undefined };
  const outcome = await changeCategorias({ ids: lote.ids, ...change }, actor);
  if (outcome === undefined && lote.ids.length === 1) {
    return lote.accion === "padre" ? "categoria.actualizado" : "categoria.eliminada";
  }
  if (outcome === undefined) return `categorias.${lote.accion}` as FlashKey;
  const [problem = notSaved("categoria"), field] = SEVERAL_PROBLEMS[outcome] ?? [];
  return { problem, field, status: 422 as const };
}

export async function openLote(asked: string | undefined, request: Request) {
  const tipo = tipoOf(asked);
  const { lista } = lotes.LOTES[tipo];
  const { searchParams } = new URL(request.url);
  const back = adminReturnPath(searchParams.get("volver"), paths.adminLista(tipo));
  const lote = lotes.parseLote(tipo, searchParams);
  const isWhole = searchParams.getAll("todos").includes(lotes.DE_LA_LISTA);
  const rows = lote
    ? await required(findRows(tipo, isWhole ? await findIds(tipo, back) : lote.ids))
    : [];
  if (!lote || rows.length === 0) throw await flashAt(back, `${lista}.vacio`);
  const { accion, categoria } = lote;
  const [count, lost] = [lotes.countOf(tipo, rows.length), await required(fateOf(tipo, rows))];
  const nombre = await required(destinoOf(tipo, categoria));
  const told = { tipo, categoria: nombre, count, fate: lost };
  const { title, fate } = PREGUNTAS[accion](rows.length, told);
  const deed = accion === "eliminar" ? undefined : lotes.LOTE_LABELS[accion];
  const several = { title, rows, fields: { accion, categoria }, deed };
  const action = paths.adminLote(lista, { volver: back });
  const heirs = tipo === "categoria" && accion === "eliminar" && (await required(heirsOf(rows)));
  return {
    ...{ kind: "eliminar" as const, action, volver: back, fate, several },
    ...(heirs && { heirs }),
  };
}

export function submitLote(asked: string | undefined, submission: AdminSubmission) {
  const tipo = tipoOf(asked);
  const { request, form, actor } = submission;
  const lote = lotes.parseLote(tipo, form);
  if (!lote) throw new Response(null, { status: 422 });
  return answerDeed(submission, {
    to: returnPathOf(request, paths.adminLista(tipo)),
    problem:
      tipo === "imagen"
        ? IMAGENES_NOT_DELETED
        : (lote.accion === "eliminar" ? notDeleted : notSaved)(tipo),
    act: async () => {
      if (tipo === "categoria") return changeCategories(lote, form, actor);
      if (tipo === "imagen") {
        if ((await deleteImagenes(lote.ids, actor)) > 0) return "imagenes.en-uso";
        return lote.ids.length === 1 ? "imagen.eliminada" : "imagenes.eliminar";
      }
      const result = await changeMany(KINDS[tipo], lote, actor);
      if (result.outcome === "no-categoria") return { problem: CATEGORIA_GONE, status: 409 };
      if (result.outcome === "unlawful") {
        const problem = `No se ha publicado ninguno, porque no pueden publicarse como están: ${sayList(result.titles)}. Ábrelos para corregirlos.`;
        return { problem, status: 422 };
      }
      const one = lote.accion === "eliminar" ? "eliminado" : lote.accion;
      const several = `${lotes.LOTES[tipo].lista}.${lote.accion}`;
      return (lote.ids.length === 1 ? `${tipo}.${one}` : several) as FlashKey;
    },
  });
}
