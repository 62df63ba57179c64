import { expect, it } from "vitest";
import { tellCopyNotSent } from "~/auth/mail/tell-copy-not-sent.server";
import { findSendingState, noteSent } from "~db/backup/destination.server";
import { testDatabase } from "../../support/database";
import { insertRows, readRows } from "../../support/stored";

testDatabase(() => insertRows("profiles", { id: "ana", is_admin: 1, admin_type: "main_admin" }));

const STORE = {
  base: "https://s3.ejemplo.es/copias",
  host: "s3.ejemplo.es",
  bucket: "copias",
  key: "clave",
  isFixed: true,
};

const mails = () => readRows("correos");

it("a copy that cannot leave is mailed once a day, and kept for the desk until one has left", async () => {
  await tellCopyNotSent("el servidor no acepta esa clave", new Date("2026-11-20T10:00:00Z"));
  await tellCopyNotSent("no contesta", new Date("2026-11-20T11:00:00Z"));
  expect(await mails()).toMatchObject([
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
