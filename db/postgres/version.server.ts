import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 500;
const CATCH_UP_MS = 2_000;
/** Kept pages are used so long without the database; then each request gets an error page. */
const TRUSTED_MS = 60_000;

/** Looks like an error of a busy database, so that callers cache nothing without a version. */
const unknown = () => Object.assign(new Error("the version is not known"), { code: "55P03" });

/** Keeps the version in memory: asking for each kept page would cost more than sending the page. */
export function watchVersion(read: () => Promise<number>) {
  const seen = createSeen();
  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<void> | undefined;
  const ask = () => {
    const notes = seen.notes();
    asking ??= read()
      .then((found) => seen.see(found, notes))
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  const poll = () => void ask().catch(() => undefined);
  return {
    note: seen.note,
    current(): string {
      if (!timer) {
        timer = setInterval(poll, POLL_MS).unref();
        poll();
      }
      return seen.current();
    },
    /** Waits until changes that this person may have made on another host are known here. */
    async catchUp(): Promise<void> {
      // Asks again after a running question, which may have been answered before the change.
      const asked = (asking ?? Promise.resolve()).then(ask, ask).catch(() => undefined);
      await Promise.race([asked, wait(CATCH_UP_MS, undefined, { ref: false })]);
    },
    close: () => clearInterval(timer),
  };
}

function createSeen() {
  let version: number | undefined;
  let at = 0;
  let notes = 0;
  let steps = 0;
  const set = (found: number) => {
    version = found;
    at = performance.now();
  };
  return {
    notes: () => notes,
    note(found: number): void {
      notes += 1;
      set(Math.max(found, version ?? 0));
    },
    /** @param before the number of changes made by this host when the question was asked */
    see(found: number, before: number): void {
      const isOlder = found < (version ?? 0);
      if (isOlder && before !== notes) return;
      // A standby without the last commits has an older version, whose pages must be drawn anew.
      if (isOlder) steps += 1;
      set(found);
    },
    current(): string {
      if (version === undefined) throw unknown();
      if (performance.now() - at > TRUSTED_MS) throw new Error("the database is away");
      return steps > 0 ? `${version}-${steps}` : String(version);
    },
  };
}
