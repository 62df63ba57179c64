import "~/runtime/made-for";
import cluster from "node:cluster";
import { setFlagsFromString } from "node:v8";
import { endWithParent } from "~/runtime/end-with-parent";
import { SettingsError } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { closeDatabase } from "~db/client.server";
import { OccupiedError, StartRefusedError } from "~db/site/site.server";
import { explainTrouble } from "~db/trouble.server";
import { endInOrder } from "./lifecycle";
import { PortError } from "./port";
import { startServing } from "./serving";
import { startServer } from "./start";
import { asWorker, takeLeave } from "./workers";

/** EX_CONFIG: supervisors are told not to try again. */
const EXIT_CONFIG = 78;

// The database, its backups and the secrets are for this user alone.
process.umask(0o077);

// Drawing pages leaves much garbage; the heap would grow to several times of what is in use.
setFlagsFromString("--heap-growing-percent=40");
// Turns off V8's guess that some objects live long: a wrong one keeps younger objects alive, and one
// process in six took two thirds longer to answer from the page cache.
setFlagsFromString("--no-allocation-site-pretenuring");

async function startWorker(): Promise<void> {
  const { stop } = await startServing();
  endInOrder(asWorker(process), { log: log(), stop: () => stop().then(() => takeLeave(process)) });
}

if (cluster.isPrimary) endWithParent();

try {
  if (cluster.isWorker) await startWorker();
  else await startServer(process.argv.includes("--init"));
} catch (error) {
  const isRefusal = error instanceof SettingsError || error instanceof StartRefusedError;
  const isKnown = isRefusal || error instanceof PortError || error instanceof OccupiedError;
  const text = isKnown
    ? error.message
    : `No se ha podido arrancar.\n${explainTrouble(error) ?? String(error)}`;
  process.stderr.write(`${text}\n`);
  await closeDatabase();
  process.exit(isRefusal ? EXIT_CONFIG : 1);
}
