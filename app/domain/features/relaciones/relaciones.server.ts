import { sql } from "kysely";
import { KINDS } from "~/domain/kinds.server";
import { fold } from "~base/texto";
import { database } from "~db/client.server";
import { countTitled, holds } from "~db/engine/engine.server";
import { countRows, type Paged } from "~db/paging.server";
import { findAdminPage } from "~nouns/consejos/queries/consejos-admin.server";
import * as admin from "~nouns/productos/queries/productos-admin.server";
import { findTitles } from "~record/publicacion/change-many.server";
import type { TipoDelCatalogo } from "~record/tipos/tipo";
import { type Origen, SHOWN_LIMIT } from "./relacion";

type Search = { q: string; pagina: number };

type Relation = readonly [table: string, source: string, target: string];

const RELATIONS: Record<TipoDelCatalogo, Relation> = {
  producto: ["productos_relacionados", "producto_id", "producto_relacionado_id"],
  consejo: ["consejos_productos_relacionados", "consejo_id", "producto_id"],
};

export function tableOf({ tipo }: Pick<Origen, "tipo">) {
  const [table, source, target] = RELATIONS[tipo];
  return { table: sql.table(table), source: sql.ref(source), target: sql.ref(target) };
}

type Linea = Pick<admin.ProductoLinea, "id" | "title" | "imagen" | "categoriaNombre" | "price">;

function toTarjeta({ estado, fecha = "", ...line }: Linea & { estado: string; fecha?: string }) {
  const { id, title, imagen, categoriaNombre, price } = line;
  return { id, title, imagen, categoriaNombre, isDraft: estado !== "published", price, fecha };
}

export type Tarjeta = ReturnType<typeof toTarjeta>;

export async function searchProductos({ q, pagina }: Search) {
  const total = await countProductos(q);
  const asked = { total, pagina, size: SHOWN_LIMIT };
  const { items, ...place } = await admin.readLineas(matching(q), asked);
  return withCounts("producto", { items: items.map(toTarjeta), ...place });
}

async function withCounts(tipo: TipoDelCatalogo, { items, ...place }: Paged<Tarjeta>) {
  const { table, source } = tableOf({ tipo });
  const ids = items.map(({ id }) => id);
  const { rows } = await sql<{ id: string; total: number }>`
    select ${source} as id, count(*) as total from ${table}
    where ${source} in (${sql.join(["", ...ids])}) group by ${source}`.execute(database().read);
  const totals = new Map(rows.map(({ id, total }) => [id, Number(total)]));
  return { items: items.map((item) => ({ ...item, total: totals.get(item.id) ?? 0 })), ...place };
}

/** Counts by indexes and subtracts, as one query with `except` and drafts would read every row. */
async function countProductos(q: string, except?: string): Promise<number> {
  const [all, drafts, excepted] = await Promise.all([
    q ? countTitled(database().read, "productos", fold(q)) : countRows(matching(q)),
    q ? countRows(matching(q).where("estado", "=", "draft")) : 0,
    except === undefined ? 0 : countRows(matching(q).where("id", "=", except)),
  ]);
  return all + drafts - excepted;
}

function matching(q: string) {
  const query = database().read.selectFrom("productos");
  return q ? query.where(holds("titulo_folded", fold(q))) : query;
}

export async function searchConsejos(search: Search) {
  const { items, ...place } = await findAdminPage({ ...search, size: SHOWN_LIMIT });
  const lines = items.map((each) => ({ ...each, title: each.titulo, price: null }));
  return withCounts("consejo", { items: lines.map(toTarjeta), ...place });
}

export type Contada = Awaited<ReturnType<typeof searchProductos>>["items"][number];

export const findOrigen = async ({ tipo, id }: Origen) => (await findTitles(KINDS[tipo], [id]))[0];

export async function findRelated(origen: Origen): Promise<Tarjeta[]> {
  const { table, source, target } = tableOf(origen);
  const rows = await admin
    .lineas()
    .innerJoin(sql<{ orden: number }>`${table}`.as("relacion"), (join) =>
      join.on(sql<boolean>`relacion.${target} = productos.id`),
    )
    .where(sql<boolean>`relacion.${source} = ${origen.id}`)
    .orderBy("relacion.orden")
    .orderBy("productos.titulo_folded")
    .orderBy("productos.id")
    .execute();
  return rows.map((row) => toTarjeta(admin.toLinea(row)));
}

export async function findPair(origen: Origen, productoId: string) {
  const [from, related] = await Promise.all([findOrigen(origen), findRelated(origen)]);
  const to = related.find((each) => each.id === productoId);
  return from && to && { from: from.title, to: to.title };
}

export async function searchCandidatos(origen: Origen, q: string, chosen: readonly string[] = []) {
  const except = origen.tipo === "producto" ? origen.id : undefined;
  const [total, related] = await Promise.all([countProductos(q, except), findRelated(origen)]);
  const relatedIds = new Set(related.map(({ id }) => id));
  // The empty text is no id; it keeps the SQL list from being empty, which is a syntax error.
  const first = ["", ...relatedIds, ...chosen.filter((id) => id !== except)];
  const others = matching(q).where("id", "not in", [...first, except ?? ""]);
  const own = database().read.selectFrom("productos").select("category");
  const category = own.where("id", "=", except ?? "");
  const groups = [
    matching(q).where("id", "in", first),
    ...(except ? [others.where("category", "in", category)] : []),
    except ? others.where("category", "not in", category) : others,
  ];
  const items: Tarjeta[] = [];
  for (const group of groups) {
    const size = SHOWN_LIMIT - items.length;
    if (size === 0) break;
    const asked = { total: size, pagina: 1, size };
    items.push(...(await admin.readLineas(group, asked)).items.map(toTarjeta));
  }
  return { total, items: items.map((item) => ({ ...item, isRelated: relatedIds.has(item.id) })) };
}

export type Candidatos = Awaited<ReturnType<typeof searchCandidatos>>;

export async function keepPresent(ids: readonly string[]): Promise<string[]> {
  const present = await findTitles(KINDS.producto, ids);
  return ids.filter((each) => present.some(({ id }) => id === each));
}
