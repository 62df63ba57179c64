import { randomUUID } from "node:crypto";
import { hashAccount, hashSecretId } from "~/auth/session/cookies.server";
import { enqueue } from "~/mail/outbox.server";
import { addDays, madridDay } from "~base/fechas";
import { counterOf, TooManyAttemptsError, takeAttempt } from "~base/limits/attempts.server";
import type { Trx } from "~db/client.server";
import { readAjustes } from "~nouns/ajustes/ajustes.server";
import { listMainAdmins } from "~nouns/profiles/profiles.server";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import type { SucesoAction } from "~record/historial/suceso";
import { type AuthMail, SITE } from "./auth-mails";

const DAY_MS = 24 * 60 * 60 * 1000;

export type Asking = "registro" | "verificacion" | "contrasena" | "cambio" | "invitacion";

export async function mailTo(trx: Trx, to: string, mail: AuthMail, now: Date): Promise<void> {
  await enqueue(trx, await compose(trx, to, mail, randomUUID()), now);
}

type Told = { action: SucesoAction; target?: string; mail?: AuthMail };

/** Tells the owner of a change, because a thief may have made it. */
export async function tellOwner(trx: Trx, owner: Actor, { mail, ...done }: Told, now: Date) {
  await recordSuceso(trx, { actor: owner, ...done }, now);
  if (mail) await mailTo(trx, owner.email, mail, now);
}

async function compose(trx: Trx, to: string, { kind, subject, text }: AuthMail, key: string) {
  const { nombre } = await readAjustes(trx);
  const named = (each: string) => each.replaceAll(SITE, nombre);
  return { id: `${kind}-${key}`, to, subject: named(subject), text: named(text) };
}

/** Sends at most one mail a day; the next one waits for tomorrow. */
export async function mailMainAdminsDaily(trx: Trx, mail: AuthMail, now: Date): Promise<void> {
  const today = madridDay(now.toISOString());
  const tomorrow = new Date(now.getTime() + DAY_MS);
  for (const { email } of await listMainAdmins(trx)) {
    const of = (day: string) =>
      compose(trx, email, mail, `${day}-${hashSecretId(email).slice(0, 32)}`);
    const isFirst = await enqueue(trx, await of(today), now);
    if (!isFirst) await enqueue(trx, await of(addDays(today)), now, tomorrow);
  }
}

export async function mailMainAdmins(trx: Trx, mail: AuthMail, now: Date): Promise<void> {
  for (const { email } of await listMainAdmins(trx)) await mailTo(trx, email, mail, now);
}

/** Counts by form, so that none can use up another's mails. @throws {TooManyAttemptsError} */
export async function takeMail(trx: Trx, asking: Asking, to: string, now: Date): Promise<void> {
  await takeAttempt(trx, counterOf("correo", `${asking}:${hashAccount(to)}`), now);
}

/** Returns false instead of throwing, so that strangers get the same answer. */
export async function mayMail(...asked: Parameters<typeof takeMail>): Promise<boolean> {
  try {
    await takeMail(...asked);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return false;
    throw error;
  }
}
