import { expect, it } from "vitest";
import { findTextos, saveAlt } from "~nouns/imagenes/queries/imagenes.server";
import { imagenUrl } from "~nouns/imagenes/rules/imagen-schema.server";
import { testDatabase } from "../../../../support/database";
import { write } from "../../../../support/stored";

testDatabase();

const HTTPS = "https://ejemplo.es/";
const longOf = (length: number) => HTTPS.padEnd(length, "x");

it.each([
  ["one that is too long", longOf(2_001)],
  ["one that cannot be read", "https://["],
  ["one with a mark of direction", "https://ejemplo.es/a\u202egpj.jpg"],
  ["one of 2,001 bytes", `${HTTPS}${"ñ".repeat(991)}`],
  ["another scheme", "http://ejemplo.es/a.jpg"],
  ["a picture inside the text", "data:image/png;base64,AA=="],
])("refuses %s: its text could not be kept", (_, url) => {
  expect(imagenUrl.safeParse(url).error?.issues.map(({ message }) => message)).toEqual([
    "La dirección de la imagen no es válida: debe empezar por https:// o ser una imagen de este sitio",
  ]);
});

it("keeps the text of the longest address that it takes", async () => {
  const url = imagenUrl.parse(` ${longOf(2_000)} `);
  await write((trx) => saveAlt(trx, url, "Una cuna"));
  expect((await findTextos(url)).alt).toBe("Una cuna");
});

it.each(["", `/media/${"a".repeat(64)}`])("takes «%s»", (url) => {
  expect(imagenUrl.parse(url)).toBe(url);
});
