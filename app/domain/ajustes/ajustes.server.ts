import { nowIso } from "~/domain/fechas";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { versionOf } from "~/domain/state-version.server";
import { settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { SITE_NAME } from "~/site/marca";
import { database, type Read, type Trx } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import {
  AJUSTE_KEYS,
  AJUSTE_VARIABLES,
  type AjusteKey,
  type AjustesGuardados,
  HORARIO,
  ON,
  parseRedes,
} from "./ajuste";
import { TITULAR_KEYS, type Titular, type TitularKey } from "./titular";

let lastName: string = SITE_NAME;
let lastPrecioHoras = 0;

export const getAjustes = async () => toAjustes(await readRemembered());
export const readAjustes = async (db: Read) => toAjustes(await readGuardados(db));

const readRemembered = memoOnContent(async (): Promise<AjustesGuardados> => {
  const guardados = await readGuardados(database().read);
  lastName = guardados.nombre || SITE_NAME;
  lastPrecioHoras = Number(guardados.precio_horas) || 0;
  return guardados;
});

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

function toAjustes(guardados: AjustesGuardados) {
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
    /** Hours after which a price is hidden; 0 never. */
    precioHoras: PRICE_MAX_AGE_H ?? (Number(guardados.precio_horas) || 0),
  };
}

export const lastSiteName = () => lastName;
export const doPricesExpire = () => (settings().PRICE_MAX_AGE_H ?? lastPrecioHoras) > 0;

export function fixedAjustes(): Partial<Record<AjusteKey, { variable: string; valor: string }>> {
  const values = settings();
  return Object.fromEntries(
    Object.entries(AJUSTE_VARIABLES).flatMap(([key, variable]) => {
      const valor = values[variable];
      return valor === undefined ? [] : [[key, { variable, valor: String(valor) }]];
    }),
  );
}

export class AjustesConflictError extends Error {
  override name = "AjustesConflictError";
}

export async function saveAjustes(
  trx: Trx,
  { values, version, actor }: { values: Partial<AjustesGuardados>; version: string; actor: Actor },
) {
  const before = await readGuardados(trx);
  const fixed = fixedAjustes();
  const cambios = AJUSTE_KEYS.flatMap((clave) => {
    const antes = before[clave];
    const ahora = values[clave] ?? antes;
    return clave in fixed || ahora === antes ? [] : [{ clave, antes, ahora }];
  });
  if (cambios.length === 0) return cambios;
  if (versionOf(before) !== version) throw new AjustesConflictError();
  for (const { clave, ahora: valor } of cambios) {
    const row = { clave, valor, updated_at: nowIso() };
    await trx
      .insertInto("ajustes")
      .values(row)
      .onConflict((conflict) => conflict.column("clave").doUpdateSet(row))
      .execute();
  }
  const details = { claves: cambios.map(({ clave }) => clave).join(", ") };
  await recordSuceso(trx, { actor, action: "ajustes.cambiados", details });
  return cambios;
}

/** No more than the legal pages may show. */
export async function getTitular(): Promise<Titular> {
  const { titular, nif, direccion, registro, email, telefono } = await getAjustes();
  return { titular, nif, direccion, registro, email, telefono };
}

export async function missingTitular(): Promise<TitularKey[]> {
  const ajustes = await getAjustes();
  return TITULAR_KEYS.filter((key) => ajustes[key] === null);
}

export async function warnOfMissingTitular(): Promise<void> {
  const missing = await missingTitular();
  if (missing.length > 0) log().warn({ missing }, "legal pages lack data of the owner");
}
