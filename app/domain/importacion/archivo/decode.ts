import { setImmediate as breathe } from "node:timers/promises";
import { assertFileSize, csvError } from "./archivo";

/**
 * Bytes decoded at a stretch before other requests have their turn. Where each of them is a letter of
 * another script they take 20 times as long as ASCII, and still less than 2 ms.
 */
const SLICE_BYTES = 16 * 1024;

/** How many of the first bytes tell UTF-16 without a byte order mark. */
const SAMPLE_BYTES = 8;

/** Bytes 0x80-0x9F, a space where there is none. Node 20 decodes them as Latin-1: no €, no “”. */
const WINDOWS_1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
const UNUSED_BYTES = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * Text of a CSV file in UTF-8, UTF-16 or Windows-1252, without byte order mark.
 * @throws {CsvFileError} too large, empty, another kind of file, mixed or unknown encoding, NUL
 */
export async function decodeCsv(bytes: Uint8Array): Promise<string> {
  assertFileSize(bytes.length);
  assertNoOtherKind(bytes);
  const text = (await decode(bytes)).replace(/^\uFEFF+/, "");
  const nul = text.indexOf("\0");
  if (nul < 0) return text;
  const reason = `contiene caracteres nulos (línea ${lineOf(text, nul)}); guárdalo como «CSV UTF-8»`;
  throw csvError("codificacion", reason);
}

function lineOf(text: string, index: number): number {
  let line = 1;
  for (let i = 0; i < index; i += 1) {
    const isEnd = text[i] === "\n" || (text[i] === "\r" && text[i + 1] !== "\n");
    if (isEnd) line += 1;
  }
  return line;
}

async function decode(bytes: Uint8Array): Promise<string> {
  const declared = declaredEncoding(bytes);
  if (declared) return decodeAs(bytes, declared);
  try {
    return await joinDecoded(bytes, new TextDecoder("utf-8", { fatal: true }));
  } catch {
    return decodeWindows1252(bytes);
  }
}

/** @throws {TypeError} when the decoder is strict and the bytes are not */
async function joinDecoded(bytes: Uint8Array, decoder: InstanceType<typeof TextDecoder>) {
  const parts: string[] = [];
  for await (const slice of slices(bytes)) parts.push(decoder.decode(slice, { stream: true }));
  return [...parts, decoder.decode()].join("");
}

async function* slices(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    yield bytes.subarray(at, at + SLICE_BYTES);
    await breathe();
  }
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return guessUtf16(bytes.subarray(0, SAMPLE_BYTES));
}

/** A header is ASCII: in UTF-16 each of its characters has a zero byte, always on the same side. */
function guessUtf16(sample: Uint8Array): string | undefined {
  if (sample.length < 4 || sample.length % 2 === 1) return undefined;
  const zeroAt = (side: number) => sample.every((byte, i) => (byte === 0) === (i % 2 === side));
  if (zeroAt(1)) return "utf-16le";
  return zeroAt(0) ? "utf-16be" : undefined;
}

async function decodeAs(bytes: Uint8Array, encoding: string): Promise<string> {
  try {
    return await joinDecoded(bytes, new TextDecoder(encoding, { fatal: true }));
  } catch {
    throw csvError("codificacion", `no es ${encoding.toUpperCase()} válido`);
  }
}

async function decodeWindows1252(bytes: Uint8Array): Promise<string> {
  if (await isDamagedUtf8(bytes)) {
    throw csvError("codificacion", "mezcla codificaciones; guárdalo de nuevo como «CSV UTF-8»");
  }
  const parts: string[] = [];
  let [accents, misplaced] = [0, 0];
  for await (const slice of slices(bytes)) {
    if (slice.some((byte) => UNUSED_BYTES.has(byte))) {
      throw csvError("codificacion", "codificación desconocida; guárdalo como «CSV UTF-8»");
    }
    const part = fromWindows1252(slice);
    accents += part.match(/[áéíóúñüÁÉÍÓÚÑ]/g)?.length ?? 0;
    misplaced += part.match(MISPLACED)?.length ?? 0;
    parts.push(part);
  }
  if (misplaced > accents) {
    const reason = "parece guardado para MS-DOS o Macintosh; guárdalo como «CSV UTF-8»";
    throw csvError("codificacion", reason);
  }
  return parts.join("");
}

/** The «é» of Excel's «CSV (MS-DOS)» is a «‚» here, that of its «CSV (Macintosh)» a «Ž»; so with others. */
const MISPLACED = /\p{Ll}(?:[‚¡¢£¤‡Ž–—](?=\p{Ll})|[‚Ž](?!\p{L}))/gu;

const fromWindows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));

/** A few broken bytes among good UTF-8 must not turn every accent into «Ã³». */
async function isDamagedUtf8(bytes: Uint8Array): Promise<boolean> {
  const decoder = new TextDecoder("utf-8");
  let [broken, good] = [0, 0];
  for await (const slice of slices(bytes)) {
    const text = decoder.decode(slice, { stream: true });
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0xfffd) broken += 1;
      // The second half of a letter such as an emoji is none by itself.
      else if (code > 0x7f && (code < 0xdc00 || code > 0xdfff)) good += 1;
    }
  }
  broken += decoder.decode().length;
  return good > broken;
}

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

const START_BYTES = 1_024;

/** @throws {CsvFileError} for a file of another kind that was given the name of a CSV file */
function assertNoOtherKind(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, START_BYTES)).toString("latin1");
  const kind =
    BINARY.find(([bytes]) => start.startsWith(bytes)) ??
    TEXTS.find(([pattern]) => pattern.test(start));
  if (kind) throw csvError("formato", `${kind[1]}, no un CSV; guárdalo como «CSV UTF-8»`);
}
