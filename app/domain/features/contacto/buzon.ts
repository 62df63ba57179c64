import { done } from "~/http/results/flash-message";
import { beginningOf } from "~base/texto";
import type { Mensaje } from "./mensaje-schema";

export type BuzonVista = { estado?: string; pagina?: number };

export const SIN_LEER = "sin-leer";
export const MENSAJE_MISSING = "El mensaje ya no existe";

/** Limits the quotation, because mail programs refuse long `mailto:` links. */
const QUOTED_LENGTH = 1_200;

export function replyHref({ email, subject, name, message }: Mensaje): string {
  const lines = message.split("\n").map((line) => `> ${line}`);
  const quoted = lines.join("\n");
  const params = {
    subject: subject.startsWith("Re:") ? subject : `Re: ${subject}`,
    body: `Hola, ${name}:\n\n\n\n${beginningOf(quoted, QUOTED_LENGTH)}`,
  };
  const query = Object.entries(params)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join("&");
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query}`;
}

export const buzonMensajes = {
  "mensaje.eliminado": done("Mensaje eliminado"),
  "mensaje.leido": done("Mensaje marcado como leído"),
  "mensaje.sin-leer": done("Mensaje marcado como no leído"),
} as const;
