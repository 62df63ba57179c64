import path from "node:path";
import { describe } from "vitest";
import { openDatabase } from "~db/sqlite/open.server";
import { raceAccounts } from "../races/cuentas";
import { raceForms } from "../races/formularios";
import { raceWork } from "../races/trabajos";
import { startSite } from "../support/site";
import { useTwoHosts } from "../support/two-hosts";

const two = useTwoHosts(async (env) => {
  const first = await startSite({ env });
  const DATA_DIR = first.dataDir;
  const second = await startSite({ env: { ...env, DATA_DIR }, args: [] });
  return { sites: [first, second], database: openDatabase(path.join(DATA_DIR, "site.db")) };
});

describe("two processes on one file", () => {
  raceAccounts(two);
  raceForms(two);
  raceWork(two);
});
