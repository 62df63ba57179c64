import path from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { fromFile, writeArchive } from "~db/backup/archive.server";
import { checkArchive } from "~db/backup/check.server";
import { DATABASE } from "~db/backup/manifest";
import { testDatabase } from "../../support/database";
import { makeFolder } from "../../support/folder";

const db = testDatabase();

it.each([
  ["of a later version", "insert into kysely_migration values ('9999_x', '')", "más nueva"],
  ["out of order", "delete from kysely_migration where name like '0037%'", "quizá una de pruebas"],
])("refuses a copy whose database is %s", async (_, change, sentence) => {
  await sql.raw(change).execute(db.database().writer);
  await db.database().close();
  const folder = makeFolder();
  const archive = path.join(folder, "copia.tar");
  await writeArchive(archive, [fromFile(DATABASE, db.file())], new Date());
  await expect(checkArchive(archive, folder)).rejects.toThrow(sentence);
});
