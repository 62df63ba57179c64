import { randomUUID } from "node:crypto";
import { getTitular } from "~/domain/ajustes/ajustes.server";
import { type AttemptLimit, takeAttemptAt } from "~/domain/attempt-limits/attempt-limits.server";
import { takeEnvio } from "~/domain/envios.server";
import { fallbackOwnerAddress } from "~/mail/addresses.server";
import { enqueue } from "~/mail/outbox.server";
import { database } from "~db/client.server";
import type { Mensaje } from "./mensaje-schema";

const HOUR_MS = 60 * 60 * 1000;

const MENSAJES_LIMIT: AttemptLimit = { purpose: "contacto", max: 5, windowMs: HOUR_MS };

/** A form sent twice is kept once. @throws {TooManyAttemptsError} */
export async function receiveMensaje(
  mensaje: Mensaje,
  { idem, clientAddress }: { idem: string; clientAddress: string },
  now = new Date(),
): Promise<void> {
  const id = randomUUID();
  const { email: owner } = await getTitular();
  return database().write(async (trx) => {
    if (!(await takeEnvio(trx, idem, `mensaje:${id}`, now))) return;
    await takeAttemptAt(trx, MENSAJES_LIMIT, { clientAddress, now });
    await trx
      .insertInto("mensajes")
      .values({ id, ...mensaje, created_at: now.toISOString() })
      .execute();
    await enqueue(trx, toMail(id, owner ?? fallbackOwnerAddress(), mensaje), now);
  });
}

/** The visitor's words and address reach nobody but the owner. */
function toMail(id: string, to: string, { name, email, subject, message }: Mensaje) {
  return {
    id: `contacto-${id}`,
    to,
    replyTo: email,
    subject: `Contacto: ${subject}`,
    text: `${name} <${email}> ha escrito desde el formulario de contacto.\n\nAsunto: ${subject}\n\n${message}\n`,
  };
}
