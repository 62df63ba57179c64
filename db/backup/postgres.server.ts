import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { settings } from "~/runtime/env.server";
import { database, databaseFile } from "../client.server";
import { migrate } from "../migrator.server";
import { createBase } from "../postgres/base.server";
import { CopyError, copyIn, copyOut } from "../postgres/copy.server";
import { findServerProblems, stateOf } from "../postgres/state.server";
import { createDatabaseFile, openDatabase } from "../sqlite/open.server";
import { BackupError, stampOf } from "./manifest";

async function bringUpToDate(file: string): Promise<void> {
  const site = openDatabase(file);
  await migrate(site).finally(() => site.close());
}

/** Writes all rows into a file database, so that copies look alike with and without a server. */
export async function outOfPostgres(file: string): Promise<void> {
  const state = await stateOf(database().read);
  if (state !== "current") {
    throw new BackupError(
      state === "empty"
        ? "No hay ningún sitio que copiar en la base de datos de DATABASE_URL."
        : "La base de datos no es de esta versión del programa: arranca el sitio antes de copiarla.",
    );
  }
  createDatabaseFile(file);
  await bringUpToDate(file);
  await copyOut(database().read, file).catch(explain);
}

export async function serverBytes(): Promise<number> {
  const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  return (await size.execute(database().read)).rows[0]?.bytes ?? 0;
}

export async function assertEmptyPostgres(): Promise<void> {
  const problems = await findServerProblems(database().read);
  if ((await stateOf(database().read)) !== "empty") {
    problems.push("No está vacía. Crea otra para restaurar, y deja esta hasta que estés seguro.");
  }
  if (problems.length === 0) return;
  throw new BackupError(
    `No se puede restaurar en la base de datos de DATABASE_URL:\n  ${problems.join("\n  ")}`,
  );
}

export function refuseForeign(foreign: string): never {
  throw new BackupError(
    `A PostgreSQL no se puede llevar lo que este programa no ha puesto en la base de datos de la copia: ${foreign}. Quítalo del sitio y haz otra copia.`,
  );
}

/** @param moveFiles runs last, so that a failure before it leaves the database empty again */
export async function intoPostgres<T>(file: string, moveFiles: () => Promise<T>): Promise<T> {
  await bringUpToDate(file);
  let moving: Promise<T> | undefined;
  const moved = await database()
    .write(async (trx) => {
      if ((await stateOf(trx)) !== "empty") throw new BackupError("Otro proceso la ha llenado.");
      await createBase(trx);
      await copyIn(trx, file);
      // Moves the files once, although the transaction is run again after a lost connection.
      moving ??= moveFiles();
      return moving;
    })
    .catch(explain);
  putAside();
  return moved;
}

function explain(error: unknown): never {
  throw error instanceof CopyError ? new BackupError(error.message) : error;
}

/** Renames the old file database, which a start without DATABASE_URL would take for the site. */
function putAside(): void {
  const aside = path.join(settings().DATA_DIR, `site.db.movido-${stampOf(new Date())}`);
  for (const end of ["", "-wal", "-shm"]) {
    if (existsSync(databaseFile() + end)) renameSync(databaseFile() + end, aside + end);
  }
}
