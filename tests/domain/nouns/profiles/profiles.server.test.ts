import { expect, it } from "vitest";
import { grant, setMfaEnabled } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../../../support/database";
import { write } from "../../../support/stored";

testDatabase();
const NOW = new Date("2026-11-21T10:00:00.000Z");

it("says in the words of the specification what was not written, for whoever reads the log", async () => {
  const granting = write((trx) => grant(trx, "nadie", "contributor", NOW));
  await expect(granting).rejects.toThrow("Error setting admin status");
  const enabling = write((trx) => setMfaEnabled(trx, { id: "nadie", isEnabled: true }, NOW));
  await expect(enabling).rejects.toThrow("Error updating MFA status");
});
