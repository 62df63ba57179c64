import { database } from "~db/client.server";
import type { Actor } from "~record/historial/historial.server";
import { type PublishedKind, titleOf } from "~record/kind.server";
import { readPendiente } from "~record/pendientes/pendientes.server";
import { mayPublish } from "~record/revision-editorial/nota";
import { findVersion, listVersions } from "~record/versiones/versiones.server";

export async function compareVersion(kind: PublishedKind, id: string, version: number) {
  const { tipo, find, valuesOf, diferencias } = kind;
  const row = await find(id);
  if (!row) return undefined;
  const kept = await findVersion({ tipo, id }, version);
  const pendiente = await readPendiente(kind, row);
  return {
    pendiente: pendiente && { at: pendiente.updated_at, by: pendiente.actor_email },
    title: titleOf(kind, row),
    current: row.version,
    versions: await listVersions({ tipo, id }),
    version: kept ? version : null,
    fields: kept ? diferencias(valuesOf({ ...row, ...kept }), valuesOf(row)) : [],
  };
}

export type Compared = NonNullable<Awaited<ReturnType<typeof compareVersion>>>;

/** @param seen the version that the editor saw as the present one */
export async function restoreVersion(
  kind: PublishedKind,
  { id, version: seen }: { id: string; version: number },
  version: number,
  actor: Actor,
): Promise<"saved" | "refused" | "unlawful" | "full"> {
  const { tipo, find, valuesOf, contentOf, diferencias, check, update } = kind;
  const row = await find(id);
  const kept = await findVersion({ tipo, id }, version);
  if (!row || !kept) return "refused";
  // Columns added after this version was kept have their present value.
  const values = valuesOf({ ...row, ...kept });
  if (row.estado === "published" && !mayPublish(check(values))) return "unlawful";
  // A restored price keeps the date of its last check instead of today's.
  const { precio_comprobado_at: checkedAt } = kept;
  const priceCheckedAt = typeof checkedAt === "string" ? checkedAt : undefined;
  const writing = { actor, priceCheckedAt };
  const { outcome } = await database().write((trx) =>
    update(trx, { id, version: seen }, contentOf(values), writing),
  );
  if (outcome === "saved" || outcome === "full") return outcome;
  // After a double click the row is restored already, which counts as saved.
  const now = await find(id);
  const { slug, estado } = now ?? {};
  const isDone =
    now && diferencias(valuesOf(now), valuesOf({ ...now, ...kept, id, slug, estado })).length === 0;
  return isDone ? "saved" : "refused";
}
