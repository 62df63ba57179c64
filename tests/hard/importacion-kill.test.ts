import { once } from "node:events";
import { expect, it } from "vitest";
import { beginImport, progressOf } from "../support/importing-site";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, startSite } from "../support/site";

/** The number of kills; IMPORT_KILLS=50 is a full run. */
const KILLS = Number(process.env.IMPORT_KILLS ?? 5 * Number(process.env.HARD_SCALE ?? 1));
const ROWS = 10_000;

const start = (from?: string) =>
  startSite({
    from,
    env: {
      ...{ TRUSTED_PROXY_HOPS: "1", WORKERS: "1", DEMO: "0", LOG_LEVEL: "error" },
      ...{ SESSION_SECRET, MFA_KEY: SESSION_SECRET },
    },
  });

/** Ends the site during an import, and starts it again on the files that are left. */
async function restart(site: Site, signal: "SIGKILL" | "SIGTERM"): Promise<Site> {
  const exit = once(site.process, "exit");
  site.process.kill(signal);
  const [code] = await exit;
  expect(code).toBe(signal === "SIGTERM" ? 0 : null);
  return start(site.dataDir);
}

async function killAndRestart(site: Site): Promise<Site> {
  const again = await restart(site, "SIGKILL");
  // Makes all leases expire, so that the test need not wait for it.
  again
    .sql()
    .prepare("update trabajos set lease_until = created_at where lease_until is not null")
    .run();
  return again;
}

/** Starts a site that imports a file of this many rows. */
async function startImporting(): Promise<Site> {
  const site = await start();
  await beginImport(site, ROWS);
  return site;
}

it(`${KILLS} × kill -9 while ${ROWS} rows are imported: every row once, and true counts`, async () => {
  let site = await startImporting();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const goal = (ROWS * kill) / (KILLS + 1);
    await expect
      .poll(() => progressOf(site).done, { timeout: 120_000, interval: 5 + (kill % 7) })
      .toBeGreaterThan(Math.min(goal, ROWS - 1));
    site = await killAndRestart(site);
    const { done, avance } = progressOf(site);
    const sql = site.sql();
    expect(sql.prepare("select count(*) from productos").pluck().get()).toBe(done);
    const kept = "select count(*) from importacion_filas where resultado is not null";
    expect(sql.prepare(kept).pluck().get()).toBe(done);
    expect(sql.prepare(`${kept} and fila > ${avance}`).pluck().get()).toBe(0);
  }
  await expectWhole(site);
}, 900_000);

it("ended in order in the midst of an import, the next start goes on at once", async () => {
  const begun = await startImporting();
  await expect.poll(() => progressOf(begun).done, { timeout: 120_000 }).toBeGreaterThan(0);
  const site = await restart(begun, "SIGTERM");
  const { done } = progressOf(site);
  expect(done).toBeLessThan(ROWS);
  // Work is taken up at once; a lease that was not given back would delay it for longer.
  await expect.poll(() => progressOf(site).done).toBeGreaterThan(done);
  await expectWhole(site);
}, 300_000);

async function expectWhole(site: Site): Promise<void> {
  await expect
    .poll(() => progressOf(site).estado, { timeout: 240_000, interval: 50 })
    .toBe("terminada");
  const sql = site.sql();
  expect(progressOf(site).done).toBe(ROWS);
  expect(sql.prepare("select count(*), count(distinct slug) from productos").raw().get()).toEqual([
    ROWS,
    ROWS,
  ]);
  expect(sql.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(sql.pragma("foreign_key_check")).toEqual([]);
  await site.stop();
}
