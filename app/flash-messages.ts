import { authMessages } from "~/auth/auth-messages";
import { categoriasMensajes } from "~/domain/categorias/mensajes";
import { comparativaMensajes } from "~/domain/comparativa/mensajes";
import { consejosMensajes } from "~/domain/consejos/mensajes";
import { papeleraMensajes } from "~/domain/papelera/mensajes";
import { productosMensajes } from "~/domain/productos/mensajes";
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
  ...productosMensajes,
  ...papeleraMensajes,
};

export type FlashKey =
  | keyof typeof comparativaMensajes
  | keyof typeof authMessages
  | keyof typeof categoriasMensajes
  | keyof typeof consejosMensajes
  | keyof typeof relacionesMensajes
  | keyof typeof productosMensajes
  | keyof typeof papeleraMensajes;

/** The message for a key read from a cookie; unknown keys (another version's) show nothing. */
export function findFlashMessage(key: string): FlashMessage | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}
