import { isOnPostgres } from "~/runtime/env.server";
import { database, databaseFile } from "../client.server";
import { isCurrent } from "../migrator.server";
import * as postgres from "../postgres/damaged-texts.server";
import * as sqlite from "../sqlite/damaged-texts.server";
import * as log from "../sqlite/write-ahead-log.server";
import { lookAtFile, prepareFile } from "./prepare.server";
import { isFitOnPostgres, look, prepareOnPostgres } from "./prepare-postgres.server";

export { purgeMigrationCopies } from "../backup/migration-copies.server";
export { OccupiedError } from "../sqlite/locks.server";
export { isFaultyPackage } from "../sqlite/native-package.server";
export { StartRefusedError } from "./start";

export const prepareDatabase = isOnPostgres ? prepareOnPostgres : prepareFile;

export const lookAtSite = isOnPostgres ? look : lookAtFile;

export const { findDamagedTexts } = isOnPostgres ? postgres : sqlite;

export const isFit = isOnPostgres
  ? isFitOnPostgres
  : async () => !database().isDamaged() && (await isCurrent(database()));

export const isCurrentSite = async () => (await lookAtSite()).state === "current";

export const foldLongLog = async () =>
  isOnPostgres ? undefined : log.foldLongLog(database(), databaseFile());
