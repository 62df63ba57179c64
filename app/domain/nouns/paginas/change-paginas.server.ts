import { randomUUID } from "node:crypto";
import { OF_THE_SITE } from "~/site/of-the-site";
import { nowIso } from "~base/fechas";
import type { Trx } from "~db/client.server";
import { countRows } from "~db/paging.server";
import { findOwner } from "~record/slugs/slugs-antiguos.server";
import * as items from "~record/versiones/change-item.server";
import { LUGAR_LIMITS, type PaginaEscrita } from "./pagina.kind";

export async function insertPagina(trx: Trx, campos: PaginaEscrita, { actor }: items.Writing) {
  const id = randomUUID();
  const problem = await problemOf(trx, { ...campos, id });
  if (problem) return { outcome: problem };
  const at = nowIso();
  const row = { ...campos, id, created_at: at, updated_at: at };
  await trx.insertInto("paginas").values(row).execute();
  await items.keepItem(trx, { tipo: "pagina", id }, { actor, action: "pagina.creado" });
  return { outcome: "saved" as const, id };
}

export async function updatePagina(
  trx: Trx,
  seen: items.Seen,
  campos: Partial<PaginaEscrita>,
  writing: items.Writing = {},
) {
  const item = { tipo: "pagina" as const, id: seen.id };
  const before = await items.findSeen(trx, { ...item, ...seen });
  if ("outcome" in before) return before;
  const outcome = await problemOf(trx, { ...campos, id: seen.id }, before.slug);
  return outcome ? { outcome } : items.changeItem(trx, { ...item, ...before }, campos, writing);
}

export type PaginaProblem = "taken" | "of-the-site" | "former" | "full";

async function problemOf(
  trx: Trx,
  { id, slug, lugar = "" }: Partial<PaginaEscrita> & { id: string },
  own?: string,
): Promise<PaginaProblem | undefined> {
  const others = trx.selectFrom("paginas").select("id").where("id", "<>", id);
  const isOthers = async (each?: string) =>
    (await others.where("slug", "=", each ?? "").executeTakeFirst()) !== undefined;
  // A later release may have taken this address for a page of the site.
  if (slug && slug !== own && OF_THE_SITE.includes(slug)) return "of-the-site";
  if (await isOthers(slug)) return "taken";
  if (slug && (await isOthers(await findOwner(trx, "pagina", slug)))) return "former";
  const there = await countRows(others.where("lugar", "=", lugar));
  return there < LUGAR_LIMITS[lugar] ? undefined : "full";
}
