import {
  BEST_BROTLI_QUALITY,
  decode,
  type Encoding,
  encode,
  isCompressible,
} from "../answers/compression";
import { weakEtag } from "../answers/etag";

/** What `writeHead` takes: names and values in turn. */
type HeaderList = string[];

/** A page in one encoding, ready to be written. */
export interface Ready {
  headers: HeaderList;
  bytes: Buffer;
}

/** Beside its bytes a page costs its headers and some objects. */
const OVERHEAD = 3_000;

/** Not copied: each belongs to one answer or to the connection. */
const PER_ANSWER = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "keep-alive",
  "set-cookie",
  "transfer-encoding",
]);

/** One at a time, as it takes a core for a while; who asks later begins the next. */
let isImproving = false;

/** One public page as final bytes, in the encodings that were asked for so far. */
export class Page {
  /** Weak, as it stands for all encodings. */
  readonly etag: string;
  /** Bytes of the plain page. */
  readonly length: number;
  readonly isText: boolean;
  readonly notModified: HeaderList;
  readonly #headers: HeaderList;
  readonly #ready = new Map<Encoding, Ready>();
  /** The plain bytes until another encoding is there, from which they can be had again. */
  #plain: Buffer | undefined;
  #isBest = false;

  /** @param base headers of every answer; the page's own win over them */
  constructor(bytes: Buffer, own: Headers, base: Readonly<Record<string, string>>) {
    this.etag = own.get("ETag") ?? weakEtag(bytes);
    this.length = bytes.length;
    this.isText = isCompressible(own.get("Content-Type"));
    const headers = new Headers(base);
    for (const [name, value] of own) if (!PER_ANSWER.has(name)) headers.set(name, value);
    headers.set("ETag", this.etag);
    if (this.isText) headers.append("Vary", "Accept-Encoding");
    this.#headers = [...headers].flat();
    headers.delete("Content-Type");
    this.notModified = [...headers].flat();
    this.#plain = bytes;
  }

  /** Whether another rendering came out the same. */
  equals(other: Page): boolean {
    return this.etag === other.etag && this.#headers.join("\n") === other.#headers.join("\n");
  }

  /** Bytes of memory, about. */
  get bytes(): number {
    const bodies = [...this.#ready.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    return OVERHEAD + bodies + (this.#plain?.length ?? 0);
  }

  find(encoding: Encoding): Ready | undefined {
    return this.#ready.get(encoding);
  }

  /** The page in an encoding that nobody asked for before. */
  async make(encoding: Encoding, quality?: number): Promise<Ready> {
    // A copy: zlib's own buffers may be much larger than what stands in them.
    const made = await encode(await this.#read(), encoding, quality);
    const bytes = Buffer.allocUnsafeSlow(made.length);
    made.copy(bytes);
    const headers = [...this.#headers];
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    headers.push("Content-Length", String(bytes.length));
    const ready = { headers, bytes };
    this.#ready.set(encoding, ready);
    this.#plain = undefined;
    return ready;
  }

  /** True while it goes out larger than it could: worth another effort once it is asked for again. */
  mayImprove(encoding: Encoding): boolean {
    return encoding === "br" && !this.#isBest && !isImproving;
  }

  /** Compresses once more, as well as can be, off the main thread. */
  async improve(): Promise<void> {
    isImproving = true;
    this.#isBest = true;
    await this.make("br", BEST_BROTLI_QUALITY).finally(() => {
      isImproving = false;
    });
  }

  #read(): Promise<Buffer> {
    if (this.#plain) return Promise.resolve(this.#plain);
    const [[encoding, { bytes }] = ["identity" as const, { bytes: Buffer.alloc(0) }]] = this.#ready;
    return decode(bytes, encoding);
  }
}
