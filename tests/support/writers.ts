import { makeSeal } from "~/http/forms/form-seal.server";
import type { Site } from "./site";

/** A form of a client, who sends it again until the site confirms it. */
export interface Write {
  /** The text by which it is found in the database: a message's subject or an account's address. */
  key: string;
  kind: "mensaje" | "cuenta";
  fields: Record<string, string>;
  /** The visitor's address, as a proxy would report it; limits count by it. */
  address: string;
}

let count = 0;

/** Gives another address each time, so that no limit is met. */
function nextAddress(): string {
  count += 1;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

/** A contact message with this subject, and a seal made with the key of SESSION_SECRET. */
export function newMensaje(key: string): Write {
  const idem = makeSeal(new Date(Date.now() - 5_000));
  const fields = { name: "Ana", email: "ana@ejemplo.es", subject: key, message: "Hola", idem };
  return { key, kind: "mensaje", fields, address: nextAddress() };
}

/** A sign-up; sent twice, it still makes one account. */
export function newCuenta(key: string): Write {
  const email = `${key}@ejemplo.es`;
  const fields = { intent: "registrar", email, password: "Una-clave-larga-y-rara-7" };
  return { key: email, kind: "cuenta", fields, address: nextAddress() };
}

/** @returns true if the site confirmed it; throws if the connection broke */
export async function send(site: Site, { kind, fields, address }: Write): Promise<boolean> {
  const target = kind === "mensaje" ? "/contacto" : "/auth?modo=registro";
  const response = await site.post(target, fields, { "X-Forwarded-For": address });
  await response.arrayBuffer();
  if (response.status === 303 || response.status === 302) return true;
  if (response.status === 503 || response.status === 429) return false;
  throw new Error(`${target}: ${response.status}`);
}
