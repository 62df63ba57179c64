import { randomUUID } from "node:crypto";
import { resolveCategoria, resolveTipo } from "~/domain/categorias/resolve-categoria.server";
import type { Actor } from "~/domain/historial/historial.server";
import { followRestored } from "~/domain/importacion/deshacer.server";
import { forgetSlug, type SlugAntiguo, takeSlugBack } from "~/domain/slugs-antiguos.server";
import { type Item, TABLES, type Tipo } from "~/domain/tipo";
import { log } from "~/log.server";
import { clampPagina, countPaginas } from "~/ui/pagination";
import { database, type Trx } from "~db/client.server";
import { isConstraint, uniqueConflict } from "~db/engine/engine.server";
import {
  deleteItemRows,
  insertRow,
  type OwnRow,
  parseItem,
  type Row,
  readItemRows,
  withoutSlug,
} from "./item-rows.server";
import type { Papel } from "./papelera";

const PAGE_SIZE = 50;
const SLUG_TRIES = 20;

/**
 * Deletes an item with all that goes with it and keeps it to be restored.
 * @returns its title; undefined when it was gone already
 * @throws a foreign key error while other rows need it
 */
export async function discard(
  trx: Trx,
  item: Item,
  actor?: Actor,
  now = new Date(),
): Promise<string | undefined> {
  const datos = await readItemRows(trx, item);
  const own = datos[0]?.rows[0];
  if (!own) return undefined;
  const titulo = String(own.title ?? own.titulo ?? own.nombre);
  await trx
    .insertInto("papelera")
    .values({
      id: randomUUID(),
      tipo: item.tipo,
      item_id: item.id,
      titulo,
      datos: JSON.stringify(datos),
      actor_id: actor?.id ?? null,
      actor_email: actor?.email ?? null,
      deleted_at: now.toISOString(),
    })
    .execute();
  await deleteItemRows(trx, item);
  return titulo;
}

interface PapeleraPage {
  papeles: Papel[];
  /** The page asked for, or the last one once there are fewer. */
  pagina: number;
  paginas: number;
}

/** One page of the deleted things, the newest first. */
export async function listPapelera(pagina = 1): Promise<PapeleraPage> {
  const { read } = database();
  const { total } = await read
    .selectFrom("papelera")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const shown = clampPagina(pagina, total, PAGE_SIZE);
  const rows = await read
    .selectFrom("papelera")
    .select(["id", "tipo", "titulo", "deleted_at", "actor_email"])
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset((shown - 1) * PAGE_SIZE)
    .execute();
  const papeles = rows.map((row) => ({
    id: row.id,
    tipo: row.tipo,
    titulo: row.titulo,
    deletedAt: row.deleted_at,
    deletedBy: row.actor_email,
  }));
  return { papeles, pagina: shown, paginas: countPaginas(total, PAGE_SIZE) };
}

export type RestoreOutcome =
  | ({ outcome: "restored"; titulo: string } & Item)
  | { outcome: "missing" }
  /** What was kept of it cannot be read. */
  | { outcome: "damaged" }
  /** Something else has its id by now. */
  | { outcome: "taken" };

/**
 * Brings a deleted thing back as it was, but off the home page. A slug that was taken meanwhile gets
 * a number; relations to what is gone stay away.
 */
export async function restore(trx: Trx, id: string): Promise<RestoreOutcome> {
  const papel = await trx
    .selectFrom("papelera")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!papel) return { outcome: "missing" };
  const { tipo, item_id, titulo } = papel;
  const item = parseItem(tipo, papel.datos);
  if (!item) return { outcome: "damaged" };
  const obstacle = await insertOwn(trx, tipo, item.own);
  if (obstacle) return { outcome: obstacle };
  for (const { table, rows } of item.parts) {
    for (const row of rows) await insertPart(trx, table, row);
  }
  for (const slug of item.slugs) {
    await takeSlugBack(trx, slug);
    if (tipo === "categoria") await takeFromTrash(trx, slug, papel.deleted_at);
  }
  await trx.deleteFrom("papelera").where("id", "=", id).execute();
  return { outcome: "restored", tipo, id: item_id, titulo };
}

/** @returns why it cannot stand in its table again, if so */
async function insertOwn(trx: Trx, tipo: Tipo, stored: OwnRow) {
  const row = await adapt(trx, tipo, stored);
  for (let n = 1; n <= SLUG_TRIES; n++) {
    const slug = n === 1 ? row.slug : numbered(row.slug, n);
    try {
      await insertBack(trx, tipo, stored, { ...row, slug });
      return undefined;
    } catch (error) {
      if (!isConstraint(error)) throw error;
      const conflict = uniqueConflict(error);
      if (!conflict) {
        log().error({ err: error, tipo }, "deleted thing does not fit its table");
        return "damaged";
      }
      if (conflict !== `${TABLES[tipo]}.slug`) return "taken";
    }
  }
  return "taken";
}

/** What is not quite as it was has another version, so that forms open since before do not undo it. */
async function insertBack(trx: Trx, tipo: Tipo, stored: OwnRow, row: OwnRow): Promise<void> {
  const isAsBefore = Object.keys(row).every(
    (name) => name === "destacado_home" || row[name] === stored[name],
  );
  const { id, slug, version: seen } = stored;
  const version = isAsBefore ? seen : seen + 1;
  await insertRow(trx, TABLES[tipo], { ...row, version });
  await forgetSlug(trx, tipo, row.slug);
  if (tipo === "producto" && version !== seen) {
    await followRestored(trx, { id, slug, seen, version });
  }
}

/** Cut so that there is room for the number, and so that no two hyphens meet. */
const numbered = (slug: string, n: number) => `${slug.slice(0, 115).replace(/-$/, "")}-${n}`;

/** The home page may be full by now, a category renamed, and a parent gone or no main one any more. */
async function adapt(trx: Trx, tipo: Tipo, row: OwnRow): Promise<OwnRow> {
  if (tipo === "producto") {
    const category = await resolveCategoria(trx, String(row.category));
    return { ...row, category, destacado_home: 0 };
  }
  if (tipo === "consejo") {
    return { ...row, categoria: await resolveTipo(trx, String(row.categoria)) };
  }
  if (!row.parent_id) return row;
  const parent = await trx
    .selectFrom("categorias")
    .select("id")
    .where("id", "=", String(row.parent_id))
    .where("parent_id", "is", null)
    .executeTakeFirst();
  return parent ? row : { ...row, parent_id: null };
}

/** A category that took this one's slugs and was deleted after it must not bring them back. */
async function takeFromTrash(trx: Trx, former: SlugAntiguo, deletedAt: string) {
  const later = await trx
    .selectFrom("papelera")
    .select(["id", "datos"])
    .where("tipo", "=", former.tipo)
    .where("deleted_at", ">", deletedAt)
    .where("datos", "like", `%${former.slug}%`)
    .execute();
  for (const { id, datos } of later) {
    const left = withoutSlug(datos, former);
    if (!left) continue;
    await trx.updateTable("papelera").set({ datos: left }).where("id", "=", id).execute();
  }
}

/** What something else holds or needs by now is left out. */
async function insertPart(trx: Trx, table: string, row: Row): Promise<void> {
  try {
    await insertRow(trx, table, row);
  } catch (error) {
    if (!isConstraint(error)) throw error;
  }
}

/** Ends what was deleted before `before`. */
export async function purgePapelera(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("papelera").where("deleted_at", "<", before.toISOString()).execute();
}
