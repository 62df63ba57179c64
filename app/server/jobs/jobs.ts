import type { Logger } from "pino";

export interface Job {
  name: string;
  everyMs: number;
  /** Other processes may be at it too, so it takes leases. */
  run(isStopping: () => boolean): Promise<void>;
}

export function startJobs(list: readonly Job[], log: Pick<Logger, "error">) {
  let isStopping = false;
  const loops = new Map(list.map((job) => [job.name, startLoop(job, log, () => isStopping)]));
  return {
    nudge: (name: string) => loops.get(name)?.nudge(),
    async stop() {
      isStopping = true;
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
    },
  };
}

function startLoop({ name, everyMs, run }: Job, log: Pick<Logger, "error">, isOver: () => boolean) {
  let running: Promise<void> | undefined;
  let isAgain = false;

  async function work(): Promise<void> {
    do {
      isAgain = false;
      await run(isOver).catch((error) => log.error({ err: error, job: name }, "job failed"));
    } while (isAgain && !isOver());
    running = undefined;
  }
  function nudge(): void {
    if (isOver()) return;
    // Work that came after the last look must not wait for the next one.
    isAgain = true;
    running ??= work();
  }

  const timer = setInterval(nudge, everyMs);
  nudge();
  return {
    nudge,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
