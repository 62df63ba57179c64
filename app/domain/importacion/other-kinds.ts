import { csvError } from "./csv-error";

/** First bytes of files that are no text. */
const BINARY: readonly [start: string, what: string][] = [
  ["PK\x03\x04", "es un libro de hoja de cálculo"],
  ["\xd0\xcf\x11\xe0", "es un libro de hoja de cálculo"],
  ["%PDF-", "es un PDF"],
  ["\x1f\x8b", "es un archivo comprimido"],
  ["\x89PNG", "es una imagen"],
  ["\xff\xd8\xff", "es una imagen"],
  ["GIF8", "es una imagen"],
  ["RIFF", "es una imagen"],
];

/** How texts begin that are no table. */
const TEXTS: readonly [start: RegExp, what: string][] = [
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|meta|table|\?xml)\b/i, "es una página web"],
  [/^\{\\rtf/, "es un documento de texto"],
  [/^(?:\xef\xbb\xbf)?\s*(?:\[\s*)?\{\s*"/, "es un archivo JSON"],
];

const SAMPLE_BYTES = 1_024;

/** @throws {CsvFileError} for a file of another kind that was given the name of a CSV file */
export function assertNoOtherKind(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, SAMPLE_BYTES)).toString("latin1");
  const kind =
    BINARY.find(([bytes]) => start.startsWith(bytes)) ??
    TEXTS.find(([pattern]) => pattern.test(start));
  if (kind) throw csvError("formato", `${kind[1]}, no un CSV; guárdalo como «CSV UTF-8»`);
}
