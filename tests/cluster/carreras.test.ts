import { describe } from "vitest";
import { openDatabase } from "~db/postgres/open.server";
import { newDatabase, settingsFor } from "../postgres/server";
import { raceAccounts } from "../races/cuentas";
import { raceForms } from "../races/formularios";
import { raceWork } from "../races/trabajos";
import { startSite } from "../support/site";
import { useTwoHosts } from "../support/two-hosts";

const two = useTwoHosts(async (env) => {
  const url = await newDatabase();
  const own = { ...settingsFor(url), ...env };
  const sites = await Promise.all([startSite({ env: own }), startSite({ env: own })]);
  return { sites, database: openDatabase(url) };
});

describe("two processes on one server", () => {
  raceAccounts(two);
  raceForms(two);
  raceWork(two);
});
