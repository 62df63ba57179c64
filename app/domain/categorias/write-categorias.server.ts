import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Actor } from "~/domain/historial/historial.server";
import { discard } from "~/domain/papelera/papelera.server";
import { handSlugsOn, keepSlug } from "~/domain/slugs-antiguos.server";
import { fold } from "~/domain/texto";
import type { Trx } from "~db/client.server";
import { refusedBy, uniqueConflict } from "~db/engine/engine.server";
import type { CategoriaCampos, UsoDeCategoria } from "./categoria";

export type CategoriaRefusal =
  /** Another category has that slug. */
  | { outcome: "taken" }
  /** It would become a third level, or a category under itself. */
  | { outcome: "depth" }
  /** The parent is gone. */
  | { outcome: "no-parent" };

export interface Saved {
  outcome: "saved";
  id: string;
}

/** Adds a category after those it stands beside. */
export async function insertCategoria(
  trx: Trx,
  campos: CategoriaCampos,
  now = new Date(),
): Promise<Saved | CategoriaRefusal> {
  const at = now.toISOString();
  const id = randomUUID();
  try {
    await trx
      .insertInto("categorias")
      .values({
        ...toColumns(campos),
        id,
        orden: sql<number>`(select coalesce(max(orden), -1) + 1 from categorias
          where parent_id is ${campos.parent_id})`,
        created_at: at,
        updated_at: at,
      })
      .execute();
  } catch (error) {
    return refusalOf(error);
  }
  return { outcome: "saved", id };
}

/**
 * Changes a category. With its slug, what refers to it follows, and the former one leads to it.
 * @param version the one that the editor saw: when the category has another by now, nothing is
 * written and the outcome is `conflict`
 */
export async function updateCategoria(
  trx: Trx,
  { id, version }: { id: string; version: number },
  campos: CategoriaCampos,
  now = new Date(),
): Promise<Saved | CategoriaRefusal | { outcome: "missing" | "conflict" }> {
  const before = await trx
    .selectFrom("categorias")
    .select(["slug", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!before) return { outcome: "missing" };
  if (version !== before.version) return { outcome: "conflict" };
  if (campos.parent_id === id) return { outcome: "depth" };
  try {
    await trx
      .updateTable("categorias")
      .set({ ...toColumns(campos), updated_at: now.toISOString() })
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
  } catch (error) {
    return refusalOf(error);
  }
  if (campos.slug !== before.slug) {
    await keepSlug(trx, { tipo: "categoria", slug: before.slug, id }, now);
    await moveContents(trx, before.slug, campos.slug, now);
  }
  return { outcome: "saved", id };
}

export type DeleteOutcome =
  | { outcome: "deleted"; nombre: string }
  | { outcome: "missing" | "children" | "no-target" }
  | ({ outcome: "used" } & UsoDeCategoria);

/**
 * Deletes a category that has no subcategories and holds nothing; it can be got back.
 * @param moveTo id of the category that takes what this one holds, and to which its slugs lead then
 */
export async function deleteCategoria(
  trx: Trx,
  id: string,
  { moveTo, actor, now = new Date() }: { moveTo?: string; actor?: Actor; now?: Date } = {},
): Promise<DeleteOutcome> {
  const row = await trx
    .selectFrom("categorias")
    .select(["slug", "nombre"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return { outcome: "missing" };
  if (await hasChildren(trx, id)) return { outcome: "children" };
  if (moveTo !== undefined) {
    const target = await trx
      .selectFrom("categorias")
      .select("slug")
      .where("id", "=", moveTo)
      .where("id", "<>", id)
      .executeTakeFirst();
    if (!target) return { outcome: "no-target" };
    await moveContents(trx, row.slug, target.slug, now);
  }
  const uso = await countUso(trx, row.slug);
  if (uso.productos + uso.consejos > 0) return { outcome: "used", ...uso };
  const item = { tipo: "categoria" as const, id };
  await discard(trx, item, actor, now);
  if (moveTo !== undefined) await handSlugsOn(trx, { ...item, slug: row.slug }, moveTo, now);
  return { outcome: "deleted", nombre: row.nombre };
}

async function hasChildren(trx: Trx, id: string): Promise<boolean> {
  const child = await trx
    .selectFrom("categorias")
    .select("id")
    .where("parent_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return child !== undefined;
}

/** What products and articles name this category; an advice type of the same slug has its own. */
export async function countUso(
  trx: Pick<Trx, "selectFrom">,
  slug: string,
): Promise<UsoDeCategoria> {
  const { productos, consejos } = await trx
    .selectFrom((eb) =>
      eb.selectFrom("productos").select(count).where("category", "=", slug).as("p"),
    )
    .innerJoin(
      (eb) =>
        eb
          .selectFrom("consejos")
          .select(count)
          .where("categoria", "=", slug)
          .where(namesNoTipo)
          .as("c"),
      (join) => join.onTrue(),
    )
    .select(["p.total as productos", "c.total as consejos"])
    .executeTakeFirstOrThrow();
  return { productos, consejos };
}

const count = sql<number>`count(*)`.as("total");

/** Articles name advice types; only where there is none of that slug do they mean the category. */
const namesNoTipo = sql<boolean>`not exists
  (select 1 from tipos_consejo where tipos_consejo.slug = consejos.categoria)`;

async function moveContents(trx: Trx, from: string, to: string, now: Date): Promise<void> {
  const updated_at = now.toISOString();
  await trx
    .updateTable("productos")
    .set({ category: to, updated_at })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("category", "=", from)
    .execute();
  await trx
    .updateTable("consejos")
    .set({ categoria: to, updated_at })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("categoria", "=", from)
    .where(namesNoTipo)
    .execute();
}

const toColumns = (campos: CategoriaCampos) => ({
  ...campos,
  nombre_folded: fold(campos.nombre),
});

/** @throws the error when it is about something else */
function refusalOf(error: unknown): CategoriaRefusal {
  if (uniqueConflict(error) === "categorias.slug") return { outcome: "taken" };
  const rule = refusedBy(error);
  if (rule === "categoria_depth") return { outcome: "depth" };
  if (rule === "foreign key") return { outcome: "no-parent" };
  throw error;
}
