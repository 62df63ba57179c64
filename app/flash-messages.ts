import { authMessages } from "~/auth/auth-messages";
import { comparativaMensajes } from "~/domain/comparativa/mensajes";
import { importacionMensajes } from "~/domain/importacion/mensajes";

export interface FlashMessage {
  tone: "success" | "error";
  title: string;
  text?: string;
}

const messages: Record<string, FlashMessage> = {
  ...comparativaMensajes,
  ...authMessages,
  ...importacionMensajes,
};

export type FlashKey =
  | keyof typeof comparativaMensajes
  | keyof typeof authMessages
  | keyof typeof importacionMensajes;

/** The message for a key read from a cookie; unknown keys (another version's) show nothing. */
export function findFlashMessage(key: string): FlashMessage | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}
