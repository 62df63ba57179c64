import { mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { createDatabaseFile, openDatabase } from "./client.server";
import { migrate } from "./migrator.server";
import { seedBaseline } from "./seed/baseline.server";
import { withSiteLock } from "./site-lock.server";

export interface NewSite {
  migrated: string[];
  /** What the demo catalogue brought, where it was asked for. */
  demo?: { productos: number; consejos: number };
}

/** Whether there is no database yet; SQLite and full disks leave empty files behind. */
const isAbsent = (file: string) => !statSync(file, { throwIfNoEntry: false })?.size;

/**
 * Makes a new site beside its place and moves it there when it is whole, so that an interrupted
 * start leaves nothing that the next one would take for a site.
 * @returns undefined when another process has made the site first
 */
export async function createSite(
  file: string,
  { demo }: { demo: boolean },
): Promise<NewSite | undefined> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  return withSiteLock(file, async () => {
    if (!isAbsent(file)) return undefined;
    const building = `${file}.new`;
    removeDatabase(building);
    const site = await build(building, { demo });
    // The log of a database that is gone would be replayed into the new one.
    removeDatabase(file);
    renameSync(building, file);
    return site;
  });
}

async function build(file: string, { demo }: { demo: boolean }): Promise<NewSite> {
  createDatabaseFile(file);
  const database = openDatabase(file);
  try {
    const migrated = await migrate(database);
    await seedBaseline(database);
    if (!demo) return { migrated };
    const { seedDemo } = await import("./seed/demo.server");
    return { migrated, demo: await seedDemo(database) };
  } finally {
    await database.close();
  }
}

function removeDatabase(file: string): void {
  for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(file + end, { force: true });
}
