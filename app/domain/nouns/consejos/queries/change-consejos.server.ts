import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { fold } from "~base/texto";
import type { Trx } from "~db/client.server";
import { attempt } from "~db/engine/attempt.server";
import { uniqueConflict } from "~db/engine/engine.server";
import { chosenTipo, resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";
import type { ConsejoEscrito } from "~nouns/consejos/rules/consejo-schema.server";
import * as items from "~record/versiones/change-item.server";

export async function insertConsejo(
  trx: Trx,
  campos: ConsejoEscrito,
  { actor, now = new Date() }: items.Writing,
) {
  const categoria = await chosenTipo(trx, campos.categoria);
  if (categoria === undefined) return { outcome: "no-tipo" as const };
  const at = now.toISOString();
  const id = randomUUID();
  const estado = campos.estado ?? "published";
  const consejo = { ...campos, id, estado, categoria, titulo_folded: fold(campos.titulo) };
  const published_at = estado === "published" ? at : null;
  const dates = { fecha: at, created_at: at, updated_at: at, published_at };
  const insert = trx.insertInto("consejos").values({ ...consejo, ...dates });
  const taken = await attempt(trx, () => insert.execute(), takenOr);
  if (taken) return taken;
  await items.keepItem(trx, { tipo: "consejo", id }, { actor, action: "consejo.creado" });
  return { outcome: "saved" as const, id };
}

interface Updating extends items.Writing {
  /** Refuses an unknown type; without this, a hidden type is created for it. */
  needsGroup?: boolean;
  /** The date for readers; without it, the date of the first publication. */
  fecha?: string;
}

export async function updateConsejo(
  trx: Trx,
  seen: items.Seen,
  campos: Partial<ConsejoEscrito>,
  { needsGroup = false, fecha, now = new Date(), ...writing }: Updating = {},
) {
  const item = { tipo: "consejo" as const, id: seen.id };
  const before = await items.findSeen(trx, { ...item, ...seen });
  if ("outcome" in before) return before;
  const { categoria: typed, titulo, estado } = campos;
  const resolve = needsGroup ? chosenTipo : resolveTipo;
  const categoria = typed === undefined ? typed : await resolve(trx, typed);
  if (typed !== undefined && categoria === undefined) return { outcome: "no-tipo" as const };
  const columns = {
    ...campos,
    categoria,
    ...(titulo !== undefined && { titulo_folded: fold(titulo) }),
    ...(estado === "published" && publishedAt(now.toISOString(), fecha)),
  };
  const how = { ...writing, now, takenBy: takenOr };
  return items.changeItem(trx, { ...item, ...before }, columns, how);
}

const publishedAt = (at: string, fecha?: string) => ({
  published_at: sql<string | null>`case when estado = 'published' then published_at else ${at} end`,
  fecha:
    fecha ??
    sql<string>`case when estado = 'draft' and published_at is null then ${at} else fecha end`,
});

function takenOr(error: unknown) {
  if (uniqueConflict(error) === "consejos.slug") return { outcome: "taken" as const };
  throw error;
}
