import { createHash, randomBytes } from "node:crypto";
import { RefusedActError } from "~/http/results/refused-act";
import { database } from "~db/client.server";
import { hasRows } from "~db/paging.server";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import { type PublishedKind, tituloOf } from "~record/kind.server";
import { heldRows } from "~record/pendientes/pendientes.server";
import { isOf } from "~record/tipos/is-of.server";
import { type Publicable, TABLES } from "~record/tipos/tipo";

const DAY_MS = 86_400_000;
const ENLACE_DAYS = 30;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Replaces the earlier link.
 * @returns the token, which is stored only as a hash
 * @throws {RefusedActError} if neither a draft nor changes wait
 */
export async function shareBorrador(item: Publicable, actor: Actor, now = new Date()) {
  const token = randomBytes(24).toString("base64url");
  const expires = new Date(now.getTime() + ENLACE_DAYS * DAY_MS);
  const times = { created_at: now.toISOString(), expires_at: expires.toISOString() };
  const enlace = { token_hash: hashOf(token), creado_por: actor.id, ...times };
  await database().write(async (trx) => {
    if (!(await hasRows(heldRows(trx, item)))) throw new RefusedActError("published");
    await trx.deleteFrom("enlaces_borrador").where("expires_at", "<=", enlace.created_at).execute();
    const insert = trx.insertInto("enlaces_borrador").values({ ...item, ...enlace });
    await insert.onConflict((same) => same.columns(["tipo", "id"]).doUpdateSet(enlace)).execute();
    await recordSuceso(trx, { actor, action: "enlace.creado", target: item.id }, now);
  });
  return token;
}

export const revokeEnlace = (item: Publicable, actor: Actor) =>
  database().write(async (trx) => {
    await trx.deleteFrom("enlaces_borrador").where(isOf(item)).execute();
    await recordSuceso(trx, { actor, action: "enlace.retirado", target: item.id });
  });

const goodEnlaces = (now: Date) =>
  database().read.selectFrom("enlaces_borrador").where("expires_at", ">", now.toISOString());

export async function findEnlace(item: Publicable, now = new Date()) {
  const own = goodEnlaces(now).where(isOf(item));
  return (await own.select("expires_at").executeTakeFirst())?.expires_at ?? null;
}

export const openEnlace = (token: string, now = new Date()): Promise<Publicable | undefined> =>
  goodEnlaces(now)
    .select(["tipo", "id"])
    .where("token_hash", "=", hashOf(token))
    .executeTakeFirst();

export const findPublicable = (kind: PublishedKind, id: string) =>
  database()
    .read.selectFrom(TABLES[kind.tipo])
    .select(["slug", "estado", tituloOf(kind).as("titulo")])
    .where("id", "=", id)
    .executeTakeFirst();
