import { parseIfFits, recordSchema } from "~base/stored-json.server";
import { database, type Trx } from "~db/client.server";
import { holds } from "~db/engine/engine.server";
import { parseContenido } from "~record/contenido/bloques.server";
import { obstaclesOf, type PublishedKind } from "~record/kind.server";
import { isOf } from "~record/tipos/is-of.server";
import type { TipoPublicable } from "~record/tipos/tipo";
import { compareColumn } from "./fusion.server";
import {
  findVivo,
  note,
  type Pendiente,
  publishPendiente,
  readPendiente,
} from "./pendientes.server";

const REFUSED = "Abre el formulario y pulsa «Publicar los cambios»: dirá qué lo impide.";

/** Each row's changes are read again in a transaction, so that only one process publishes them. */
export async function publishPendientesDue(kinds: readonly PublishedKind[], now = new Date()) {
  for (const { tipo, id } of await dueBy(now, database().read).execute()) {
    const kind = kinds.find((each) => each.tipo === tipo);
    if (kind) await database().write((trx) => publishOne(trx, kind, id, now));
  }
}

const dueBy = (now: Date, db: Trx | ReturnType<typeof database>["read"]) =>
  db
    .selectFrom("cambios_pendientes")
    .select(["tipo", "id"])
    .where("programado_at", "<=", now.toISOString())
    .orderBy("programado_at");

async function publishOne(trx: Trx, kind: PublishedKind, id: string, now: Date) {
  const item = { tipo: kind.tipo, id };
  const isDue = await dueBy(now, trx).where(isOf(item)).executeTakeFirst();
  const vivo = isDue && (await findVivo(trx, kind, id));
  const pendiente = vivo && (await readPendiente(kind, vivo, trx));
  if (!pendiente) return;
  const obstacle = obstacleOf(kind, pendiente);
  const saved = obstacle ? undefined : await publishPendiente(trx, kind, id, { now });
  if (saved?.outcome === "saved") return;
  const motivo = obstacle || REFUSED;
  await note(trx, item, { titulo: pendiente.titulo, motivo, deed: "no-publicados" });
  const own = trx.updateTable("cambios_pendientes").where(isOf(item));
  await own.set({ programado_at: null, programado_fallo: motivo }).execute();
}

function obstacleOf(kind: PublishedKind, { vivo, row, base, conflictos }: Pendiente): string {
  if (vivo.estado !== "published") return "Ya no está publicado.";
  const [campo] = conflictos.flatMap((name) => compareColumn(kind, name, base, row));
  if (campo) return `«${campo.label}» también ha cambiado en lo publicado. Elige qué se queda.`;
  return obstaclesOf(kind, row).join(" ");
}

/** Finds the titles of waiting changes whose text shows this product. */
export async function findNaming(slug: string): Promise<string[]> {
  const all = database().read.selectFrom("cambios_pendientes").select(["titulo", "contenido"]);
  const rows = await all.where(holds("contenido", slug)).execute();
  const textsOf = (json: string) => Object.values(parseIfFits(recordSchema, json) ?? {});
  const shows = (text: unknown) =>
    parseContenido(String(text)).some((each) => "slug" in each && each.slug === slug);
  return rows.filter(({ contenido }) => textsOf(contenido).some(shows)).map(({ titulo }) => titulo);
}

export const listFallidos = (limit: number) =>
  database()
    .read.selectFrom("cambios_pendientes")
    .select(["tipo", "id", "titulo as text", "programado_fallo"])
    .where("programado_fallo", "is not", null)
    .$narrowType<{ tipo: TipoPublicable; programado_fallo: string }>()
    .limit(limit)
    .execute();
