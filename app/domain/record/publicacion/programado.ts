import { formatDateTime, isDay, madridLocal, nowIso, readDay } from "~base/fechas";

const OFFSETS = ["+01:00", "+02:00"];

/** A trigger stores this word and the hour, once the person who scheduled may no longer publish. */
const WITHDRAWN = "sin-permisos ";

/** @param motivo the reason as stored when the hour had passed, or when rights ended */
export function whyNotPublished(motivo: string): string {
  if (!motivo.startsWith(WITHDRAWN)) return `No se ha publicado a su hora: ${motivo}`;
  return `Estaba programado para el ${formatDateTime(motivo.slice(WITHDRAWN.length))} por alguien que ya no publica en el sitio. Prográmalo otra vez o déjalo como está.`;
}

type Programado = { at: string; problem?: undefined } | { at?: undefined; problem: string };

/** Reads a `datetime-local` value as Madrid time; skipped and repeated hours are refused. */
export function readProgramado(typed: string, now = nowIso()): Programado {
  const local = readDay(typed).replace(/^(\S+) +(?=\d\d:)/, "$1T");
  if (local === "") return { problem: "Elige el día y la hora en que se publicará" };
  const [day = "", time = "", ...rest] = local.split("T");
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time) || rest.length > 0) {
    return { problem: "El día o la hora no son válidos" };
  }
  const times = OFFSETS.map((offset) => new Date(`${local}:00${offset}`).toISOString());
  const [at, second] = times.filter((time) => madridLocal(time) === local);
  if (at === undefined) {
    return {
      problem: "Esa hora no existe: esa noche los relojes pasan de las 2 a las 3. Elige otra",
    };
  }
  if (second !== undefined) {
    return {
      problem: "Esa hora se repite: esa noche los relojes vuelven de las 3 a las 2. Elige otra",
    };
  }
  if (at <= now) return { problem: "Esa hora ya ha pasado: elige otra o pulsa «Publicar»" };
  return { at };
}
