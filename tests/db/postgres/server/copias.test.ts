import { expect, it, vi } from "vitest";
import { makeBackup } from "~db/backup/backup.server";
import { testDatabase } from "../../../support/database";

vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  statfs: async () => ({ bavail: 2_000_000, bsize: 1 }),
}));

testDatabase();

it("no copy is begun with less free than twice the database on its server", async () => {
  const making = makeBackup({ withSecrets: false, isScheduled: false });
  await expect(making).rejects.toThrow(/No hay sitio .* hacen falta [1-9]\d,?\d* MB libres/);
});
