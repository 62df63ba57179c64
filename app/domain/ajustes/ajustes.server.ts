import { createHash } from "node:crypto";
import { nowIso } from "~/domain/fechas";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { settings } from "~/env.server";
import { log } from "~/log.server";
import { SITE_NAME } from "~/marca";
import { database, type Read, type Trx } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import {
  AJUSTE_KEYS,
  AJUSTE_VARIABLES,
  type AjusteKey,
  type Ajustes,
  type AjustesGuardados,
  HORARIO,
  parseRedes,
} from "./ajuste";
import { TITULAR_KEYS, type Titular, type TitularKey } from "./titular";

let lastName: string = SITE_NAME;
let lastPrecioHoras = 0;

/** The settings; another process's change is seen by the next call. */
export async function getAjustes(): Promise<Ajustes> {
  return toAjustes(await readRemembered());
}

/** The same within a transaction. */
export async function readAjustes(db: Read): Promise<Ajustes> {
  return toAjustes(await readGuardados(db));
}

const readRemembered = memoOnContent(async (): Promise<AjustesGuardados> => {
  const guardados = await readGuardados(database().read);
  lastName = guardados.nombre || SITE_NAME;
  lastPrecioHoras = Number(guardados.precio_horas) || 0;
  return guardados;
});

/** The stored texts alone, whatever the environment says. */
export async function readGuardados(db: Read): Promise<AjustesGuardados> {
  const rows = await db
    .selectFrom("ajustes")
    .select(["clave", "valor"])
    .where("clave", "in", AJUSTE_KEYS)
    .execute();
  const stored = new Map(rows.map(({ clave, valor }) => [clave, valor.trim()]));
  return Object.fromEntries(
    AJUSTE_KEYS.map((key) => [key, stored.get(key) ?? ""]),
  ) as AjustesGuardados;
}

function toAjustes(guardados: AjustesGuardados): Ajustes {
  const { CONTACT_EMAIL, AMAZON_TAG, PRICE_MAX_AGE_H } = settings();
  return {
    nombre: guardados.nombre || SITE_NAME,
    titular: guardados.titular || null,
    nif: guardados.nif || null,
    direccion: guardados.direccion || null,
    registro: guardados.registro || null,
    email: CONTACT_EMAIL ?? (guardados.email || null),
    telefono: guardados.telefono || null,
    horario: guardados.horario || HORARIO,
    redes: parseRedes(guardados.redes),
    tag: AMAZON_TAG ?? (guardados.tag || null),
    precioHoras: PRICE_MAX_AGE_H ?? (Number(guardados.precio_horas) || 0),
  };
}

/** The name as it was last read in this process, for where nothing can be awaited. */
export function lastSiteName(): string {
  return lastName;
}

/** Whether prices give way to Amazon's after some time, as far as this process knows. */
export function doPricesExpire(): boolean {
  return (settings().PRICE_MAX_AGE_H ?? lastPrecioHoras) > 0;
}

/** Values that the environment decides, by key. */
export function fixedAjustes(): Partial<Record<AjusteKey, { variable: string; valor: string }>> {
  const values = settings();
  return Object.fromEntries(
    Object.entries(AJUSTE_VARIABLES).flatMap(([key, variable]) => {
      const valor = values[variable];
      return valor === undefined ? [] : [[key, { variable, valor: String(valor) }]];
    }),
  );
}

interface Saving {
  values: Partial<AjustesGuardados>;
  /** State that the form was made from, by `versionOf`. */
  version: string;
  actor: Actor;
}

/**
 * Stores the values; what the environment decides is left as it is.
 * @returns whether the settings were still as the form knew them
 */
export function saveAjustes({ values, version, actor }: Saving): Promise<boolean> {
  const fixed = fixedAjustes();
  return database().write(async (trx) => {
    const before = await readGuardados(trx);
    const changed = AJUSTE_KEYS.filter(
      (key) => !(key in fixed) && values[key] !== undefined && values[key] !== before[key],
    );
    // Who presses the button twice has saved it.
    if (changed.length > 0 && versionOf(before) !== version) return false;
    for (const clave of changed) await store(trx, clave, values[clave] ?? "");
    if (changed.length > 0) {
      const details = { claves: changed.join(", ") };
      await recordSuceso(trx, { actor, action: "ajustes.cambiados", details });
    }
    return true;
  });
}

async function store(trx: Trx, clave: AjusteKey, valor: string): Promise<void> {
  const row = { clave, valor, updated_at: nowIso() };
  await trx
    .insertInto("ajustes")
    .values(row)
    .onConflict((conflict) => conflict.column("clave").doUpdateSet(row))
    .execute();
}

/** Names the state of all settings by what they say: times would not, once the clock is put back. */
export function versionOf(guardados: AjustesGuardados): string {
  return createHash("sha256").update(JSON.stringify(guardados)).digest("base64url");
}

/** The owner's data; the e-mail address of the environment wins over the stored one. */
export async function getTitular(): Promise<Titular> {
  const { titular, nif, direccion, registro, email, telefono } = await getAjustes();
  return { titular, nif, direccion, registro, email, telefono };
}

/** Which of the data that the law asks for are missing. */
export async function missingTitular(): Promise<TitularKey[]> {
  const titular = await getTitular();
  return TITULAR_KEYS.filter((key) => titular[key] === null);
}

/** Tells the log, once at the start, what the legal pages lack. */
export async function warnOfMissingTitular(): Promise<void> {
  const missing = await missingTitular();
  if (missing.length > 0) log().warn({ missing }, "legal pages lack data of the owner");
}
