import type { Logger } from "pino";

export interface Job {
  name: string;
  everyMs: number;
  /** Must take a lease for its work, because other processes may run the same job. */
  run(isStopping: () => boolean): Promise<unknown>;
}

export function startJobs(
  list: readonly Job[],
  log: Pick<Logger, "error">,
  mayWork: () => Promise<boolean>,
) {
  let isStopping = false;
  const loops = new Map(
    list.map((job) => [job.name, startLoop(job, { log, mayWork }, () => isStopping)]),
  );
  return {
    nudge: (name: string) => loops.get(name)?.nudge(),
    async stop() {
      isStopping = true;
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
    },
  };
}

type Around = { log: Pick<Logger, "error">; mayWork: () => Promise<boolean> };

function startLoop({ name, everyMs, run }: Job, { log, mayWork }: Around, isOver: () => boolean) {
  let running: Promise<void> | undefined;
  let isAgain = false;

  async function work(): Promise<void> {
    do {
      isAgain = false;
      await mayWork()
        .then((may) => may && run(isOver))
        .catch((error) => log.error({ err: error, job: name }, "job failed"));
    } while (isAgain && !isOver());
    running = undefined;
  }
  function nudge(): void {
    if (isOver()) return;
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
