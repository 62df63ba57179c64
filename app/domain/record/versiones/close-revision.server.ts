import { randomUUID } from "node:crypto";
import { siteOrigin } from "~/http/requests/origin.server";
import { enqueue } from "~/mail/outbox.server";
import { paths } from "~/site/paths";
import type { Trx } from "~db/client.server";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import type { Item, TipoPublicable } from "~record/tipos/tipo";

type Told = { to: string; subject: string; lines: readonly string[] };

/** @param lines paragraphs that end with an address */
export async function mailRevision(trx: Trx, { to, subject, lines }: Told, now: Date) {
  const text = `${["Hola:", ...lines.filter(Boolean)].join("\n\n")}\n`;
  await enqueue(trx, { id: `revision-${randomUUID()}`, to, subject, text }, now);
}

const revisionOf = (trx: Trx, { tipo, id }: Item<TipoPublicable>) =>
  trx.deleteFrom("revisiones").where("tipo", "=", tipo).where("id", "=", id);

type Ended = { titulo: string; actor: Actor | undefined; now: Date };

/** Ends a review without a publication, and tells who asked for it. */
export async function dropRevision(
  trx: Trx,
  item: Item<TipoPublicable>,
  { titulo, actor, now }: Ended,
) {
  const ended = await revisionOf(trx, item).returning("pedida_por").executeTakeFirst();
  const to = ended && (await mailOf(trx, ended.pedida_por, actor));
  const lines = [`Los cambios de «${titulo}», que esperaban revisión, se han descartado.`];
  if (to) await mailRevision(trx, { to, subject: `Descartado: ${titulo}`, lines }, now);
}

/** @returns undefined for whoever acts now, and for somebody whose rights have ended */
export async function mailOf(trx: Trx, id: string, actor: Actor | undefined) {
  const own = trx.selectFrom("profiles").select("email").where("id", "=", id);
  const found = await own.where("admin_type", "is not", null).executeTakeFirst();
  return id === actor?.id ? undefined : found?.email;
}

/**
 * Whoever asked for the review of a draft, or of changes, learns that it is public by now. A save of
 * what is public already is no answer while its changes wait.
 */
export async function closeRevision(
  trx: Trx,
  item: Item<TipoPublicable>,
  { slug, titulo, actor, now }: Ended & { slug: string },
) {
  const { tipo, id } = item;
  const waiting = trx.selectFrom("cambios_pendientes").select("id").where("tipo", "=", tipo);
  if (await waiting.where("id", "=", id).executeTakeFirst()) return;
  const closed = await revisionOf(trx, item).returning("pedida_por").executeTakeFirst();
  if (!closed) return;
  await recordSuceso(trx, { actor, action: "revision.publicada", target: id }, now);
  const to = await mailOf(trx, closed.pedida_por, actor);
  if (!to) return;
  const told = `«${titulo}», que esperaba revisión, ya está publicado:`;
  const lines = [told, siteOrigin() + paths[tipo](slug)];
  await mailRevision(trx, { to, subject: `Publicado: ${titulo}`, lines }, now);
}
