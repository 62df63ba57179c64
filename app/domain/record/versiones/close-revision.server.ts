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

type Published = { slug: string; titulo: string; actor: Actor | undefined; now: Date };

const revisionOf = (trx: Trx, { tipo, id }: Item<TipoPublicable>) =>
  trx.deleteFrom("revisiones").where("tipo", "=", tipo).where("id", "=", id);

export const dropRevision = (trx: Trx, item: Item<TipoPublicable>) =>
  revisionOf(trx, item).execute();

/**
 * Whoever asked for the review of a draft, or of changes, learns that it is public by now. A save of
 * what is public already is no answer while its changes wait.
 */
export async function closeRevision(
  trx: Trx,
  item: Item<TipoPublicable>,
  { slug, titulo, actor, now }: Published,
) {
  const { tipo, id } = item;
  const waiting = trx.selectFrom("cambios_pendientes").select("id").where("tipo", "=", tipo);
  if (await waiting.where("id", "=", id).executeTakeFirst()) return;
  const closed = await revisionOf(trx, item).returning("pedida_por").executeTakeFirst();
  if (!closed) return;
  await recordSuceso(trx, { actor, action: "revision.publicada", target: id }, now);
  const own = trx.selectFrom("profiles").select("email").where("id", "=", closed.pedida_por);
  const { email } = await own.executeTakeFirstOrThrow();
  if (closed.pedida_por === actor?.id) return;
  const lines = [
    `«${titulo}», que esperaba revisión, ya está publicado:`,
    siteOrigin() + paths[tipo](slug),
  ];
  await mailRevision(trx, { to: email, subject: `Publicado: ${titulo}`, lines }, now);
}
