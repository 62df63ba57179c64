import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { chosenTipo, resolveTipo } from "~/domain/categorias/queries/resolve-categoria.server";
import type { ConsejoEscrito } from "~/domain/consejos/rules/consejo";
import { makeOnce } from "~/domain/envios.server";
import type { Estado } from "~/domain/estado";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { requireInLibrary } from "~/domain/imagenes/queries/imagenes.server";
import { keepSlug } from "~/domain/slugs-antiguos.server";
import { fold } from "~/domain/texto";
import { keepVersion } from "~/domain/versiones/versiones.server";
import { database, type Trx } from "~db/client.server";
import { attempt } from "~db/engine/attempt.server";
import { uniqueConflict } from "~db/engine/engine.server";

export function createConsejo(
  campos: ConsejoEscrito,
  { idem, actor }: { idem: string; actor: Actor },
  now = new Date(),
) {
  return makeOnce({ idem, resultado: "consejo", now }, async (trx) => {
    await requireInLibrary(trx, [campos.imagen]);
    const categoria = await chosenTipo(trx, campos.categoria);
    if (categoria === undefined) return { outcome: "no-tipo" as const };
    const at = now.toISOString();
    const id = randomUUID();
    const estado = campos.estado ?? "published";
    const insert = trx.insertInto("consejos").values({
      ...{ ...campos, id, estado, categoria, titulo_folded: fold(campos.titulo) },
      ...{ fecha: at, created_at: at, updated_at: at },
      published_at: estado === "published" ? at : null,
    });
    const taken = await attempt(trx, () => insert.execute(), takenOr);
    return taken ?? keepSaved(trx, { id, campos, actor, action: "consejo.creado" });
  });
}

/** @param isRestored for an old version: its picture may be gone, its type becomes a hidden one */
export function editConsejo(
  { id, version }: { id: string; version: number },
  campos: ConsejoEscrito,
  actor: Actor,
  { isRestored = false, now = new Date() } = {},
) {
  return database().write(async (trx) => {
    if (!isRestored) await requireInLibrary(trx, [campos.imagen]);
    const stored = trx.selectFrom("consejos").select(["slug", "version"]).where("id", "=", id);
    const before = await stored.executeTakeFirst();
    if (!before) return { outcome: "missing" as const };
    if (version !== before.version) return { outcome: "conflict" as const };
    const categoria = await (isRestored ? resolveTipo : chosenTipo)(trx, campos.categoria);
    if (categoria === undefined) return { outcome: "no-tipo" as const };
    const at = now.toISOString();
    await keepVersion(trx, { tipo: "consejo", id });
    const update = trx
      .updateTable("consejos")
      .set({ ...campos, categoria, titulo_folded: fold(campos.titulo), updated_at: at })
      .set({ version: version + 1 })
      .$if(campos.estado === "published", (query) => query.set(publishedAt(at)))
      .where("id", "=", id);
    const taken = await attempt(trx, () => update.execute(), takenOr);
    if (taken) return taken;
    if (campos.slug !== before.slug) {
      await keepSlug(trx, { tipo: "consejo", slug: before.slug, id }, now);
    }
    return keepSaved(trx, { id, campos, actor, action: "consejo.editado" });
  });
}

/** Its caller keeps the version that comes of it. */
export async function changeEstado(
  trx: Trx,
  id: string,
  { estado, at, ...fecha }: { estado: Estado; at: string; fecha?: string },
) {
  await keepVersion(trx, { tipo: "consejo", id });
  await trx
    .updateTable("consejos")
    .set({ estado, updated_at: at })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .$if(estado === "published", (query) => query.set({ ...publishedAt(at), ...fecha }))
    .where("id", "=", id)
    .execute();
}

const publishedAt = (at: string) => ({
  published_at: sql<string | null>`case when estado = 'published' then published_at else ${at} end`,
  // Readers see the day of the first publication: a draft may have lain for months.
  fecha: sql<string>`case when estado = 'draft' and published_at is null then ${at} else fecha end`,
});

interface Done {
  id: string;
  campos: Pick<ConsejoEscrito, "titulo">;
  actor: Actor;
  action: "consejo.creado" | "consejo.editado";
}

export async function keepSaved(trx: Trx, { id, campos: { titulo }, actor, action }: Done) {
  await keepVersion(trx, { tipo: "consejo", id }, { actor });
  await recordSuceso(trx, { actor, action, target: id, details: { titulo } });
  return { outcome: "saved" as const, id };
}

function takenOr(error: unknown) {
  if (uniqueConflict(error) === "consejos.slug") return { outcome: "taken" as const };
  throw error;
}
