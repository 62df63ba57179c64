const LOOK_MS = 1_000;

/**
 * Ends this process as a signal would once the one that started it has ended, however it ended: a
 * server that nobody knows of any more would hold its port for ever.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MS).unref();
}
