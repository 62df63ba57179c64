import { createHash } from "node:crypto";
import { nowIso } from "~/domain/fechas";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { SITE_NAME } from "~/site/marca";
import { database, type Read, type Trx } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import {
  AJUSTE_KEYS,
  AJUSTE_VARIABLES,
  type AjusteKey,
  type Ajustes,
  type AjustesGuardados,
  HORARIO,
  ON,
  parseRedes,
} from "./ajuste";
import { TITULAR_KEYS, type Titular, type TitularKey } from "./titular";

let lastName: string = SITE_NAME;
let lastPrecioHoras = 0;

export async function getAjustes(): Promise<Ajustes> {
  return toAjustes(await readRemembered());
}

export async function readAjustes(db: Read): Promise<Ajustes> {
  return toAjustes(await readGuardados(db));
}

const readRemembered = memoOnContent(async (): Promise<AjustesGuardados> => {
  const guardados = await readGuardados(database().read);
  lastName = guardados.nombre || SITE_NAME;
  lastPrecioHoras = Number(guardados.precio_horas) || 0;
  return guardados;
});

/** Ignores the environment. */
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
    exigeMfa: guardados.mfa_obligatoria === ON,
    precioHoras: PRICE_MAX_AGE_H ?? (Number(guardados.precio_horas) || 0),
  };
}

/** The name as last read, for where nothing can be awaited. */
export function lastSiteName(): string {
  return lastName;
}

export function doPricesExpire(): boolean {
  return (settings().PRICE_MAX_AGE_H ?? lastPrecioHoras) > 0;
}

export function fixedAjustes(): Partial<Record<AjusteKey, { variable: string; valor: string }>> {
  const values = settings();
  return Object.fromEntries(
    Object.entries(AJUSTE_VARIABLES).flatMap(([key, variable]) => {
      const valor = values[variable];
      return valor === undefined ? [] : [[key, { variable, valor: String(valor) }]];
    }),
  );
}

type Values = Partial<AjustesGuardados>;

export class AjustesConflictError extends Error {
  override name = "AjustesConflictError";
}

export interface CambioAjuste {
  clave: AjusteKey;
  antes: string;
  ahora: string;
}

function cambiosOf(before: AjustesGuardados, values: Values): CambioAjuste[] {
  const fixed = fixedAjustes();
  return AJUSTE_KEYS.flatMap((clave) => {
    const antes = before[clave];
    const ahora = values[clave] ?? antes;
    return clave in fixed || ahora === antes ? [] : [{ clave, antes, ahora }];
  });
}

/** @throws {AjustesConflictError} */
export async function saveAjustes(
  trx: Trx,
  { values, version, actor }: { values: Values; version: string; actor: Actor },
): Promise<CambioAjuste[]> {
  const before = await readGuardados(trx);
  const cambios = cambiosOf(before, values);
  // The button was pressed twice.
  if (cambios.length === 0) return cambios;
  if (versionOf(before) !== version) throw new AjustesConflictError();
  for (const { clave, ahora } of cambios) await store(trx, clave, ahora);
  const details = { claves: cambios.map(({ clave }) => clave).join(", ") };
  await recordSuceso(trx, { actor, action: "ajustes.cambiados", details });
  return cambios;
}

async function store(trx: Trx, clave: AjusteKey, valor: string): Promise<void> {
  const row = { clave, valor, updated_at: nowIso() };
  await trx
    .insertInto("ajustes")
    .values(row)
    .onConflict((conflict) => conflict.column("clave").doUpdateSet(row))
    .execute();
}

/** Names the state by its content: times would not do once the clock is put back. */
export function versionOf(guardados: AjustesGuardados): string {
  return createHash("sha256").update(JSON.stringify(guardados)).digest("base64url");
}

export async function getTitular(): Promise<Titular> {
  const { titular, nif, direccion, registro, email, telefono } = await getAjustes();
  return { titular, nif, direccion, registro, email, telefono };
}

export async function missingTitular(): Promise<TitularKey[]> {
  const titular = await getTitular();
  return TITULAR_KEYS.filter((key) => titular[key] === null);
}

export async function warnOfMissingTitular(): Promise<void> {
  const missing = await missingTitular();
  if (missing.length > 0) log().warn({ missing }, "legal pages lack data of the owner");
}
