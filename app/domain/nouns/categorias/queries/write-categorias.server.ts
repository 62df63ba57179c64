import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { fold } from "~base/texto";
import type { Trx } from "~db/client.server";
import { attempt } from "~db/engine/attempt.server";
import { refusedBy, same, uniqueConflict } from "~db/engine/engine.server";
import { countRows } from "~db/paging.server";
import { CATEGORIA_KIND } from "~nouns/categorias/queries/categoria.kind.server";
import type { CategoriaCampos } from "~nouns/categorias/rules/categoria-schema.server";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import { discard } from "~record/papelera/papelera.server";
import { handSlugsOn, keepSlug } from "~record/slugs/slugs-antiguos.server";
import { findSeen } from "~record/versiones/change-item.server";
import { replaceHidden } from "./resolve-categoria.server";

export async function insertCategoria(
  trx: Trx,
  campos: CategoriaCampos,
  { actor, now = new Date() }: Writing = {},
) {
  const at = now.toISOString();
  const id = randomUUID();
  const row = { ...toColumns(campos), id, created_at: at, updated_at: at };
  const orden = lastOrden(campos.parent_id);
  const insert = trx.insertInto("categorias").values({ ...row, orden });
  const add = () => replaceHidden(trx, campos.slug, () => insert.execute());
  const refusal = await attempt(trx, add, refusalOf);
  if (refusal) return refusal;
  return recordSaved(trx, { actor, action: "categoria.creada" }, { ...campos, id });
}

const lastOrden = (parent_id: string | null) =>
  sql<number>`(select coalesce(max(orden), -1) + 1 from categorias where oculta = 0
    and ${same("parent_id", parent_id)})`;

/** @param version the version that the editor saw; if it is outdated, nothing is written */
export async function updateCategoria(
  trx: Trx,
  { id, version }: { id: string; version: number },
  campos: CategoriaCampos,
  { actor, now = new Date() }: Writing = {},
) {
  const before = await findSeen(trx, { tipo: "categoria", id, version });
  if ("outcome" in before) return before;
  if (campos.parent_id === id) return { outcome: "depth" as const };
  const isRenamed = campos.slug !== before.slug;
  const update = trx
    .updateTable("categorias")
    .set({ ...toColumns(campos), oculta: 0, updated_at: now.toISOString() })
    .set({ orden: sql`case oculta when 1 then ${lastOrden(campos.parent_id)} else orden end` })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .set({
      demo_como_elegir: whileSame("como_elegir", campos.como_elegir),
      demo_en_que_nos_fijamos: whileSame("en_que_nos_fijamos", campos.en_que_nos_fijamos),
    })
    .where("id", "=", id);
  const change = () =>
    isRenamed ? replaceHidden(trx, campos.slug, () => update.execute()) : update.execute();
  const refusal = await attempt(trx, change, refusalOf);
  if (refusal) return refusal;
  if (isRenamed) await keepSlug(trx, { tipo: "categoria", slug: before.slug, id }, now);
  return recordSaved(trx, { actor, action: "categoria.editada" }, { ...campos, id });
}

/** Clears the flag of the demo once the text has changed. */
export const whileSame = (column: string, value: string, flag = `demo_${column}`) =>
  sql<0 | 1>`case when ${same(column, value)} then ${sql.ref(flag)} else 0 end`;

type Writing = { actor?: Actor; now?: Date };

async function recordSaved(
  trx: Trx,
  suceso: { actor?: Actor; action: "categoria.creada" | "categoria.editada" },
  { id, nombre }: { id: string; nombre: string },
) {
  if (suceso.actor) await recordSuceso(trx, { ...suceso, target: id, details: { nombre } });
  return { outcome: "saved" as const, id };
}

/** @param moveTo id of the category that gets this one's products, children and redirects */
export async function deleteCategoria(
  trx: Trx,
  id: string,
  { moveTo, actor, now = new Date() }: Writing & { moveTo?: string } = {},
) {
  const own = trx.selectFrom("categorias").select(["slug", "nombre"]).where("id", "=", id);
  const row = await own.executeTakeFirst();
  if (!row) return { outcome: "missing" as const };
  const children = await countRows(trx.selectFrom("categorias").where("parent_id", "=", id));
  if (children > 0) return { outcome: "children" as const };
  if (moveTo !== undefined) {
    const others = trx.selectFrom("categorias").select("slug").where("id", "<>", id);
    const seen = others.where("id", "=", moveTo).where("oculta", "=", 0);
    const target = await seen.executeTakeFirst();
    if (!target) return { outcome: "no-target" as const };
    const held = trx.updateTable("productos").where("category", "=", row.slug);
    const moved = held.set({ category: target.slug, updated_at: now.toISOString() });
    await moved.set((eb) => ({ version: eb("version", "+", 1) })).execute();
  }
  const productos = await countProductos(trx, row.slug);
  if (productos > 0) return { outcome: "used" as const, productos };
  const item = { tipo: "categoria" as const, id };
  await discard(trx, CATEGORIA_KIND, id, actor, now);
  if (moveTo !== undefined) await handSlugsOn(trx, { ...item, slug: row.slug }, moveTo, now);
  const suceso = { action: "categoria.eliminada", target: id } as const;
  if (actor) await recordSuceso(trx, { ...suceso, actor, details: { nombre: row.nombre } });
  return { outcome: "deleted" as const };
}

export const countProductos = (trx: Pick<Trx, "selectFrom">, slug: string) =>
  countRows(trx.selectFrom("productos").where("category", "=", slug));

const toColumns = (campos: CategoriaCampos) => ({ ...campos, nombre_folded: fold(campos.nombre) });

function refusalOf(error: unknown) {
  if (uniqueConflict(error) === "categorias.slug") return { outcome: "taken" as const };
  const rule = refusedBy(error);
  if (rule === "categoria_depth") return { outcome: "depth" as const };
  if (rule === "foreign key" || rule === "categoria_oculta")
    return { outcome: "no-parent" as const };
  throw error;
}
