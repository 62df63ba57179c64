import type { Logger } from "pino";

export interface Job {
  name: string;
  everyMs: number;
  /** Must take a lease for its work, because other processes may run the same job. */
  run(isStopping: () => boolean): Promise<unknown>;
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
    // Work queued after the last look is done at once, not only when the timer next fires.
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
