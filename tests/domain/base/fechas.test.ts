import { expect, it } from "vitest";
import {
  formatDayAgo,
  formatRelative,
  isDay,
  madridDayEnd,
  nextMadridHour,
  readDay,
} from "~base/fechas";

it.each([
  ["in summer", 4, "2026-07-01T00:30:00.000Z", "2026-07-01T02:00:00.000Z"],
  ["in winter", 4, "2026-12-01T02:59:59.999Z", "2026-12-01T03:00:00.000Z"],
  ["at that very hour: a day later", 4, "2026-12-01T03:00:00.000Z", "2026-12-02T03:00:00.000Z"],
  ["across midnight", 0, "2026-12-01T20:00:00.000Z", "2026-12-01T23:00:00.000Z"],
  ["in the night that skips it", 2, "2026-03-28T12:00:00.000Z", "2026-03-29T01:00:00.000Z"],
  ["after the night that skips it", 2, "2026-03-29T01:00:00.000Z", "2026-03-30T00:00:00.000Z"],
  ["in the night that has it twice", 2, "2026-10-24T12:00:00.000Z", "2026-10-25T00:00:00.000Z"],
  ["after the first of two", 2, "2026-10-25T00:00:00.000Z", "2026-10-26T01:00:00.000Z"],
  [
    "between the second of two and its end",
    2,
    "2026-10-25T01:30:00.000Z",
    "2026-10-26T01:00:00.000Z",
  ],
  ["at the end of a day", 23, "2026-07-01T21:00:00.000Z", "2026-07-02T21:00:00.000Z"],
])("the next strike of an hour in Madrid, %s", (_, hour, from, expected) => {
  expect(nextMadridHour(hour, new Date(from)).toISOString()).toBe(expected);
});

it.each([
  ["within a minute", "2026-11-22T23:29:10.000Z", "hace un momento"],
  ["of the day before yesterday in Madrid", "2026-11-21T00:30:00.000Z", "hace 1 día"],
  ["three days of the calendar ago", "2026-11-20T00:30:00.000Z", "hace 2 días"],
  ["of September, in November", "2026-09-24T23:30:00.000Z", "hace 1 mes"],
  ["of 2024, in 2026", "2024-12-22T23:30:00.000Z", "hace 1 año"],
])("a time %s is told by what has passed, not as «ayer» or «el mes pasado»", (_, iso, text) => {
  expect(formatRelative(iso, "2026-11-22T23:30:00.000Z")).toBe(text);
});

it.each([
  ["the same day", "2026-11-24T22:59:00.000Z", "24 de noviembre (hoy)"],
  [
    "a later time, after the clock was put back",
    "2026-11-26T10:00:00.000Z",
    "26 de noviembre (hoy)",
  ],
  ["the evening before", "2026-11-23T22:59:00.000Z", "23 de noviembre (hace 1 día)"],
  ["after midnight in Madrid", "2026-11-23T23:00:00.000Z", "24 de noviembre (hoy)"],
  ["before the change of the hour", "2026-10-14T10:00:00.000Z", "14 de octubre (hace 41 días)"],
  ["another year", "2025-12-31T12:00:00.000Z", "31 de diciembre de 2025 (hace 328 días)"],
])("the day of %s comes with how many days ago it was in Madrid", (_, iso, text) => {
  expect(formatDayAgo(iso, "2026-11-24T22:30:00.000Z")).toBe(text);
});

it.each(["0000-01-01", "2024-02-29", "9999-12-30"])("of the day %s the end can be told", (day) => {
  expect(isDay(day)).toBe(true);
  expect(madridDayEnd(day)).toMatch(/T2[23]:\d\d:00\.000Z$/);
});

it.each(["9999-12-31", "2026-02-29", "2026-9-1"])("%s counts as no day", (day) => {
  expect(isDay(day)).toBe(false);
});

it.each([
  ["28/11/2026", "2026-11-28"],
  ["5-3-2026", "2026-03-05"],
  [" 05.03.2026 ", "2026-03-05"],
  ["28/11/2026 | Corregido", "2026-11-28 | Corregido"],
  ["2026-11-28", "2026-11-28"],
  ["31/02/2026", "2026-02-31"],
  ["28/11/26", "28/11/26"],
  ["mañana", "mañana"],
])("%j is read as the day %j", (typed, day) => {
  expect(readDay(typed)).toBe(day);
});
