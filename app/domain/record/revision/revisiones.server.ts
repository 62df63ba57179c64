import { paths } from "~/site/paths";
import { counterOf, takeAttempt } from "~base/limits/attempts.server";
import { database, type Trx } from "~db/client.server";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import { type PublishedKind, tituloOf } from "~record/kind.server";
import { heldRows } from "~record/pendientes/pendientes.server";
import { isOf } from "~record/tipos/is-of.server";
import type { Publicable } from "~record/tipos/tipo";
import { mailRevision, tellAsker } from "~record/versiones/close-revision.server";

type Order = { kind: PublishedKind; id: string; nota: string; actor: Actor; origin: string };

const PUBLISHERS = ["main_admin", "contributor"] as const;

export const findRevision = ({ tipo, id }: Publicable) =>
  database()
    .read.selectFrom("revisiones")
    .innerJoin("profiles as quien", "quien.id", "pedida_por")
    .leftJoin("profiles as otro", "otro.id", "devuelta_por")
    .select(["quien.email as por", "nota", "pedida_at as at"])
    .select(["otro.email as devueltaPor", "respuesta"])
    .where("tipo", "=", tipo)
    .where("revisiones.id", "=", id)
    .executeTakeFirst();

export type Revision = NonNullable<Awaited<ReturnType<typeof findRevision>>>;

/** @returns false if neither a draft nor changes wait any more. @throws {TooManyAttemptsError} */
export const askRevision = ({ kind, id, nota, actor, origin }: Order, now = new Date()) =>
  database().write(async (trx) => {
    const titulo = await findTitulo(trx, kind, id);
    if (titulo === undefined) return false;
    await takeAttempt(trx, counterOf("revision", actor.id), now);
    const item = { tipo: kind.tipo, id };
    const answer = { devuelta_por: null, respuesta: null, devuelta_at: null };
    // The first person who asked is told the outcome, even if another has asked again since.
    const asked = trx.selectFrom("revisiones").select("pedida_por").where(isOf(item));
    const open = await asked.where("devuelta_at", "is", null).executeTakeFirst();
    const pedida_por = open?.pedida_por ?? actor.id;
    const row = { pedida_por, nota, pedida_at: now.toISOString(), ...answer };
    const insert = trx.insertInto("revisiones").values({ ...item, ...row });
    await insert.onConflict((same) => same.columns(["tipo", "id"]).doUpdateSet(row)).execute();
    const suceso = { actor, action: "revision.pedida", target: id, details: { nota } } as const;
    await recordSuceso(trx, suceso, now);
    const others = trx.selectFrom("profiles").select("email").where("id", "!=", actor.id);
    const request = `${actor.email} pide que revises «${titulo}».`;
    const lines = [request, nota, addressOf(kind, id, origin)];
    for (const { email } of await others.where("admin_type", "in", PUBLISHERS).execute()) {
      await mailRevision(trx, { to: email, subject: `Por revisar: ${titulo}`, lines }, now);
    }
    return true;
  });

/** @returns false if nothing waits for an answer */
export const returnRevision = ({ kind, id, nota, actor, origin }: Order, now = new Date()) =>
  database().write(async (trx) => {
    const titulo = await findTitulo(trx, kind, id);
    if (titulo === undefined) return false;
    const answer = { devuelta_por: actor.id, respuesta: nota, devuelta_at: now.toISOString() };
    const asked = trx.updateTable("revisiones").set(answer).where("devuelta_at", "is", null);
    const own = asked.where(isOf({ tipo: kind.tipo, id }));
    const given = await own.returning("pedida_por").executeTakeFirst();
    if (!given) return false;
    const details = { nota };
    await recordSuceso(trx, { actor, action: "revision.devuelta", target: id, details }, now);
    const lines = [`${actor.email} te devuelve «${titulo}»:`, nota, addressOf(kind, id, origin)];
    await tellAsker(trx, given.pedida_por, { subject: `Devuelto: ${titulo}`, lines, actor }, now);
    return true;
  });

const addressOf = ({ tipo }: PublishedKind, id: string, origin: string) =>
  origin + paths.adminForm(tipo, id);

async function findTitulo(trx: Trx, kind: PublishedKind, id: string): Promise<string | undefined> {
  const held = heldRows(trx, { tipo: kind.tipo, id }).select(tituloOf(kind).as("titulo"));
  return (await held.executeTakeFirst())?.titulo;
}
