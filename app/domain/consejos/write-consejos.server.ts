import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { findTipo, resolveTipo } from "~/domain/categorias/resolve-categoria.server";
import type { Actor } from "~/domain/historial/historial.server";
import { discard } from "~/domain/papelera/papelera.server";
import { keepSlug } from "~/domain/slugs-antiguos.server";
import { fold } from "~/domain/texto";
import { keepVersion } from "~/domain/versiones/versiones.server";
import type { Trx } from "~db/client.server";
import { attempt } from "~db/engine/attempt.server";
import { uniqueConflict } from "~db/engine/engine.server";
import type { ConsejoCampos } from "./consejo";

export type ConsejoOutcome = { outcome: "saved"; id: string } | { outcome: "taken" };

interface Writing {
  actor?: Actor;
  now?: Date;
}

interface Updating extends Writing {
  /** An advice type that does not exist is refused then; else it becomes a hidden one. */
  needsTipo?: boolean;
}

/** @throws a foreign key error when there is no advice type of that slug */
export async function insertConsejo(
  trx: Trx,
  campos: ConsejoCampos,
  { actor, now = new Date() }: Writing = {},
): Promise<ConsejoOutcome> {
  const at = now.toISOString();
  const id = randomUUID();
  const estado = campos.estado ?? "published";
  const insert = trx.insertInto("consejos").values({
    ...campos,
    id,
    titulo_folded: fold(campos.titulo),
    estado,
    fecha: at,
    created_at: at,
    updated_at: at,
    published_at: estado === "published" ? at : null,
  });
  const taken = await attempt(trx, () => insert.execute(), takenOr);
  if (taken) return taken;
  await keepVersion(trx, { tipo: "consejo", id }, { actor });
  return { outcome: "saved", id };
}

/** @param version the one that the editor saw; with another by now nothing is written */
export async function updateConsejo(
  trx: Trx,
  { id, version }: { id: string; version: number },
  campos: ConsejoCampos,
  { actor, now = new Date(), needsTipo = false }: Updating = {},
): Promise<ConsejoOutcome | { outcome: "missing" | "conflict" | "no-tipo" }> {
  const before = await trx
    .selectFrom("consejos")
    .select(["slug", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!before) return { outcome: "missing" };
  if (version !== before.version) return { outcome: "conflict" };
  const categoria = await (needsTipo ? findTipo : resolveTipo)(trx, campos.categoria);
  if (categoria === undefined) return { outcome: "no-tipo" };
  const at = now.toISOString();
  await keepVersion(trx, { tipo: "consejo", id });
  const update = trx
    .updateTable("consejos")
    .set({ ...campos, categoria, titulo_folded: fold(campos.titulo), updated_at: at })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .$if(campos.estado === "published", (query) => query.set(publishedAt(at)))
    .where("id", "=", id);
  const taken = await attempt(trx, () => update.execute(), takenOr);
  if (taken) return taken;
  if (campos.slug !== before.slug) {
    await keepSlug(trx, { tipo: "consejo", slug: before.slug, id }, now);
  }
  await keepVersion(trx, { tipo: "consejo", id }, { actor });
  return { outcome: "saved", id };
}

/** The right-hand side sees the row as it was before. */
const publishedAt = (at: string) => ({
  published_at: sql<string | null>`case when estado = 'published' then published_at else ${at} end`,
  // Readers see the day of the first publication: a draft may have lain for months.
  fecha: sql<string>`case when estado = 'draft' and published_at is null then ${at} else fecha end`,
});

export async function deleteConsejo(
  trx: Trx,
  id: string,
  actor?: Actor,
): Promise<{ outcome: "deleted"; titulo: string } | { outcome: "missing" }> {
  const titulo = await discard(trx, { tipo: "consejo", id }, actor);
  return titulo === undefined ? { outcome: "missing" } : { outcome: "deleted", titulo };
}

/** @throws the error when it is about something else */
function takenOr(error: unknown): { outcome: "taken" } {
  if (uniqueConflict(error) === "consejos.slug") return { outcome: "taken" };
  throw error;
}
