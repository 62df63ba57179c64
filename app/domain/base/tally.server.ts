import { log } from "~/runtime/log.server";
import { OutcomeUnknownError } from "~/runtime/outcome-unknown-error";
import { database, type Trx } from "~db/client.server";

/**
 * Counts in memory and writes all counts in one transaction, because hundreds of visitors must not
 * queue for the database. Entries equal in all but `veces` are added up.
 */
export class Tally<Entry extends { veces: number }> {
  readonly #pending = new Map<string, Entry>();

  /** @param max limits the different entries that wait; any beyond are not counted */
  constructor(
    readonly write: (trx: Trx, counted: readonly Entry[]) => Promise<unknown>,
    readonly max = Number.POSITIVE_INFINITY,
  ) {}

  add(more: Entry): void {
    const key = JSON.stringify({ ...more, veces: 0 });
    const before = this.#pending.get(key);
    if (!before && this.#pending.size >= this.max) return;
    this.#pending.set(key, { ...more, veces: more.veces + (before?.veces ?? 0) });
  }

  /** Keeps counts for the next flush only if surely not written; others could count twice. */
  async flush(): Promise<void> {
    if (this.#pending.size === 0) return;
    const counted = [...this.#pending.values()];
    this.#pending.clear();
    try {
      await database().writeSoon((trx) => this.write(trx, counted));
    } catch (error) {
      const isLeft = !(error instanceof OutcomeUnknownError);
      for (const each of isLeft ? counted : []) this.add(each);
      log().warn({ err: error }, isLeft ? "counts not written yet" : "counts written or lost");
    }
  }
}
