import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BackupLine } from "~features/escritorio/backup-line";

const NOW = "2026-11-23T12:00:00.000Z";
const NIGHT = "cada noche";

const lineOf = (verifiedAt: string | null, isNightly: boolean, isMain = true, notSent?: string) =>
  renderToStaticMarkup(
    <BackupLine {...{ verifiedAt, isNightly, isMain }} notSent={notSent ?? null} now={NOW} />,
  );

it.each([null, "2026-11-01T03:00:00.000Z"])(
  "with the last copy at %s, expects one each night only where they are made",
  (verifiedAt) => {
    expect(lineOf(verifiedAt, true)).toContain(NIGHT);
    expect(lineOf(verifiedAt, false)).not.toContain(NIGHT);
    expect(lineOf(verifiedAt, false)).toContain(
      verifiedAt ? "no las hace solo" : "No se hacen solas",
    );
  },
);

it("leads to the page of copies only those who may open it", () => {
  expect(lineOf(null, true)).toContain("/admin/ajustes/copias");
  expect(lineOf(null, true, false)).not.toContain("/admin/ajustes/copias");
});

it("only dates a fresh one", () => {
  expect(lineOf("2026-11-23T03:00:00.000Z", true)).toMatch(/hace 9 horas<\/time>\.<\/p>$/);
});

it("says why the last copy has not left the server", () => {
  const line = lineOf("2026-11-23T03:00:00.000Z", true, true, "el servidor no acepta esa clave");
  expect(line).toContain("el servidor no acepta esa clave");
  expect(line).toContain("/admin/ajustes/copias");
});
