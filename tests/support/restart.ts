import { once } from "node:events";
import { type Site, startSite } from "./site";

/** Ends a site, and starts it again on the same data with these settings. */
export async function restartSite(
  site: Site,
  env: Record<string, string>,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<Site> {
  const exit = once(site.process, "exit");
  site.process.kill(signal);
  await exit;
  const again = await startSite({ from: site.dataDir, env });
  await site.stop();
  return again;
}
