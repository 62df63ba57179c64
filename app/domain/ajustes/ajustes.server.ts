import { settings } from "~/env.server";
import { log } from "~/log.server";
import { database } from "~db/client.server";
import { TITULAR_KEYS, type Titular } from "./titular";

/** The owner's data; the e-mail address of the environment wins over the stored one. */
export async function getTitular(): Promise<Titular> {
  const rows = await database()
    .read.selectFrom("ajustes")
    .select(["clave", "valor"])
    .where("clave", "in", TITULAR_KEYS)
    .execute();
  const stored = new Map(rows.map(({ clave, valor }) => [clave, valor.trim()]));
  const read = (key: (typeof TITULAR_KEYS)[number]) => stored.get(key) || null;
  return {
    titular: read("titular"),
    nif: read("nif"),
    direccion: read("direccion"),
    email: settings().CONTACT_EMAIL ?? read("email"),
    telefono: read("telefono"),
  };
}

/** Tells the log, once at the start, which of the data that the law asks for are missing. */
export async function warnOfMissingTitular(): Promise<void> {
  const titular = await getTitular();
  const missing = TITULAR_KEYS.filter((key) => titular[key] === null);
  if (missing.length > 0) log().warn({ missing }, "legal pages lack data of the owner");
}
