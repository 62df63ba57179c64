import { expect, it } from "vitest";
import { readProgramado } from "~record/publicacion/programado";

const NOW = "2026-10-01T08:30:00.000Z";

it.each([
  ["in summer", "2026-10-02T10:30", "2026-10-02T08:30:00.000Z"],
  ["of a leap day", "2028-02-29T10:30", "2028-02-29T09:30:00.000Z"],
  ["in winter", "2026-12-02T10:30", "2026-12-02T09:30:00.000Z"],
  ["before the hour that is skipped", "2027-03-28T01:59", "2027-03-28T00:59:00.000Z"],
  ["after it", "2027-03-28T03:00", "2027-03-28T01:00:00.000Z"],
  ["before the hour that is repeated", "2026-10-25T01:59", "2026-10-24T23:59:00.000Z"],
  ["after it", "2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
])("an hour of Madrid %s is told in UTC", (_, typed, at) => {
  expect(readProgramado(typed, NOW)).toEqual({ at });
});

it.each([
  ["2027-03-28T02:30", "no existe"],
  ["2026-10-25T02:30", "se repite"],
  ["2027-10-31T02:00", "se repite"],
  ["2027-10-31T02:59", "se repite"],
  ["2026-10-01T10:30", "ya ha pasado"],
  ["", "Elige el día"],
  ["2026-13-01T10:00", "no son válidos"],
  ["2027-02-29T10:00", "no son válidos"],
  ["2028-02-30T10:00", "no son válidos"],
  ["2027-04-31T10:00", "no son válidos"],
  ["2027-04-30T24:00", "no son válidos"],
  ["2027-04-30T10:60", "no son válidos"],
  ["1999-12-31T10:00", "ya ha pasado"],
  ["mañana", "no son válidos"],
  ["2027-04-30T10:00T10:00", "no son válidos"],
])("the hour «%s» is refused with its reason", (typed, reason) => {
  expect(readProgramado(typed, NOW).problem).toContain(reason);
});
