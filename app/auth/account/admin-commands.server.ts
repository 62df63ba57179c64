import { endAccess } from "~/auth/mail/tokens.server";
import { takeFactorsAway } from "~/auth/second-factor/second-step.server";
import { endSessionsOf } from "~/auth/session/sessions.server";
import { database, type Trx } from "~db/client.server";
import { findByEmail } from "~nouns/profiles/profiles.server";
import { recordSuceso, VIA_ORDEN } from "~record/historial/historial.server";

const VIA = { details: VIA_ORDEN };

export function resetSecondStep(email: string, now = new Date()): Promise<boolean> {
  return withPerson(email, async (trx, userId) => {
    await takeFactorsAway(trx, userId, now);
    await endSessionsOf(trx, userId);
    await recordSuceso(trx, { action: "factores.quitados", target: userId, ...VIA }, now);
  });
}

export function signOutEverywhere(email: string, now = new Date()): Promise<boolean> {
  return withPerson(email, async (trx, userId) => {
    await endAccess(trx, userId);
    await recordSuceso(trx, { action: "sesiones.cerradas", target: userId, ...VIA }, now);
  });
}

function withPerson(email: string, act: (trx: Trx, userId: string) => Promise<void>) {
  return database().write(async (trx) => {
    const person = await findByEmail(email, trx);
    if (person) await act(trx, person.id);
    return person !== undefined;
  });
}
