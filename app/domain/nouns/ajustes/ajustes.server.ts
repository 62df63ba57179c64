import { settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { CONSEJOS, SITE_NAME } from "~/site/marca";
import { latest, madridDay } from "~base/fechas";
import { database, type Read } from "~db/client.server";
import { memoOnContent, memoOnContentFor } from "~db/content-memo.server";
import * as ajuste from "./ajuste";
import { rulesOf } from "./colores";
import { parseKilos, parseMedidas } from "./medidas";
import { NEUTROS } from "./neutros";
import type { CampoAjuste } from "./secciones/campo";
import { CAMPOS, clavesOf, type SeccionKey } from "./secciones/secciones";
import { LEGAL_UPDATED, TITULAR_KEYS, type Titular, type TitularKey } from "./titular";

export const getAjustes = memoOnContent(() => readAjustes(database().read));
export const readAjustes = async (db: Read) => toAjustes(await readGuardados(db));

export async function readGuardados(db: Read): Promise<ajuste.AjustesGuardados> {
  const found = db.selectFrom("ajustes").select(["clave", "valor"]);
  const rows = await found.where("clave", "in", ajuste.AJUSTE_KEYS).execute();
  const stored = new Map<string, string>(rows.map(({ clave, valor }) => [clave, valor.trim()]));
  return Object.fromEntries(
    ajuste.AJUSTE_KEYS.map((key) => [key, readValue(key, stored.get(key))]),
  ) as ajuste.AjustesGuardados;
}

/** An empty text is the owner's choice, unless the setting is required: then a default is used. */
function readValue(key: ajuste.AjusteKey, stored: string | undefined): string {
  const { attributes }: CampoAjuste = CAMPOS[key];
  const isOwn = attributes?.required ? stored : stored !== undefined;
  return (isOwn ? stored : NEUTROS[key]) ?? "";
}

function toAjustes(stored: ajuste.AjustesGuardados) {
  const guardados = { ...stored, ...fixedAjustes() };
  const consejos = guardados.consejos_nombre || CONSEJOS;
  return {
    ...guardados,
    ...titularIn(guardados),
    consejos_nombre: consejos,
    menu: ajuste
      .parseEnlaces(guardados.menu)
      .map((enlace) => (enlace.label === CONSEJOS ? { ...enlace, label: consejos } : enlace)),
    redes: [
      ...(guardados.boletin ? [{ href: guardados.boletin, label: "Boletín" }] : []),
      ...ajuste.parseRedes(guardados.redes),
    ],
    casa: parseMedidas(guardados.casa, parseKilos(guardados.casa_kilos)),
    tag: guardados.tag || null,
    tags: Object.fromEntries(ajuste.parseTags(guardados.tags)),
    networks: ajuste.parseNetworks(guardados.redes_afiliado),
    exigeMfa: guardados.mfa_obligatoria === ajuste.ON,
    /** A price is hidden after so many hours; 0 means never. */
    precioHoras: Number(guardados.precio_horas) || 0,
  };
}

const titularIn = (ajustes: Record<TitularKey | "registro", string | null>) =>
  Object.fromEntries(
    [...TITULAR_KEYS, "registro" as const].map((key) => [key, ajustes[key] || null]),
  ) as Titular;

/** Error pages need a name even if the settings cannot be read. */
export const findSiteName = async () =>
  (await getAjustes().catch(() => undefined))?.nombre ?? SITE_NAME;

export const findRules = memoOnContent(async () => {
  const { color, color_compra } = await getAjustes();
  return rulesOf({ marca: color, compra: color_compra });
});

export function fixedAjustes(): Partial<Record<ajuste.AjusteKey, string>> {
  const { CONTACT_EMAIL, AMAZON_TAG, PRICE_MAX_AGE_H } = settings();
  const fixed = { email: CONTACT_EMAIL, tag: AMAZON_TAG, precio_horas: PRICE_MAX_AGE_H };
  const present = Object.entries(fixed).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([key, value]) => [key, String(value)]));
}

export type SectionValues = Record<string, string>;

export const readSeccion = async (db: Read, seccion: SeccionKey): Promise<SectionValues> => {
  const guardados = await readGuardados(db);
  return Object.fromEntries(clavesOf(seccion).map((key) => [key, guardados[key]]));
};

export const getTitular = async () => titularIn(await getAjustes());

/** The date of a legal page: the later of our text's and of the owner's last save of a part. */
export const findLegalDay = memoOnContentFor(async (clave) => {
  const keys = clave === "orden_texto" ? [clave] : [clave, "nombre", "registro", ...TITULAR_KEYS];
  const all = database().read.selectFrom("ajustes").select("updated_at");
  const rows = await all.where("clave", "in", keys).execute();
  const days = rows.map((row) => madridDay(row.updated_at));
  return latest([LEGAL_UPDATED, ...days]) ?? LEGAL_UPDATED;
});

export async function missingTitular(): Promise<TitularKey[]> {
  const ajustes = await getAjustes();
  return TITULAR_KEYS.filter((key) => ajustes[key] === null);
}

/** Closed to strangers until legal data are complete, or the owner says why to open without. */
export async function findApertura() {
  const [missing, { abrir_asi: reason }] = [await missingTitular(), await getAjustes()];
  const isClosed = Boolean(settings().SITE_ORIGIN) && !reason && missing.length > 0;
  return { missing, reason, isClosed };
}

export async function warnOfMissingTitular(): Promise<void> {
  const missing = await missingTitular();
  if (missing.length > 0) log().warn({ missing }, "legal pages lack data of the owner");
}
