import { randomUUID } from "node:crypto";
import { siteOrigin } from "~/http/requests/origin.server";
import { enqueue } from "~/mail/outbox.server";
import { paths } from "~/site/paths";
import type { Trx } from "~db/client.server";
import { hasRows } from "~db/paging.server";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import { isOf } from "~record/tipos/is-of.server";
import type { Publicable } from "~record/tipos/tipo";

type Told = { to: string; subject: string; lines: readonly string[] };

/** @param lines the paragraphs of the mail; the last one is an address on the site */
export async function mailRevision(trx: Trx, { to, subject, lines }: Told, now: Date) {
  const text = `${["Hola:", ...lines.filter(Boolean)].join("\n\n")}\n`;
  await enqueue(trx, { id: `revision-${randomUUID()}`, to, subject, text }, now);
}

const endRevision = (trx: Trx, item: Publicable) =>
  trx.deleteFrom("revisiones").where(isOf(item)).returning("pedida_por").executeTakeFirst();

type Ended = { titulo: string; actor: Actor | undefined; now: Date };

/** Ends a review without a publication, and tells who asked for it. */
export async function dropRevision(trx: Trx, item: Publicable, { titulo, actor, now }: Ended) {
  const ended = await endRevision(trx, item);
  if (!ended) return;
  const lines = [`Los cambios de «${titulo}», que esperaban revisión, se han descartado.`];
  const told = { subject: `Descartado: ${titulo}`, lines, actor };
  await tellAsker(trx, ended.pedida_por, told, now);
}

/** Mails the person who asked for a review, unless it is the actor or has lost its rights. */
export async function tellAsker(
  trx: Trx,
  id: string,
  { actor, ...told }: Omit<Told, "to"> & { actor?: Actor },
  now: Date,
) {
  const own = trx.selectFrom("profiles").select("email").where("id", "=", id);
  const found = await own.where("admin_type", "is not", null).executeTakeFirst();
  if (found && id !== actor?.id) await mailRevision(trx, { ...told, to: found.email }, now);
}

/**
 * Tells the person who asked for a review that the text is public by now. A published row may be
 * saved while its changes wait for a review, and that is no answer, so nothing is sent then.
 */
export async function closeRevision(
  trx: Trx,
  item: Publicable,
  { slug, titulo, actor, now }: Ended & { slug: string },
) {
  if (await hasRows(trx.selectFrom("cambios_pendientes").where(isOf(item)))) return;
  const closed = await endRevision(trx, item);
  if (!closed) return;
  await recordSuceso(trx, { actor, action: "revision.publicada", target: item.id }, now);
  const address = siteOrigin() + paths[item.tipo](slug);
  const lines = [`«${titulo}», que esperaba revisión, ya está publicado:`, address];
  await tellAsker(trx, closed.pedida_por, { subject: `Publicado: ${titulo}`, lines, actor }, now);
}
