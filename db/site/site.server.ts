import { isOnPostgres } from "~/runtime/env.server";
import { database, databaseFile } from "../client.server";
import * as postgres from "../postgres/damaged-texts.server";
import { stateOf } from "../postgres/state.server";
import * as sqlite from "../sqlite/damaged-texts.server";
import { inspectDatabase } from "../sqlite/state.server";
import * as log from "../sqlite/write-ahead-log.server";
import { prepareFile } from "./prepare.server";
import { prepareOnPostgres } from "./prepare-postgres.server";

export { purgeMigrationCopies } from "../backup/migration-copies.server";
export { OccupiedError } from "../sqlite/locks.server";
export { isFaultyPackage } from "../sqlite/native-package.server";
export { refusalOf } from "./prepare.server";
export { StartRefusedError } from "./start";

export const prepareDatabase = isOnPostgres ? prepareOnPostgres : prepareFile;

export const { findDamagedTexts } = isOnPostgres ? postgres : sqlite;

export const stateOfSite = async () =>
  isOnPostgres ? stateOf(database().read) : inspectDatabase(databaseFile());

export const isCurrentSite = async () => (await stateOfSite()) === "current";

export const foldLongLog = async () =>
  isOnPostgres ? undefined : log.foldLongLog(database(), databaseFile());
