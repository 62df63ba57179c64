interface Kept<V> {
  value: V;
  bytes: number;
}

/** Keeps what was used last, within a number of entries and of bytes. */
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
    // A map is in the order of insertion, so the first one is the one used longest ago.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  /** @param bytes of the value; what is larger than all room is not kept */
  set(key: string, value: V, bytes: number): void {
    this.#remove(key);
    if (bytes > this.#maxBytes) return;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#maxEntries && this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
