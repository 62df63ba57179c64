import { expect, it } from "vitest";
import { findTextos, saveAlt } from "~/domain/imagenes/externas.server";
import { imagenUrl } from "~/domain/imagenes/imagen-schema.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";

testDatabase();

const HTTPS = "https://ejemplo.es/";
const longOf = (length: number) => HTTPS.padEnd(length, "x");

it.each([
  ["one that is too long", longOf(2_001)],
  ["one without a host", "https://"],
  ["one with a space", "https://ejemplo .es/a.jpg"],
  ["one that cannot be read", "https://["],
  ["another scheme", "http://ejemplo.es/a.jpg"],
  ["a picture inside the text", "data:image/png;base64,AA=="],
])("refuses %s: its text could not be kept", (_, url) => {
  expect(imagenUrl.safeParse(url).error?.issues.map(({ message }) => message)).toEqual([
    "La dirección de la imagen no es válida: debe empezar por https:// o ser una imagen de este sitio",
  ]);
});

it("keeps the text of the longest address that it takes", async () => {
  const url = imagenUrl.parse(` ${longOf(2_000)} `);
  await database().write((trx) => saveAlt(trx, url, "Una cuna"));
  expect((await findTextos(url)).alt).toBe("Una cuna");
});

it("cuts a text that is too long between two letters", async () => {
  const url = longOf(100);
  await database().write((trx) => saveAlt(trx, url, `a${"😀".repeat(200)}`));
  expect((await findTextos(url)).alt).toBe(`a${"😀".repeat(149)}`);
});

it.each(["", `/media/${"a".repeat(64)}`])("takes «%s»", (url) => {
  expect(imagenUrl.parse(url)).toBe(url);
});
