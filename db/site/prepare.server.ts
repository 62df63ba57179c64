import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { settings } from "~/runtime/env.server";
import { codeOf } from "~/runtime/error-code";
import { compileAnew, siteCommand } from "../../deploy/doctor/command.js";
import { copyBeforeMigrating } from "../backup/migration-copies.server";
import { interruptedRestore } from "../backup/restore.server";
import { database, databaseFile } from "../client.server";
import { migrate } from "../migrator.server";
import type { DatabaseState } from "../schema/migration-state";
import { occupySite, withSiteLock } from "../sqlite/locks.server";
import { remakeLostTables } from "../sqlite/lost-tables.server";
import { isFaultyPackage } from "../sqlite/native-package.server";
import { createDatabaseFile, openDatabase } from "../sqlite/open.server";
import { inspectDatabase } from "../sqlite/state.server";
import { type During, type Fill, type Prepared, runNow, StartRefusedError } from "./start";

const FAULTY_PACKAGE = `better-sqlite3 está compilado con una versión de Node (24.19, 24.20 o 24.21) con la que el sitio se cae.
Qué hacer: ${compileAnew()}`;

type Refused = Exclude<DatabaseState, "behind" | "current">;

const REFUSALS: Record<Refused, string> = {
  missing: `No existe. Para un sitio nuevo: ${siteCommand("init")}`,
  empty: `Está vacío. Restaura una copia o, para un sitio nuevo: ${siteCommand("init")}`,
  foreign: "Es de otro programa. Revisa DATA_DIR.",
  corrupt: "Está dañado. No se ha tocado. Restaura la última copia de seguridad.",
  newer: "Lo escribió una versión más nueva de este programa. Actualiza el programa.",
  disordered:
    "Lo puso al día otra versión, quizá una de pruebas: le falta un cambio anterior, o tiene uno que esta no conoce. No se ha tocado. Arranca con aquella versión, o restaura una copia de antes de ella.",
};

export async function lookAtFile() {
  const state = inspectDatabase(databaseFile());
  return { state, problems: state === "behind" || state === "current" ? [] : [REFUSALS[state]] };
}

/**
 * @param fill writes a new site's content; without it, a missing or empty file is refused
 * @param during wraps the migration of a site that is behind
 * @throws {StartRefusedError} {OccupiedError}
 */
export async function prepareFile<Filled>(
  fill?: Fill<Filled>,
  during: During = runNow,
  probe = async () => {},
): Promise<Prepared<Filled>> {
  await probe();
  if (isFaultyPackage()) throw new StartRefusedError(FAULTY_PACKAGE);
  const { DATA_DIR } = settings();
  if (existsSync(DATA_DIR)) assertSiteWritable(DATA_DIR);
  if (fill || existsSync(DATA_DIR)) occupySite();
  const interrupted = interruptedRestore();
  if (interrupted) throw new StartRefusedError(interrupted);
  const file = databaseFile();
  const state = inspectDatabase(file);
  if (state === "current" || state === "behind") {
    const migrated = state === "behind" ? await during(() => migrateAfterCopy(file)) : [];
    await remakeLostTables(file, migrate);
    return { migrated };
  }
  const isNew = state === "missing" || state === "empty";
  if (!fill || !isNew) {
    throw new StartRefusedError(
      `No se puede abrir el archivo de la base de datos, ${file}.\n${REFUSALS[state]}`,
    );
  }
  return (await createSite(file, fill)) ?? prepareFile();
}

/** Checked at the start, because SQLite would fail later with a message that names no file. */
function assertSiteWritable(folder: string): void {
  assertAccess(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  for (const suffix of ["", "-wal", "-shm"]) {
    assertAccess(databaseFile() + suffix, constants.R_OK | constants.W_OK);
  }
}

function assertAccess(place: string, mode: number): void {
  try {
    accessSync(place, mode);
  } catch (error) {
    // Another process may remove the `-wal` and `-shm` files as it ends.
    if (codeOf(error) === "ENOENT") return;
    throw new StartRefusedError(
      `No se puede escribir en ${place}. Revisa sus permisos, de quién es y que el disco no esté en solo lectura.`,
    );
  }
}

function migrateAfterCopy(file: string): Promise<string[]> {
  return withSiteLock(file, async () => {
    if (inspectDatabase(file) === "current") return [];
    copyBeforeMigrating(file);
    return migrate(database());
  });
}

/** Builds the site under another name: the next start would take half a file for a whole site. */
async function createSite<Filled>(file: string, fill: Fill<Filled>) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  return withSiteLock(file, async () => {
    // SQLite and full disks leave empty files behind, so an empty one counts as missing.
    if (statSync(file, { throwIfNoEntry: false })?.size) return undefined;
    const building = `${file}.new`;
    removeDatabase(building);
    const site = await build(building, fill);
    // An old write-ahead log must go, or SQLite would replay it into the new database.
    removeDatabase(file);
    renameSync(building, file);
    return site;
  });
}

async function build<Filled>(file: string, fill: Fill<Filled>): Promise<Prepared<Filled>> {
  createDatabaseFile(file);
  const database = openDatabase(file);
  try {
    return { migrated: await migrate(database), filled: await fill(database) };
  } finally {
    await database.close();
  }
}

function removeDatabase(file: string): void {
  for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(file + end, { force: true });
}
