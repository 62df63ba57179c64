import { csvError } from "./archivo";

const SAMPLE_BYTES = 8;

/** Windows-1252 for 0x80-0x9F: Node 20 decodes these as Latin-1, without €. Blank means unused. */
const WINDOWS_1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
const UNUSED_BYTES = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

export async function decodeCsv(bytes: Uint8Array): Promise<string> {
  assertNoOtherKind(bytes);
  const text = decode(bytes).replace(/^\uFEFF+/, "");
  const nul = text.indexOf("\0");
  if (nul < 0) return text;
  const reason = `contiene caracteres nulos (línea ${lineOf(text, nul)}); guárdalo como «CSV UTF-8»`;
  throw csvError(reason);
}

const lineOf = (text: string, index: number) => count(text.slice(0, index), /\r\n?|\n/g) + 1;

/** Counts singly, because a list of ten million matches would need more memory than the text. */
function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}

function decode(bytes: Uint8Array): string {
  const declared = declaredEncoding(bytes);
  try {
    return new TextDecoder(declared ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    if (!declared) return decodeWindows1252(bytes);
    throw csvError(`no es ${declared.toUpperCase()} válido`);
  }
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return guessUtf16(bytes.subarray(0, SAMPLE_BYTES));
}

/** In UTF-16 each character of a header, which is ASCII, has a zero byte on the same side. */
function guessUtf16(sample: Uint8Array): string | undefined {
  if (sample.length < 4 || sample.length % 2 === 1) return undefined;
  const zeroAt = (side: number) => sample.every((byte, i) => (byte === 0) === (i % 2 === side));
  if (zeroAt(1)) return "utf-16le";
  return zeroAt(0) ? "utf-16be" : undefined;
}

function decodeWindows1252(bytes: Uint8Array): string {
  if (isDamagedUtf8(bytes)) {
    throw csvError("mezcla codificaciones; guárdalo de nuevo como «CSV UTF-8»");
  }
  if (bytes.some((byte) => UNUSED_BYTES.has(byte))) {
    throw csvError("codificación desconocida; guárdalo como «CSV UTF-8»");
  }
  const text = fromWindows1252(bytes);
  if (count(text, MISPLACED) > count(text, /[áéíóúñüÁÉÍÓÚÑ]/g)) {
    throw csvError("parece guardado para MS-DOS o Macintosh; guárdalo como «CSV UTF-8»");
  }
  return text;
}

/** «é» of «CSV (MS-DOS)» reads as «‚» in Windows-1252, that of «CSV (Macintosh)» as «Ž». */
const MISPLACED = /\p{Ll}(?:[‚¡¢£¤‡Ž–—](?=\p{Ll})|[‚Ž](?!\p{L}))/gu;

const fromWindows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));

/** UTF-8 with a few broken bytes is still UTF-8, or every accent would become «Ã³». */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes);
  return count(text, /[^\p{ASCII}\uFFFD]/gu) > count(text, /\uFFFD/g);
}

const OTHER_KINDS: readonly [start: string | RegExp, what: string][] = [
  ["PK\x03\x04", "es un libro de hoja de cálculo"],
  ["\xd0\xcf\x11\xe0", "es un libro de hoja de cálculo"],
  ["%PDF-", "es un PDF"],
  ["\x1f\x8b", "es un archivo comprimido"],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF)/, "es una imagen"],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|meta|table|\?xml)\b/i, "es una página web"],
  [/^\{\\rtf/, "es un documento de texto"],
  [/^(?:\xef\xbb\xbf)?\s*(?:\[\s*)?\{\s*"/, "es un archivo JSON"],
];

const START_BYTES = 1_024;

function assertNoOtherKind(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, START_BYTES)).toString("latin1");
  const isOf = (kind: string | RegExp) =>
    typeof kind === "string" ? start.startsWith(kind) : kind.test(start);
  const [, what] = OTHER_KINDS.find(([kind]) => isOf(kind)) ?? [];
  if (what) throw csvError(`${what}, no un CSV; guárdalo como «CSV UTF-8»`);
}
