import * as compression from "../sending/compression";
import { weakEtag } from "../sending/etag";
import { NOT_COPIED } from "../sending/send-response";

type HeaderList = string[];

export type Ready = { headers: HeaderList; bytes: Buffer };

const OVERHEAD = 3_000;

const PER_ANSWER = new Set([...NOT_COPIED, "content-encoding", "content-length"]);

/** Compressing at best quality takes a core for a while, so pages are done one at a time. */
let isImproving = false;

export class KeptPage {
  readonly etag: string;
  readonly length: number;
  readonly isText: boolean;
  readonly notModified: HeaderList;
  readonly #headers: HeaderList;
  readonly #ready = new Map<compression.Encoding, Ready>();
  #plain: Buffer | undefined;
  #isBest = false;

  constructor(bytes: Buffer, own: Headers, base: Readonly<Record<string, string>>) {
    this.etag = own.get("ETag") ?? weakEtag(bytes);
    this.length = bytes.length;
    this.isText = compression.isCompressible(own.get("Content-Type"));
    const headers = new Headers(base);
    for (const [name, value] of own) if (!PER_ANSWER.has(name)) headers.set(name, value);
    headers.set("ETag", this.etag);
    if (this.isText) headers.append("Vary", "Accept-Encoding");
    this.#headers = [...headers].flat();
    headers.delete("Content-Type");
    this.notModified = [...headers].flat();
    this.#plain = bytes;
  }

  equals(other: KeptPage): boolean {
    return this.etag === other.etag && this.#headers.join("\n") === other.#headers.join("\n");
  }

  get bytes(): number {
    const bodies = [...this.#ready.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    return OVERHEAD + bodies + (this.#plain?.length ?? 0);
  }

  find(encoding: compression.Encoding): Ready | undefined {
    return this.#ready.get(encoding);
  }

  async make(encoding: compression.Encoding, quality?: number): Promise<Ready> {
    // Copied, because the buffer of zlib may be much larger than its content.
    const made = await compression.encode(await this.#read(), encoding, quality);
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

  mayImprove(encoding: compression.Encoding): boolean {
    return encoding === "br" && !this.#isBest && !isImproving;
  }

  async improve(): Promise<void> {
    isImproving = true;
    this.#isBest = true;
    await this.make("br", compression.BEST_BROTLI_QUALITY).finally(() => {
      isImproving = false;
    });
  }

  #read(): Promise<Buffer> {
    if (this.#plain) return Promise.resolve(this.#plain);
    const [[encoding, { bytes }] = ["identity" as const, { bytes: Buffer.alloc(0) }]] = this.#ready;
    return compression.decode(bytes, encoding);
  }
}
