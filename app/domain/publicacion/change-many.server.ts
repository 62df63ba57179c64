import { chosenCategoria, chosenTipo } from "~/domain/categorias/queries/resolve-categoria.server";
import type { Actor } from "~/domain/historial/historial.server";
import type { Lote } from "~/domain/lotes/lote";
import { discardRecorded } from "~/domain/papelera/papelera.server";
import { checkPrecio } from "~/domain/productos/queries/precio-comprobado.server";
import { type Item, TABLES, type TipoDelCatalogo } from "~/domain/tipo";
import { database, type Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { obstaclesOf, PUBLICABLES, type Row, titleOf, tituloOf } from "./publicable.server";

export function findTitles(tipo: TipoDelCatalogo, ids: readonly string[]) {
  return database()
    .read.selectFrom(TABLES[tipo])
    .select(["id", tituloOf(tipo).as("title")])
    .where("id", "in", listed(ids))
    .orderBy("titulo_folded")
    .execute();
}

export async function nombreOf(tipo: TipoDelCatalogo, slug: string): Promise<string> {
  const table = tipo === "producto" ? "categorias" : "tipos_consejo";
  const found = database().read.selectFrom(table).select("nombre").where("slug", "=", slug);
  return (await found.executeTakeFirst())?.nombre ?? slug;
}

/** Changes all or none; those that are gone, and those that are so already, are passed over. */
export function changeMany(tipo: TipoDelCatalogo, lote: Lote, actor: Actor) {
  const { accion, ids, categoria } = lote;
  return database().write(async (trx) => {
    const found = trx.selectFrom(TABLES[tipo]).selectAll().where("id", "in", listed(ids));
    const rows = (await found.execute()).filter(({ estado }) => estado !== accion);
    const titles = accion === "published" ? rows.flatMap((row) => nameUnlawful(tipo, row)) : [];
    if (titles.length > 0) return { outcome: "unlawful" as const, titles };
    const choose = tipo === "producto" ? chosenCategoria : chosenTipo;
    if (accion === "categoria" && (await choose(trx, categoria)) === undefined) {
      return { outcome: "no-categoria" as const };
    }
    for (const row of rows) {
      await changeOne(trx, { tipo, id: row.id }, lote, actor);
    }
    return { outcome: "saved" as const };
  });
}

function nameUnlawful(tipo: TipoDelCatalogo, row: Row): string[] {
  const obstacles = obstaclesOf(tipo, row);
  return obstacles.length > 0 ? [`«${titleOf(tipo, row)}» (${obstacles.join(" ")})`] : [];
}

function changeOne(
  trx: Trx,
  item: Item<TipoDelCatalogo>,
  { accion, categoria }: Lote,
  actor: Actor,
) {
  if (accion === "eliminar") return discardRecorded(trx, item, actor);
  if (accion === "precio") return checkPrecio(trx, item.id, actor);
  const field = item.tipo === "producto" ? "category" : "categoria";
  const changes = accion === "categoria" ? { [field]: categoria } : { estado: accion };
  return PUBLICABLES[item.tipo].update(trx, item, changes, { actor });
}
