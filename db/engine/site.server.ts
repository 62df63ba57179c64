import { database, databaseFile } from "../client.server";
import * as log from "../sqlite/write-ahead-log.server";

/** A process has the database as a whole made ready, kept in order and checked. */
export { purgeMigrationCopies } from "../sqlite/copies.server";
export { findDamagedTexts } from "../sqlite/damaged-texts.server";
export { OccupiedError } from "../sqlite/locks.server";
export { prepareDatabase, StartRefusedError } from "../sqlite/prepare.server";
export { isCurrentFile } from "../sqlite/state.server";

/** Takes back the room on the disk that a long read has cost. */
export const foldLongLog = () => log.foldLongLog(database(), databaseFile());
