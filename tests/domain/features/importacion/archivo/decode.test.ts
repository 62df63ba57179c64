import { expect, test } from "vitest";
import { MAX_FILE_BYTES } from "~features/importacion/archivo/archivo";
import { parseCsv, readCsvFile } from "~features/importacion/archivo/csv-file";
import { decodeCsv } from "~features/importacion/archivo/decode";

const TEXT = "título,precio\nCañón «Ñandú»,9 €\n";

const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();
const windows1252 = (text: string) => Buffer.from(text.replaceAll("€", "\x80"), "latin1");
const bom = "\uFEFF";

test.each<[name: string, bytes: Buffer]>([
  ["UTF-8", Buffer.from(TEXT)],
  ["UTF-8 with BOM", Buffer.from(bom + TEXT)],
  ["UTF-8 with two BOMs", Buffer.from(bom + bom + TEXT)],
  ["UTF-16 LE with BOM", Buffer.from(bom + TEXT, "utf16le")],
  ["UTF-16 BE with BOM", utf16be(bom + TEXT)],
  ["UTF-16 LE", Buffer.from(TEXT, "utf16le")],
  ["UTF-16 BE", utf16be(TEXT)],
  ["Windows-1252", windows1252(TEXT)],
])("%s", async (_, bytes) => {
  const text = await decodeCsv(bytes);
  expect(text).toBe(TEXT);
  expect((await parseCsv(text)).rows[0]?.cells).toEqual(["Cañón «Ñandú»", "9 €"]);
});

test("Windows-1252 with dashes and foreign words", async () => {
  const text = "entre 0–3 años — «Ž» de cœur, precio en £ y ¢";
  const bytes = text
    .replace("–", "\x96")
    .replace("—", "\x97")
    .replace("Ž", "\x8e")
    .replace("œ", "\x9c");
  expect(await decodeCsv(Buffer.from(bytes, "latin1"))).toBe(text);
});

test("Windows-1252 that looks like UTF-8 here and there", async () => {
  expect(await decodeCsv(windows1252("«BEBÉ»,sueño"))).toBe("«BEBÉ»,sueño");
});

test.each<[name: string, bytes: Uint8Array, message: RegExp]>([
  ["empty", Buffer.alloc(0), /está vacío/],
  ["NUL", Buffer.from("a,b\n1,\0"), /caracteres nulos \(línea 2\)/],
  ["a spreadsheet renamed", Buffer.from("PK\x03\x04\x14\0\x06\0\x08\0"), /es un libro de hoja/],
  [
    "an old one",
    Buffer.from("d0cf11e0a1b11ae10000", "hex"),
    /es un libro de hoja de cálculo, no un/,
  ],
  ["a PDF", Buffer.from("%PDF-1.4\n1 0 obj"), /es un PDF/],
  ["gzip", Buffer.from("1f8b0800", "hex"), /es un archivo comprimido/],
  ["a picture", Buffer.from("89504e470d0a1a0a", "hex"), /es una imagen/],
  ["a page", Buffer.from("\uFEFF\n<!DOCTYPE html><title>a,b</title>"), /es una página web/],
  ["a table of a page", Buffer.from("<table><tr><td>title"), /es una página web/],
  ["RTF", Buffer.from("{\\rtf1 a,b}"), /es un documento de texto/],
  ["JSON", Buffer.from('[ {"title": "a", "slug": "b"}]'), /es un archivo JSON/],
  ["MS-DOS", Buffer.from("Ba\xa4era m\xa0s f\xa0cil, beb\x82", "latin1"), /MS-DOS o Macintosh/],
  ["Macintosh", Buffer.from("Ba\x96era m\x87s f\x87cil, beb\x8e", "latin1"), /MS-DOS o Macintosh/],
  ["BOM and broken UTF-8", Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xf1, 0x2c]), /no es UTF-8 válido/],
  ["half a UTF-16 character", Buffer.from([0xff, 0xfe, 0x61, 0x00, 0x62]), /no es UTF-16LE válido/],
  ["one broken byte in UTF-8", Buffer.concat([Buffer.from(TEXT), Buffer.from([0xf1])]), /mezcla/],
  ["no known encoding", Buffer.from([0x61, 0x81, 0x8d, 0x2c]), /codificación desconocida/],
  ["too large", Buffer.alloc(MAX_FILE_BYTES + 1, "a"), /ocupa más de 10 MB/],
])("refused: %s", async (_, bytes, message) => {
  await expect(readCsvFile("uno.csv", bytes)).rejects.toThrow(message);
  await expect(readCsvFile("uno.csv", bytes)).rejects.toThrow(
    /^No se pudo procesar el archivo CSV: /,
  );
});

test.each<[name: string, encode: (text: string) => Buffer]>([
  ["UTF-8", (text) => Buffer.from(text)],
  ["UTF-16", (text) => Buffer.from(bom + text, "utf16le")],
  ["Windows-1252", windows1252],
])("a long file is read whole: %s", async (_, encode) => {
  const long = "a€ñ".repeat(150_001);
  expect((await decodeCsv(encode(long))) === long).toBe(true);
});
