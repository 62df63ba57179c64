import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createRequestHandler } from "@remix-run/node";
import { requireAdmin } from "~/auth/guard.server";
import { warnOfMissingTitular } from "~/domain/ajustes/ajustes.server";
import { hasFirstAdmin } from "~/domain/profiles/profiles.server";
import { projectRoot, SettingsError, settings } from "~/env.server";
import { log } from "~/log.server";
import { onMailQueued } from "~/mail/outbox.server";
import { SITE_NAME } from "~/marca";
import { secrets } from "~/secrets.server";
import { lastVerifiedBackup } from "~db/backup/last-verified.server";
import { closeDatabase, database } from "~db/client.server";
import { isCurrent } from "~db/migrator.server";
import { prepareDatabase } from "~db/prepare.server";
import { isLoopback } from "./gate/host";
import { createSiteServer, type SiteServer } from "./http-server";
import { jobList, MAIL_JOB } from "./job-list";
import { startJobs } from "./jobs";
import { endInOrder } from "./lifecycle";
import { createMetrics } from "./metrics";
import { PageCache } from "./pages/page-cache";
import { watchSite } from "./pages/site-version";
import { createPipeline } from "./pipeline";
import { createReadiness } from "./readiness";
import { wallIn } from "./wall";

const GRACE_MS = 25_000;

/** The port cannot be had; the message says why, in Spanish. */
export class PortError extends Error {
  override name = "PortError";
}

/**
 * Prepares the database, then serves until the process is told to end.
 * @param isInit whether this start may create a new site; a site of an owner never does so by itself
 * @throws {SettingsError} {StartRefusedError} before any socket is opened
 * @throws {PortError}
 */
export async function startServer(isInit: boolean): Promise<void> {
  if (!isInit && !settings().SITE_ORIGIN) {
    throw new SettingsError(
      "Hay ajustes incorrectos:\n  SITE_ORIGIN: falta; es el origen del sitio, como https://www.ejemplo.es",
    );
  }
  await prepareSite(isInit);
  secrets();
  await warnOfMissingTitular();
  if (!(await hasFirstAdmin())) {
    const onlyFor = settings().MAIN_ADMIN_EMAIL ? "MAIN_ADMIN_EMAIL" : "whoever verifies first";
    log().warn({ onlyFor }, "no main admin yet: the next one to verify becomes it");
  }
  const site = await createSite();
  await listen(site.server);
  const jobs = startJobs(jobList(), log());
  onMailQueued(() => jobs.nudge(MAIL_JOB));
  endInOrder(process, {
    log: log(),
    async stop() {
      await Promise.all([site.close(GRACE_MS), jobs.stop()]);
      await closeDatabase();
    },
  });
  announce(site.server);
}

async function prepareSite(create: boolean): Promise<void> {
  const { migrated, demo } = await prepareDatabase({ create, demo: settings().DEMO === "1" });
  if (migrated.length > 0) log().info({ migrated }, "database migrated");
  if (demo) log().info(demo, "demo catalogue loaded");
}

const GAUGES = {
  mimbre_last_verified_backup_timestamp_seconds: {
    help: "When the newest verified copy was made.",
    read() {
      const last = lastVerifiedBackup();
      return last && Date.parse(last.madeAt) / 1000;
    },
  },
};

async function createSite(): Promise<SiteServer> {
  const { SITE_ORIGIN, DATA_DIR, TRUSTED_PROXY_HOPS, METRICS } = settings();
  const isHttps = SITE_ORIGIN?.startsWith("https:") ?? false;
  // Only now: a refused start says why before any route is loaded.
  const build = await import("virtual:remix/server-build");
  const handle = createPipeline({
    siteOrigin: SITE_ORIGIN,
    clientFolder: path.join(projectRoot(), "build/client"),
    mediaFolder: path.join(DATA_DIR, "media"),
    pages: createPages(isHttps),
    application: createRequestHandler(wallIn(build, requireAdmin), "production"),
    trustedProxyHops: TRUSTED_PROXY_HOPS,
    isReady: createReadiness(DATA_DIR, () => isCurrent(database())),
    metrics: METRICS === "0" ? undefined : { access: METRICS, metrics: createMetrics(GAUGES) },
    log: log(),
  });
  return createSiteServer(handle, isHttps, TRUSTED_PROXY_HOPS > 0);
}

function createPages(isHttps: boolean): PageCache | undefined {
  const { PAGE_CACHE_MB, PRICE_MAX_AGE_H } = settings();
  if (PAGE_CACHE_MB === 0) return undefined;
  const version = watchSite(() => database().contentVersion(), PRICE_MAX_AGE_H > 0);
  return new PageCache({ maxBytes: PAGE_CACHE_MB * 1024 * 1024, isHttps, version });
}

function listen(server: Server): Promise<void> {
  const { PORT, HOST } = settings();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(portError(error, PORT)));
    server.listen(PORT, HOST, () => resolve());
  });
}

function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new PortError(`El puerto ${port} ya está en uso. Elige otro con PORT=${port + 1}.`);
  }
  if (error.code === "EACCES") {
    return new PortError(`No hay permiso para usar el puerto ${port}. Elige otro con PORT=3000.`);
  }
  return error;
}

/** One line for people beside the log; with PORT=0 it is the only place that names the port. */
function announce(server: Server): void {
  const { address, port, family } = server.address() as AddressInfo;
  const host = family === "IPv6" ? `[${address}]` : address;
  const isLocal = isLoopback(host) || host === "0.0.0.0" || host === "[::]";
  log().info({ port }, "listening");
  process.stdout.write(`${SITE_NAME} está en http://${isLocal ? "localhost" : host}:${port}\n`);
}
