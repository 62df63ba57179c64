import { log } from "~/runtime/log.server";

const EVERY_MS = 1_000;

/**
 * Long work says in the log how far it has come, once a second; short work says nothing.
 * @returns counts what is done
 */
export function sayProgress(work: string, total: number): (more: number) => void {
  let done = 0;
  let last = performance.now();
  return (more) => {
    done += more;
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    log().info({ work, done, total }, "still at work");
  };
}
