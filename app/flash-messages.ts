import { authMessages } from "~/auth/auth-messages";
import { categoriasMensajes } from "~/domain/categorias/mensajes";
import { comparativaMensajes } from "~/domain/comparativa/mensajes";
import { consejosMensajes } from "~/domain/consejos/mensajes";
import { importacionMensajes } from "~/domain/importacion/mensajes";
import { relacionesMensajes } from "~/domain/relaciones/mensajes";

export interface FlashMessage {
  tone: "success" | "error";
  title: string;
  text?: string;
}

const messages: Record<string, FlashMessage> = {
  ...comparativaMensajes,
  ...authMessages,
  ...categoriasMensajes,
  ...consejosMensajes,
  ...relacionesMensajes,
  ...importacionMensajes,
};

export type FlashKey =
  | keyof typeof comparativaMensajes
  | keyof typeof authMessages
  | keyof typeof categoriasMensajes
  | keyof typeof consejosMensajes
  | keyof typeof relacionesMensajes
  | keyof typeof importacionMensajes;

/** The message for a key read from a cookie; unknown keys (another version's) show nothing. */
export function findFlashMessage(key: string): FlashMessage | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}
