import "~/runtime/made-for";
import cluster from "node:cluster";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { type FirstAdmin, firstAdminByWeb } from "~/auth/account/first-admin.server";
import { resealFactors } from "~/auth/second-factor/change-factors.server";
import { fillNewSite } from "~/cli/seed/baseline.server";
import { isLoopback } from "~/http/requests/loopback";
import { mailFolder } from "~/mail/transport.server";
import { endWithParent } from "~/runtime/end-with-parent";
import { isOnPostgres, SettingsError, settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { secrets } from "~/runtime/secrets.server";
import { VERSION } from "~/runtime/version.server";
import { SOFTWARE } from "~/site/marca";
import { paths } from "~/site/paths";
import { probeFixed, resealDestination } from "~db/backup/destination.server";
import { closeDatabase, type Database } from "~db/client.server";
import { claimBucket, probeBucket } from "~db/media/probe.server";
import { OccupiedError, prepareDatabase, StartRefusedError } from "~db/site/site.server";
import { explainTrouble } from "~db/trouble.server";
import { warnOfMissingTitular } from "~nouns/ajustes/ajustes.server";
import { hasFirstAdmin } from "~nouns/profiles/profiles.server";
import { siteCommand } from "../../deploy/doctor/command.js";
import { answerMeanwhile } from "./answer-meanwhile";
import { endInOrder } from "./lifecycle";
import { PortError, tryPort } from "./port";
import { isHttpsSite } from "./sending/security-headers";
import { startServing } from "./serving";
import { asWorker, restartOnHangup, startWorkers, takeLeave } from "./workers";

/** The exit code EX_CONFIG, after which supervisors do not restart a refused server. */
const EXIT_CONFIG = 78;

// Only this user may read new files: the database, its backups and the secrets.
process.umask(0o077);

// Drawing pages makes much garbage: the heap would grow to several times the live data.
setFlagsFromString("--heap-growing-percent=40");
// Off, because V8 guesses by the call site which objects live long: a wrong guess kept young
// objects alive, and made one process in six two thirds slower to answer from the page cache.
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

async function startServer(isInit: boolean): Promise<void> {
  if (!isInit && !isOnPostgres && !settings().SITE_ORIGIN) {
    throw new SettingsError(
      "Hay ajustes incorrectos:\n  SITE_ORIGIN: falta; es el origen del sitio, como https://www.ejemplo.es",
    );
  }
  const onlyFor = await prepareSite(isInit);
  await claimBucket();
  await probeFixed();
  const { WORKERS, PORT, HOST } = settings();
  const serving = WORKERS === 1 ? await startServing() : await startAll(WORKERS, PORT, HOST);
  endInOrder(process, { log: log(), stop: serving.stop });
  announce(serving.address, onlyFor);
}

async function prepareSite(create: boolean): Promise<FirstAdmin | undefined> {
  const fill = (site: Database) => fillNewSite(site, { withDemo: settings().DEMO === "1" });
  const { PORT, HOST, SITE_ORIGIN } = settings();
  const place = { port: PORT, host: HOST, isHttps: isHttpsSite(SITE_ORIGIN) };
  const { migrated, filled } = await prepareDatabase(
    create ? fill : undefined,
    (migration) => answerMeanwhile(migration, place),
    probeBucket,
  );
  if (migrated.length > 0) log().info({ migrated }, "database migrated");
  if (filled?.demo) log().info(filled.demo, "demo catalogue loaded");
  if (secrets().MFA_KEY.length > 1) {
    log().info({ factors: await resealFactors() }, "second factors are under the first MFA_KEY");
    await resealDestination();
  }
  await warnOfMissingTitular();
  if (await hasFirstAdmin()) return undefined;
  const onlyFor = firstAdminByWeb();
  const way =
    onlyFor === "nobody" ? "`admin create` makes one" : "the next one to verify becomes it";
  log().warn({ onlyFor }, `no main admin yet: ${way}`);
  return onlyFor;
}

async function startAll(count: number, port: number, host: string) {
  // Closed before workers start: a connection open here would keep their log from being folded in.
  await closeDatabase();
  await tryPort(port, host);
  const workers = await startWorkers(count, log());
  restartOnHangup(process, workers);
  return workers;
}

function announce({ address, port }: AddressInfo, onlyFor?: FirstAdmin): void {
  const host = address.includes(":") ? `[${address}]` : address;
  const isLocal = isLoopback(host) || host === "0.0.0.0" || host === "[::]";
  log().info({ port, version: VERSION }, "listening");
  const local = `http://${isLocal ? "localhost" : host}:${port}`;
  const { SITE_ORIGIN } = settings();
  const places = SITE_ORIGIN ? `${SITE_ORIGIN}; su proxy lo encuentra en ${local}` : local;
  process.stdout.write(`${SOFTWARE} está en ${places}\n`);
  if (onlyFor) process.stdout.write(firstSteps(SITE_ORIGIN ?? local, onlyFor));
}

function firstSteps(origin: string, onlyFor: FirstAdmin): string {
  const { MAIN_ADMIN_EMAIL, SMTP_URL, DATA_DIR } = settings();
  const form = `${origin}${paths.auth({ modo: "registro" })}`;
  const ways: Record<FirstAdmin, string> = {
    nobody: `créalo con «${siteCommand("admin create CORREO")}»`,
    MAIN_ADMIN_EMAIL: `regístrate como ${MAIN_ADMIN_EMAIL} en ${form}`,
    "whoever verifies first": `lo será quien primero se registre en ${form} y confirme su correo`,
  };
  const mail = SMTP_URL
    ? `salen por ${new URL(SMTP_URL).host}`
    : `quedan como archivos en ${mailFolder(DATA_DIR)}`;
  return `Aún no tiene administrador: ${ways[onlyFor]}\nLos correos ${mail}\n`;
}
