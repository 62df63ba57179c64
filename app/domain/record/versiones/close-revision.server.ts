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

/** Whoever asked for the review of a draft learns that it is public by now. */
export async function closeRevision(
  trx: Trx,
  { tipo, id }: Item<TipoPublicable>,
  { slug, titulo, actor, now }: Published,
) {
  const asked = trx.deleteFrom("revisiones").where("tipo", "=", tipo).where("id", "=", id);
  const closed = await asked.returning("pedida_por").executeTakeFirst();
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
