import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { FLASH_COOKIE, LIGHT_COOKIE } from "~/http/cookies/cookies.server";
import { formatDuration } from "~/layout/legal/duration";
import { adminItems, visitorsItems } from "~/layout/legal/stored-items.server";
import { COMPARE_MAX_AGE_S } from "~features/comparativa/lista";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join("app", file), "utf8"));

const storedItems = () => [...visitorsItems(), ...adminItems()];

/** Finds the values of all constants whose names have this ending. */
const constants = (suffix: string) =>
  sources.flatMap((source) =>
    [...source.matchAll(new RegExp(`\\w+_${suffix} = (?:{ name: )?"([^"]+)"`, "g"))].map(
      (match) => match[1],
    ),
  );

describe("the cookie table", () => {
  it("has a row for each cookie and storage key that the sources name", () => {
    const listed = storedItems().map(({ name }) => name.replace(/^__Host-/, ""));
    const named = [...constants("COOKIE"), ...constants("STORAGE_KEY")];
    expect(named).toEqual(expect.arrayContaining(["comparar", "aviso", "comparedProducts"]));
    expect(listed).toEqual(expect.arrayContaining(named));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("prints the durations that the cookies are set with", () => {
    const duration = (name: string) => storedItems().find((item) => item.name === name)?.duration;
    expect(duration("comparar")).toBe(formatDuration(COMPARE_MAX_AGE_S));
    expect(duration("aviso")).toContain(formatDuration(FLASH_COOKIE.maxAge));
    expect(duration("ligero")).toBe(formatDuration(LIGHT_COOKIE.maxAge));
    const session = storedItems().find(({ name }) => name.endsWith("sesion"));
    expect(session?.duration).toBe("12 horas sin actividad y 7 días como máximo");
  });

  it.each([
    [60, "1 minuto"],
    [90, "90 segundos"],
    [12 * 3600, "12 horas"],
    [30 * 86_400, "30 días"],
    [365 * 86_400, "1 año"],
    [1, "1 segundo"],
  ])("%d s read as %s", (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});
