/** Ends this process once its parent is gone: a forgotten server would hold its port for ever. */
export function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 1_000).unref();
}
