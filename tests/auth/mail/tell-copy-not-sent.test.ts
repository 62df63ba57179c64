import { expect, it } from "vitest";
import { tellCopyNotSent } from "~/auth/mail/tell-copy-not-sent.server";
import { findSendingState, noteSent } from "~db/backup/destination.server";
import { testDatabase } from "../../support/database";
import { insertRows } from "../../support/insert-rows";

const db = testDatabase((database) => insertOwner(database));

async function insertOwner(_: unknown) {
  const at = "2026-11-01T10:00:00.000Z";
  const times = { created_at: at, updated_at: at };
  await insertRows("profiles", {
    id: "ana",
    email: "ana@ejemplo.es",
    is_admin: 1,
    admin_type: "main_admin",
    ...times,
  });
}

const STORE = {
  base: "https://s3.ejemplo.es/copias",
  host: "s3.ejemplo.es",
  bucket: "copias",
  key: "clave",
  isFixed: true,
};

const mails = () =>
  db.database().read.selectFrom("correos").select(["recipient", "body"]).execute();

it("a copy that cannot leave is mailed once a day, and kept for the desk until one has left", async () => {
  await tellCopyNotSent("el servidor no acepta esa clave", new Date("2026-11-20T10:00:00Z"));
  await tellCopyNotSent("no contesta", new Date("2026-11-20T11:00:00Z"));
  expect(await mails()).toEqual([
    { recipient: "ana@ejemplo.es", body: expect.stringContaining("no acepta esa clave") },
  ]);
  expect(await findSendingState(STORE)).toMatchObject({
    problema: "no contesta",
    problema_at: "2026-11-20T11:00:00.000Z",
  });
  await tellCopyNotSent("no contesta", new Date("2026-11-21T10:00:00Z"));
  expect(await mails()).toHaveLength(2);
  await noteSent(STORE, "copia-diaria-2026-11-21-040000000.tar");
  expect(await findSendingState(STORE)).toMatchObject({ problema: null, problema_at: null });
});
