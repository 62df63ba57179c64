/** Shows dates in Madrid time; arguments are texts in UTC and ISO 8601. */

const TIME_ZONE = "Europe/Madrid";

function formatter(options: Intl.DateTimeFormatOptions, locale = "es-ES") {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE });
  return (iso: string) => format.format(new Date(iso));
}

export const formatLong = formatter({ dateStyle: "long" });
export const formatLongTime = formatter({ dateStyle: "long", timeStyle: "short" });
export const formatDateTime = formatter({ dateStyle: "medium", timeStyle: "short" });

const formatDayOfYear = formatter({ day: "numeric", month: "long" });
const formatHour = formatter({ hour: "2-digit" }, "en-GB");
const formatDay = formatter({}, "sv-SE");

const formatLocal = formatter({ dateStyle: "short", timeStyle: "short" }, "sv-SE");

/** Gives «2026-09-14T10:30», the value of a `datetime-local` control. */
export const madridLocal = (iso: string) => formatLocal(iso).replace(" ", "T");

const MONTHS = "ene feb mar abr may jun jul ago sep oct nov dic".split(" ");

/** Gives «05 mar 2026», and «N/A» for a text that is not a date. */
export function formatShort(iso: string): string {
  if (Number.isNaN(Date.parse(iso))) return "N/A";
  const [year, month, day] = madridDay(iso).split("-");
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** Gives «5 mar», with the year only if it is not this one. */
export const formatBrief = (iso: string, nowIso: string): string =>
  formatShort(iso)
    .replace(/^0/, "")
    .replace(` ${madridDay(nowIso).slice(0, 4)}`, "");

/** Gives the day in Madrid as `2026-09-14`; without a time, that of today. */
export const madridDay = (iso?: string): string => formatDay(iso || nowIso());

/** A later year would have five digits, which texts do not sort by. */
const LAST_DAY = "9999-12-31";

export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || text === LAST_DAY) return false;
  return new Date(time).toISOString().startsWith(text);
}

/** Reads a day typed without a calendar: `28/11/2026`, `28-11-2026` or `28.11.2026`. */
export const readDay = (typed: string): string =>
  typed
    .trim()
    .replace(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/, (_, day, month, year) =>
      [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
    );

/** An empty text passes too, because forms send one for no date. */
export const isPastDay = (text: string) => text === "" || (isDay(text) && text <= madridDay());

export const addDays = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export function madridDayStart(day: string): string {
  const summer = new Date(`${day}T00:00:00+02:00`).toISOString();
  return madridDay(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`).toISOString();
}

export const madridDayEnd = (day: string) => madridDayStart(addDays(day));

/** Finds the next time a clock in Madrid shows this hour: once a day, also when clocks change. */
export function nextMadridHour(hour: number, from: Date): Date {
  let day = madridDay(from.toISOString());
  while (madridHour(day, hour) <= from) day = addDays(day);
  return madridHour(day, hour);
}

/** Takes the first of two equal hours in autumn, and the next one for a lost hour in spring. */
function madridHour(day: string, hour: number): Date {
  const time = new Date(madridDayStart(day));
  while (Number(formatHour(time.toISOString())) < hour) time.setUTCHours(time.getUTCHours() + 1);
  return time;
}

// Writes «hace 1 día», not «ayer», because it counts 24 hours and «ayer» means the calendar day.
const relativeFormat = new Intl.RelativeTimeFormat("es");
const UNITS = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

export function formatRelative(iso: string, nowIso: string): string {
  const seconds = Math.round((Date.parse(iso) - Date.parse(nowIso)) / 1000);
  for (const [unit, length] of UNITS) {
    const count = Math.trunc(seconds / length);
    if (count !== 0) return relativeFormat.format(count, unit);
  }
  return "hace un momento";
}

export function formatDayAgo(iso: string, nowIso: string): string {
  const [day, today] = [madridDay(iso), madridDay(nowIso)];
  const days = Math.max(0, (Date.parse(today) - Date.parse(day)) / 86_400_000);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const date = (isThisYear ? formatDayOfYear : formatLong)(iso);
  return `${date} (${days === 0 ? "hoy" : relativeFormat.format(-days, "day")})`;
}

export const nowIso = (): string => new Date().toISOString();

export const latest = (times: readonly (string | undefined)[]): string | undefined =>
  times
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
