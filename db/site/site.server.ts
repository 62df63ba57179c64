import { database, databaseFile } from "../client.server";
import { inspectDatabase } from "../sqlite/state.server";
import * as log from "../sqlite/write-ahead-log.server";

export { purgeMigrationCopies } from "../backup/migration-copies.server";
export { findDamagedTexts } from "../sqlite/damaged-texts.server";
export { OccupiedError } from "../sqlite/locks.server";
export { isFaultyPackage } from "../sqlite/native-package.server";
export { prepareDatabase, refusalOf, StartRefusedError } from "./prepare.server";

export const stateOfFile = () => inspectDatabase(databaseFile());

export const isCurrentFile = () => stateOfFile() === "current";

export const foldLongLog = () => log.foldLongLog(database(), databaseFile());
