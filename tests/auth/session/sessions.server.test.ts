import { beforeEach, expect, it } from "vitest";
import { hashSecretId } from "~/auth/session/cookies.server";
import { findSession, openSession } from "~/auth/session/sessions.server";
import { insertProfile } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../../support/database";
import { readRow, write } from "../../support/stored";

testDatabase();

const START = new Date("2026-11-21T10:00:00.000Z");
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const later = (ms: number) => new Date(START.getTime() + ms);

let userId: string;
beforeEach(async () => {
  userId = (await write((trx) => insertProfile(trx, "ana@ejemplo.es", START))) ?? "";
});

async function open(kind: "session" | "mfa_pending" = "session") {
  const session = { userId, kind, userAgent: null };
  const id = await write((trx) => openSession(trx, session, START));
  return async (ms: number) => Boolean(await findSession(hashSecretId(id), kind, later(ms)));
}

it.each([
  ["session", 12 * HOUR_MS],
  ["mfa_pending", 10 * MINUTE_MS],
] as const)("%s, left alone for %i ms, is over", async (kind, ms) => {
  // Two sessions, because looking at one counts as use and makes it last longer.
  const [one, other] = [await open(kind), await open(kind)];
  expect([await one(ms - 1), await other(ms)]).toEqual([true, false]);
});

it("in use all the time it ends a week after it began", async () => {
  const isLive = await open();
  const week = 7 * 24 * HOUR_MS;
  for (let ms = 0; ms < week; ms += 11 * HOUR_MS)
    expect([ms, await isLive(ms)]).toEqual([ms, true]);
  expect([await isLive(week - 1), await isLive(week)]).toEqual([true, false]);
});

it("is written once for what is read within five minutes", async () => {
  const isLive = await open();
  const seen = async () => (await readRow("sessions")).last_seen_at;
  for (let n = 0; n < 100; n += 1) await isLive(n * 2_000);
  expect(await seen()).toBe(START.toISOString());
  await isLive(5 * MINUTE_MS);
  expect(await seen()).toBe(later(5 * MINUTE_MS).toISOString());
});

it("is none under another kind, nor under the bare id", async () => {
  const session = { userId, kind: "mfa_pending", userAgent: null } as const;
  const id = await write((trx) => openSession(trx, session, START));
  expect(await findSession(hashSecretId(id), "session", START)).toBeUndefined();
  expect(await findSession(id, "mfa_pending", START)).toBeUndefined();
});
