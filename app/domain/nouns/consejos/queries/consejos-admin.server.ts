import { fold } from "~base/texto";
import { database } from "~db/client.server";
import { beginsWith, holds } from "~db/engine/engine.server";
import { countRows, placeOf } from "~db/paging.server";
import { categoriaElegida } from "~nouns/categorias/rules/categoria";
import { ADMIN_PAGE_SIZE } from "~nouns/consejos/rules/consejo";
import type { FiltroAdmin } from "~nouns/consejos/rules/filtro";
import { hasPendiente } from "~record/pendientes/pendientes.server";
import { CARD_COLUMNS, consejos, toConsejoCard } from "./consejos.server";

type ConsejosQuery = Partial<FiltroAdmin> & { q: string; pagina: number; size?: number };

export const withExternalPicture = beginsWith("imagen", "http");

export async function findAdminPage(query: ConsejosQuery) {
  const { pagina, size = ADMIN_PAGE_SIZE } = query;
  const matches = matching(query);
  const { offset, place } = placeOf({ total: await countRows(matches), pagina, size });
  // Ids first, because an index holds all that this query needs; articles may be long.
  const ordered = matches.select("consejos.id").orderBy("fecha", "desc").orderBy("id");
  const ids = ordered.limit(size).offset(offset);
  const cards = consejos().select([...CARD_COLUMNS, "consejos.estado", "consejos.programado_at"]);
  const own = cards.select(hasPendiente("consejo")).where("consejos.id", "in", ids);
  const page = own.orderBy("consejos.fecha", "desc");
  const rows = await page.orderBy("consejos.id").execute();
  const items = rows.map((row) => {
    const { estado, programado_at: programadoAt } = row;
    return { ...toConsejoCard(row), estado, programadoAt, hasPendiente: row.pendiente === 1 };
  });
  return { items, ...place };
}

export type ConsejoListed = Awaited<ReturnType<typeof findAdminPage>>["items"][number];

function matching(asked: ConsejosQuery) {
  const { q, categoria = "", autor = "", estado = "", filtro = "" } = asked;
  return database()
    .read.selectFrom("consejos")
    .$if(estado !== "", (query) => query.where("estado", "=", estado || "draft"))
    .$if(categoria !== "", (query) => query.where("categoria", "=", categoria))
    .$if(autor !== "", (query) => query.where("autor_id", "=", autor))
    .$if(filtro !== "", (query) => query.where(withExternalPicture))
    .$if(q !== "", (query) => query.where(holds("titulo_folded", fold(q))));
}

export async function findEditable(id: string) {
  const found = database().read.selectFrom("consejos").selectAll().where("id", "=", id);
  const row = await found.executeTakeFirst();
  return row && { ...row, categoria: categoriaElegida(row.categoria) };
}
