import { randomUUID } from "node:crypto";
import { done } from "~/http/results/flash-message";
import { mailHost } from "~/mail/addresses.server";
import { chooseTransport } from "~/mail/transport.server";
import { settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { explainSmtp } from "../../../../deploy/doctor/mail.js";

const SHOWN = 300;

/** Sends without the queue, so that the owner sees the server's answer. @returns the problem */
export async function sendTestMail(recipient: string): Promise<string | undefined> {
  const { nombre } = await getAjustes();
  const id = `prueba-${randomUUID()}`;
  try {
    await chooseTransport(async () => nombre)({
      id,
      message_id: `<${id}@${mailHost()}>`,
      recipient,
      reply_to: null,
      subject: `Correo de prueba de ${nombre}`,
      body: `Hola:\n\nEste correo se ha pedido en los ajustes de ${nombre}. Si lo lees en tu bandeja de entrada, el correo del sitio funciona.\n\n${nombre}\n`,
      created_at: new Date().toISOString(),
    });
  } catch (error) {
    log().warn({ err: error, mail: id }, "test mail not sent");
    const { text, advice } = explainSmtp(settings().SMTP_URL, error);
    return `${text}. Qué hacer: ${advice}.${answerOf(error)}`;
  }
}

function answerOf(error: unknown): string {
  const hasAnswer = error instanceof Error && "response" in error;
  return hasAnswer ? ` El servidor contestó: ${String(error.response).slice(0, SHOWN)}` : "";
}

export const correoMensajes = {
  "correo.prueba": done("Correo de prueba enviado", "Mira tu buzón, y la carpeta de no deseado."),
  "correo.prueba-en-archivo": done(
    "Correo de prueba guardado como archivo",
    "No hay servidor de correo: ha quedado en la carpeta mail de los datos.",
  ),
} as const;
