import { expect, it } from "vitest";
import {
  checkAdmin,
  checkBuild,
  checkCopies,
  checkDatabase,
  checkExamples,
  checkOpening,
  checkPasskeys,
  checkService,
} from "../../../deploy/doctor/site.js";

const NOW = new Date("2026-09-10T10:00:00Z");

it.each([
  ["2026-09-10T04:00:00Z", "bien", /hace 6 horas/],
  ["2026-09-08T04:00:00Z", "aviso", /hace 2 días/],
  ["2026-08-01T04:00:00Z", "mal", /hace 40 días/],
])("a copy of %s is %s", (madeAt, level, text) => {
  const finding = checkCopies({ madeAt }, 7, NOW);
  expect([finding.level, finding.text]).toEqual([level, expect.stringMatching(text)]);
});

it("warns while there is no copy, and names the setting that stops them", () => {
  expect(checkCopies(undefined, 7, NOW)).toMatchObject({ level: "aviso" });
  expect(checkCopies(undefined, 0, NOW).advice).toContain("BACKUP_KEEP");
});

it("takes a database of this version, warns of an older, refuses what the server refuses", () => {
  expect(checkDatabase("current").level).toBe("bien");
  expect(checkDatabase("behind").level).toBe("aviso");
  expect(checkDatabase("newer", "Lo escribió otra.")).toMatchObject({ level: "mal" });
});

it("compares the build with its sources, where they are", () => {
  expect(checkBuild("1 (abc)", "abcdef", "abcdef").level).toBe("bien");
  expect(checkBuild("1 (abc)", "abcdef", undefined).level).toBe("bien");
  expect(checkBuild("1 (abc)", "abcdef", "012345").level).toBe("mal");
});

it.each([
  [200, "bien"],
  [503, "mal"],
  ["ECONNREFUSED", "aviso"],
  ["ETIMEDOUT", "mal"],
])("an answer %s of the service is %s", (status, level) => {
  expect(checkService(status).level).toBe(level);
});

it("says that a site without legal data is wrong, also where its owner has opened it", () => {
  expect(checkOpening("", "").level).toBe("bien");
  const missing = "faltan titular y NIF";
  expect(checkOpening(missing, "")).toMatchObject({
    ...{ level: "mal", text: "en preparación: faltan titular y NIF" },
    advice: "complétalos en Ajustes › Legal",
  });
  expect(checkOpening(missing, "Es de la familia").text).toBe(`abierto, pero ${missing}`);
});

it("warns of passkeys that belong to another domain", () => {
  expect(checkPasskeys(0, "www.bebes.test").level).toBe("bien");
  expect(checkPasskeys(1, "www.bebes.test")).toMatchObject({
    ...{ level: "aviso", text: "una es de otro dominio y no sirve" },
    advice: expect.stringContaining("en www.bebes.test"),
  });
  expect(checkPasskeys(2, "www.bebes.test").text).toMatch(/^2 son de otro dominio/);
});

it("warns of a site without an admin", () => {
  expect([checkAdmin(true).level, checkAdmin(false).level]).toEqual(["bien", "aviso"]);
});

it("names the settings that still are those of the example", () => {
  const own = { SITE_ORIGIN: "https://www.bebes.test", MAIL_FROM: "hola@bebes.test" };
  expect(checkExamples(own).level).toBe("bien");
  const left = { ...own, SITE_ORIGIN: "https://www.ejemplo.es", MAIN_ADMIN_EMAIL: "tu@ejemplo.es" };
  expect(checkExamples(left)).toMatchObject({
    level: "aviso",
    text: "SITE_ORIGIN, MAIN_ADMIN_EMAIL sigue como en el ejemplo",
  });
});
