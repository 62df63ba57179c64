import { randomUUID } from "node:crypto";
import { fallbackOwnerAddress } from "~/mail/addresses.server";
import { enqueue } from "~/mail/outbox.server";
import { makeOnce } from "~base/envios.server";
import { countersAt, takeAttempts } from "~base/limits/attempts.server";
import type { Trx } from "~db/client.server";
import { getTitular } from "~nouns/ajustes/ajustes.server";
import type { Mensaje } from "./mensaje-schema";

/** Stores a message once, even if it is sent twice. @throws {TooManyAttemptsError} */
export async function receiveMensaje(
  mensaje: Mensaje,
  { idem, clientAddress }: { idem: string; clientAddress: string },
  now = new Date(),
): Promise<void> {
  const id = randomUUID();
  const { email: owner } = await getTitular();
  const envio = { idem, content: JSON.stringify(mensaje) };
  const make = async (trx: Trx) => {
    await takeAttempts(trx, countersAt("contacto", clientAddress), now);
    const row = { id, ...mensaje, created_at: now.toISOString() };
    await trx.insertInto("mensajes").values(row).execute();
    await enqueue(trx, toMail(id, owner ?? fallbackOwnerAddress(), mensaje), now);
    return { outcome: "saved", id };
  };
  await makeOnce(envio, make, now);
}

/** The visitor's words and address go to the owner and nobody else. */
function toMail(id: string, to: string, { name, email, subject, message }: Mensaje) {
  return {
    id: `contacto-${id}`,
    to,
    replyTo: email,
    subject: `Contacto: ${subject}`,
    text: `${name} <${email}> ha escrito desde el formulario de contacto.\n\nAsunto: ${subject}\n\n${message}\n`,
  };
}
