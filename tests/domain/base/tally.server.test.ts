import { expect, it } from "vitest";
import { OutcomeUnknownError } from "~/runtime/outcome-unknown-error";
import { Tally } from "~base/tally.server";
import { setDatabase } from "~db/client.server";
import { testDatabase } from "../../support/database";

const db = testDatabase();

it.each([
  ["certainly did not write", new Error("away"), 3],
  ["may have written", new OutcomeUnknownError("lost"), 1],
])("counts are written later where a flush %s them", async (_, error, veces) => {
  const written: (readonly { veces: number }[])[] = [];
  const tally = new Tally<{ veces: number }>(async (_trx, counted) => void written.push(counted));
  tally.add({ veces: 2 });
  setDatabase({ ...db.database(), writeSoon: () => Promise.reject(error) });
  await tally.flush();
  setDatabase(db.database());
  tally.add({ veces: 1 });
  await tally.flush();
  expect(written).toEqual([[{ veces }]]);
});
