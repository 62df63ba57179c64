/** Dates as people read them, always in the time of Madrid. Arguments are UTC ISO-8601 texts. */

const TIME_ZONE = "Europe/Madrid";

const longFormat = new Intl.DateTimeFormat("es-ES", { dateStyle: "long", timeZone: TIME_ZONE });
const hourFormat = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", timeZone: TIME_ZONE });
const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE });

/** «14 de septiembre de 2026» */
export function formatLong(iso: string): string {
  return longFormat.format(new Date(iso));
}

const MONTHS = "ene feb mar abr may jun jul ago sep oct nov dic".split(" ");

/** «05 mar 2026», as lists of the admin area show it; «N/A» for what is no date. */
export function formatShort(iso: string): string {
  if (Number.isNaN(Date.parse(iso))) return "N/A";
  const [year, month, day] = madridDay(iso).split("-");
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** The day in Madrid as `2026-09-14`; of now when no time is given. */
export function madridDay(iso?: string): string {
  return dayFormat.format(iso ? new Date(iso) : new Date());
}

/** The next time at which it strikes this hour (0–23) in Madrid. */
export function nextMadridHour(hour: number, from: Date): Date {
  const time = new Date(from);
  // A whole hour later at least, and up to two days: clocks skip an hour in spring.
  do time.setUTCHours(time.getUTCHours() + 1, 0, 0, 0);
  while (Number(hourFormat.format(time)) !== hour);
  return time;
}

const relativeFormat = new Intl.RelativeTimeFormat("es", { numeric: "auto" });
const UNITS = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** «hace 3 horas», «ayer» */
export function formatRelative(iso: string, nowIso: string): string {
  const seconds = Math.round((Date.parse(iso) - Date.parse(nowIso)) / 1000);
  for (const [unit, length] of UNITS) {
    const count = Math.trunc(seconds / length);
    if (count !== 0) return relativeFormat.format(count, unit);
  }
  return "hace un momento";
}

/** Now, as it is stored. */
export function nowIso(): string {
  return new Date().toISOString();
}

/** The last of some ISO-8601 times. */
export function latest(times: readonly (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
}
