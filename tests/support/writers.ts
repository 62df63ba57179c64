import { makeSeal } from "~/http/forms/form-seal.server";
import type { Site } from "./site";

/** One write of a client: sent again with the same form until it is acknowledged. */
export interface Write {
  /** Names it in the database: the subject of a message, the address of an account. */
  key: string;
  kind: "mensaje" | "cuenta";
  fields: Record<string, string>;
  /** The visitor's address, as a proxy would report it; limits count by it. */
  address: string;
}

let count = 0;

/** Addresses that no limit knows yet. */
function nextAddress(): string {
  count += 1;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

/** A contact message under this key; the seal is made with the secret in SESSION_SECRET. */
export function newMensaje(key: string): Write {
  const idem = makeSeal(new Date(Date.now() - 5_000));
  const fields = { name: "Ana", email: "ana@ejemplo.es", subject: key, message: "Hola", idem };
  return { key, kind: "mensaje", fields, address: nextAddress() };
}

/** A new account; a second form for the same address makes no second account. */
export function newCuenta(key: string): Write {
  const email = `${key}@ejemplo.es`;
  const fields = { intent: "registrar", email, password: "Una-clave-larga-y-rara-7" };
  return { key: email, kind: "cuenta", fields, address: nextAddress() };
}

/** @returns whether the site said that it is stored; throws when the connection broke */
export async function send(site: Site, { kind, fields, address }: Write): Promise<boolean> {
  const target = kind === "mensaje" ? "/contacto" : "/auth?modo=registro";
  const response = await site.post(target, fields, { "X-Forwarded-For": address });
  await response.arrayBuffer();
  if (response.status === 303 || response.status === 302) return true;
  if (response.status === 503 || response.status === 429) return false;
  throw new Error(`${target}: ${response.status}`);
}
