const POLL_MS = 500;
/** So long pages are kept on without the database; then each is drawn, and says that it is away. */
const TRUSTED_MS = 60_000;

/** Counts as busy, so that nothing is cached under it. */
const unknown = () => Object.assign(new Error("the version is not known"), { code: "55P03" });

/** Keeps the version in memory, because a question for each kept page would cost more than the page. */
export function watchVersion(read: () => Promise<number>) {
  let version: number | undefined;
  let seenAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<void> | undefined;
  const note = (found: number) => {
    version = Math.max(found, version ?? 0);
    seenAt = performance.now();
  };
  const ask = () => {
    asking ??= read()
      .then(note)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return {
    note,
    current(): string {
      if (!timer) {
        timer = setInterval(() => void ask().catch(() => undefined), POLL_MS).unref();
        void ask().catch(() => undefined);
      }
      if (version === undefined) throw unknown();
      if (performance.now() - seenAt > TRUSTED_MS) throw new Error("the database is away");
      return String(version);
    },
    /** A page for somebody who has just changed something on another host waits for this. */
    catchUp: () => ask().catch(() => undefined),
    close: () => clearInterval(timer),
  };
}
