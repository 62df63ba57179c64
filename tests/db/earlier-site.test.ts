import path from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createDatabaseFile, openDatabase } from "~db/client.server";
import { migrate, migrations } from "~db/migrator.server";
import { makeFolder } from "../support/folder";

it("takes a site of the version before, whose failed mails lose the text that may hold a key", async () => {
  const file = path.join(makeFolder(), "site.db");
  createDatabaseFile(file);
  const database = openDatabase(file);
  const earlier = Object.entries(migrations).filter(([name]) => name < "0017");
  await migrate(database, Object.fromEntries(earlier));
  await database.write(async (trx) => {
    for (const status of ["queued", "failed"] as const) {
      await trx
        .insertInto("correos")
        .values({
          id: status,
          message_id: `${status}@example.es`,
          recipient: "ana@example.es",
          reply_to: null,
          subject: "Restablece tu contraseña",
          body: "https://example.es/auth/restablecer?token=secreto",
          status,
          run_after: "2026-11-01T00:00:00.000Z",
          created_at: "2026-11-01T00:00:00.000Z",
        })
        .execute();
    }
  });
  await migrate(database);
  const mails = await database.read
    .selectFrom("correos")
    .select(["id", "body"])
    .orderBy("id")
    .execute();
  expect(mails).toEqual([
    { id: "failed", body: "" },
    { id: "queued", body: "https://example.es/auth/restablecer?token=secreto" },
  ]);
  const { rows } = await sql`pragma foreign_key_check`.execute(database.read);
  expect(rows).toEqual([]);
  await database.close();
});
