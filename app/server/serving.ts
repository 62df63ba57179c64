import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { requireWriter } from "~/auth/session/guard.server";
import { findIconAt } from "~/layout/marks.server";
import { isOnPostgres, projectRoot, settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { closeDatabase, database } from "~db/client.server";
import { onQueued } from "~db/lease.server";
import { mediaFolder } from "~db/media/folder.server";
import { isFit } from "~db/site/site.server";
import { findDestino } from "~features/redirecciones/redirecciones.server";
import { writeVistas } from "~features/vistas/recuento.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { isDireccion } from "~nouns/paginas/paginas.server";
import { PageCache } from "./fast-lane/page-cache";
import { watchSite } from "./fast-lane/site-version";
import { createMetrics } from "./health/metrics";
import { createReadiness } from "./health/readiness";
import { startWatchdog } from "./health/watchdog";
import { createSiteServer } from "./http-server";
import { IMPORT_JOB } from "./jobs/import-job";
import { jobList, MAIL_JOB, writeCounts } from "./jobs/job-list";
import { startJobs } from "./jobs/jobs";
import { createPipeline } from "./pipeline";
import { listenAt } from "./port";
import { createHandler } from "./remix/handlers";
import { behindPreparation } from "./remix/preparation";
import { readRoutes } from "./remix/route-table";
import { wallIn } from "./remix/wall";
import { isHttpsSite } from "./sending/security-headers";

const GRACE_MS = 25_000;
const LEAVING_MS = 2_000;

type Naming = ReturnType<typeof startWatchdog>["naming"];

export async function startServing() {
  const watchdog = startWatchdog((error) => log().error({ err: error }, "watchdog failed"));
  let isLeaving = false;
  const { PORT, HOST, DATA_DIR, TRUSTED_PROXY_HOPS } = settings();
  const canServe = createReadiness([DATA_DIR, mediaFolder()], isFit);
  const isReady = async () => !isLeaving && !watchdog.isLate() && canServe();
  const site = await createSite(watchdog.naming, isReady);
  await listenAt(site.server, PORT, HOST);
  // A newer release on another host may have changed the tables, and work must then wait.
  const jobs = startJobs(jobList(), log(), isOnPostgres ? canServe : async () => true);
  onQueued("correos", () => jobs.nudge(MAIL_JOB));
  onQueued("trabajos", () => jobs.nudge(IMPORT_JOB));
  return {
    address: site.server.address() as AddressInfo,
    async stop() {
      isLeaving = true;
      // Serves on until proxies know that this host leaves, or forms on their way would be lost.
      if (isOnPostgres && TRUSTED_PROXY_HOPS > 0) await wait(LEAVING_MS);
      await Promise.all([site.close(GRACE_MS), jobs.stop()]);
      await writeCounts();
      await writeVistas();
      await closeDatabase();
      await watchdog.stop();
    },
  };
}

async function createSite(naming: Naming, isReady: () => Promise<boolean>) {
  const { SITE_ORIGIN, TRUSTED_PROXY_HOPS, METRICS } = settings();
  const isHttps = isHttpsSite(SITE_ORIGIN);
  // Imported late, so that a refused start gives its reason without loading any route.
  const build = await import("virtual:remix/server-build");
  const routes = readRoutes(build);
  const handle = createPipeline({
    siteOrigin: SITE_ORIGIN,
    clientFolder: path.join(projectRoot(), "build/client"),
    mediaFolder: mediaFolder(),
    pages: createPages(isHttps),
    application: naming(behindPreparation(createHandler(wallIn(build, requireWriter), routes))),
    routes,
    isOwnPage: isDireccion,
    ownRedirect: findDestino,
    ownIcon: findIconAt,
    catchUp: () => database().catchUp(),
    trustedProxyHops: TRUSTED_PROXY_HOPS,
    isReady,
    metrics: METRICS === "0" ? undefined : { access: METRICS, metrics: createMetrics() },
    log: log(),
  });
  return createSiteServer(handle, { isHttps, hasProxy: TRUSTED_PROXY_HOPS > 0 });
}

function createPages(isHttps: boolean): PageCache | undefined {
  const { PAGE_CACHE_MB } = settings();
  if (PAGE_CACHE_MB === 0) return undefined;
  return new PageCache({
    maxBytes: PAGE_CACHE_MB * 1024 * 1024,
    isHttps,
    version: watchSite(() => database().contentVersion()),
    doPricesExpire: async () => (await getAjustes()).precioHoras > 0,
  });
}
