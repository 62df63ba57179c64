interface Kept<V> {
  value: V;
  bytes: number;
  /** Since it was last passed over. */
  isUsed: boolean;
}

/**
 * Keeps what was used last, within a number of entries and of bytes. A use only marks an entry, and
 * the mark spares it once when it would have to go: moving it at each use would cost more than
 * finding it.
 */
export class LruStore<V> {
  readonly #kept = new Map<string, Kept<V>>();
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor({ maxEntries, maxBytes }: { maxEntries: number; maxBytes: number }) {
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(key: string): V | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    kept.isUsed = true;
    return kept.value;
  }

  /** @param bytes of the value; what is larger than all room is not kept */
  set(key: string, value: V, bytes: number): void {
    this.#remove(key);
    if (bytes > this.#maxBytes) return;
    this.#kept.set(key, { value, bytes, isUsed: false });
    this.#bytes += bytes;
    // A map is in the order of insertion; what is put in again on the way comes last.
    for (const [oldest, kept] of this.#kept) {
      if (this.#kept.size <= this.#maxEntries && this.#bytes <= this.#maxBytes) return;
      if (kept.isUsed) this.#pass(oldest, kept);
      else this.#remove(oldest);
    }
  }

  #pass(key: string, kept: Kept<V>): void {
    kept.isUsed = false;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }

  #remove(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
