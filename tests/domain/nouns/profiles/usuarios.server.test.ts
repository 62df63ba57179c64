import { describe, expect, it } from "vitest";
import { hashSecretId } from "~/auth/session/cookies.server";
import { findOwnSessions } from "~/auth/session/own-sessions.server";
import { findEndedOwner, findSession, openSession } from "~/auth/session/sessions.server";
import { grant, insertProfile } from "~nouns/profiles/profiles.server";
import { findUsuarios } from "~nouns/profiles/usuarios.server";
import { testDatabase } from "../../../support/database";
import { write } from "../../../support/stored";

testDatabase();
const NOW = new Date("2026-11-21T10:00:00.000Z");
const HOUR_MS = 60 * 60 * 1000;
const hoursFromNow = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

/** Signs somebody in. @param times hours from now @returns hash of the session */
async function enter(userId: string, { seen, ends }: { seen: number; ends: number }) {
  return write(async (trx) => {
    const session = { userId, kind: "session", userAgent: null } as const;
    const idHash = hashSecretId(await openSession(trx, session, hoursFromNow(-14)));
    await trx
      .updateTable("sessions")
      .set({
        last_seen_at: hoursFromNow(seen).toISOString(),
        expires_at: hoursFromNow(ends).toISOString(),
      })
      .where("id_hash", "=", idHash)
      .execute();
    return idHash;
  });
}

const addAdmin = () =>
  write(async (trx) => {
    const id = (await insertProfile(trx, "ana@ejemplo.es", NOW)) ?? "";
    await grant(trx, id, "main_admin", NOW);
    return id;
  });

describe("the people that a main admin sees", () => {
  it.each([
    ["idle for twelve hours", { seen: -12, ends: 48 }],
    ["past its end", { seen: -1, ends: 0 }],
    ["seen by a clock that was well ahead", { seen: 12, ends: 48 }],
  ])("have no open session when theirs, %s, lets nobody in", async (_, times) => {
    const id = await addAdmin();
    const ended = await enter(id, times);
    expect(await findSession(ended, "session", NOW)).toBeUndefined();
    expect(await findEndedOwner(ended, NOW)).toBe(id);
    expect((await findUsuarios(1, NOW)).items).toMatchObject([
      { id, lastSeenAt: null, openSessions: 0 },
    ]);

    const live = await enter(id, { seen: -11.9, ends: 1 });
    const session = await findSession(live, "session", NOW);
    if (!session) throw new Error("the session is missing");
    expect(await findEndedOwner(live, NOW)).toBeUndefined();
    const own = await findOwnSessions({ person: session.person, session }, NOW);
    expect(own.map((each) => each.id)).toEqual([live]);
    expect((await findUsuarios(1, NOW)).items).toMatchObject([{ id, openSessions: 1 }]);
  });

  it("were last seen in a session that is open", async () => {
    const id = await addAdmin();
    await enter(id, { seen: -1, ends: 0 });
    await enter(id, { seen: -2, ends: 48 });
    const { items: usuarios } = await findUsuarios(1, NOW);
    const [ana] = usuarios;
    expect(ana?.lastSeenAt).toBe(hoursFromNow(-2).toISOString());
  });
});
