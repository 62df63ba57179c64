import { setTimeout as wait } from "node:timers/promises";
import type { InsertObject } from "kysely";
import { isOnPostgres } from "~/runtime/env.server";
import type { Trx } from "~db/schema/database";
import type { Schema } from "~db/schema/schema";
import { type AdminOptions, newAdminSession } from "./admin-session.js";
import { type Row, rowOf } from "./rows";
import type { Site } from "./site";

/** Longer than the interval at which a site notices writes of others to its server. */
const SEEN_MS = 600;

/** Changes a started site's database directly, and waits until its pages show the change. */
async function changeSite(site: Site, unit: (trx: Trx) => Promise<unknown>): Promise<void> {
  await site.database().write(unit);
  if (isOnPostgres) await wait(SEEN_MS);
}

export const putRows = <Table extends keyof Schema>(
  site: Site,
  table: Table,
  ...rows: Row<Table>[]
) =>
  changeSite(site, async (trx) => {
    for (const row of rows) {
      const whole = rowOf(table, row) as InsertObject<Schema, Table>;
      await trx.insertInto(table).values(whole).execute();
    }
  });

/** Adds an admin, if not there yet, and a session. @returns the value of the cookie `sesion` */
export async function putSession(site: Site, admin: AdminOptions = {}): Promise<string> {
  const { secret, profile, session } = newAdminSession(admin);
  await site.database().write(async (trx) => {
    const profiles = trx.insertInto("profiles").values(profile);
    await profiles.onConflict((conflict) => conflict.doNothing()).execute();
    await trx.insertInto("sessions").values(session).execute();
  });
  return secret;
}
