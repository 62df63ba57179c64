import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { addPasskey, unenrol } from "~/auth/second-factor/change-factors.server";
import { listFactors } from "~/auth/second-factor/factors.server";
import {
  askPasskey,
  countForeignPasskeys,
  MAX_PASSKEYS,
  offerPasskey,
} from "~/auth/second-factor/passkeys.server";
import { proveSecondStep, takeFactorsAway } from "~/auth/second-factor/second-step.server";
import type { Viewer } from "~/auth/session/guard.server";
import { renewSession } from "~/auth/session/sessions.server";
import { settings } from "~/runtime/env.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";
import { SoftPasskey } from "../../support/passkey";
import { mailsTo } from "../../support/route-account";
import { insertRows, readRows, write } from "../../support/stored";
import { viewerOf } from "../../support/viewer";

testDatabase();

const EMAIL = "ana@ejemplo.es";
const ORIGIN = "http://localhost";
const NOW = new Date("2026-11-21T10:00:00.000Z");
const minutes = (n: number) => new Date(NOW.getTime() + n * 60_000);

let ana: Viewer;
let key: SoftPasskey;

beforeEach(async () => {
  Object.assign(settings(), { SITE_ORIGIN: undefined });
  key = new SoftPasskey();
  await insertRows("profiles", { id: "ana", is_admin: 1, admin_type: "main_admin" });
  await insertRows("profiles", { id: "eva" });
  await insertRows("mfa_factors", { id: "movil", user_id: "ana" });
  ana = await viewerOf("ana", NOW);
});

const offered = async (viewer = ana) => (await offerPasskey(viewer.session, NOW)).challenge;

async function add(answer: string, nombre = "Portátil", viewer = ana): Promise<boolean> {
  const cookie = await addPasskey(viewer, { nombre, answer, origin: ORIGIN }, NOW);
  if (cookie && viewer === ana) ana = await viewerOf("ana", NOW);
  return cookie !== undefined;
}

const added = async (passkey = key) => add(passkey.make({ challenge: await offered() }));

const asked = async (viewer = ana, now = NOW) =>
  (await askPasskey(viewer.session, now))?.challenge ?? "";

/** @returns true if the answer of the passkey lets in, else the name of the error */
const prove = (answer: string, { person, session } = ana, now = NOW) =>
  proveSecondStep(
    { person, kind: "passkey", code: answer, challenge: session.idHash, origin: ORIGIN },
    async (trx) => (await renewSession(trx, session.idHash, { mfaVerified: true }, now)) !== "",
    now,
  ).then(
    ({ value }) => value === true,
    (error: Error) => error.name,
  );

const stored = () => readRows("llaves_de_acceso");

describe("a passkey that is added", () => {
  it("stands in the list with its name, and its owner is told", async () => {
    expect(await added()).toBe(true);
    expect(await listFactors("ana")).toMatchObject([
      { id: "movil", passkey: null },
      { friendlyName: "Portátil", passkey: { usedAt: null, otherDomain: null } },
    ]);
    const [mail] = await mailsTo(EMAIL);
    expect(mail?.subject).toBe("Se ha añadido una llave de acceso");
    const history = await database().read.selectFrom("audit_log").select("action").execute();
    expect(history).toEqual([{ action: "llave.anadida" }]);
  });

  it("is offered only once to one device", async () => {
    await added();
    const { excludeCredentials } = await offerPasskey(ana.session, NOW);
    expect(excludeCredentials).toMatchObject([
      { id: key.id.toString("base64url"), transports: ["internal"] },
    ]);
    expect(await added()).toBe(false);
  });

  it.each([
    ["another origin", { origin: "http://localhost.evil.es" }],
    ["another domain", { rpId: "evil.es" }],
    ["the other ceremony", { type: "webauthn.get" }],
    ["nobody who touched it", { flags: 0 }],
  ])("is refused with %s", async (_, wrong) => {
    expect(await add(key.make({ challenge: await offered(), ...wrong }))).toBe(false);
    expect(await stored()).toEqual([]);
  });

  it("is refused for a challenge of another session, of another hour or made up", async () => {
    const eva = await viewerOf("eva", NOW);
    expect(await add(key.make({ challenge: await offered(eva) }))).toBe(false);
    const old = await offerPasskey(ana.session, minutes(-10));
    expect(await add(key.make({ challenge: old.challenge }))).toBe(false);
    const until = `${NOW.getTime() + 60_000}.`;
    const made = Buffer.from(until).toString("base64url");
    expect(await add(key.make({ challenge: made }))).toBe(false);
  });

  it.each(["", "null", "[]", "{", '{"id":1}', '{"id":"x"}', '{"id":"x","response":null}'])(
    "is refused for the answer «%s»",
    async (answer) => {
      expect(await add(answer)).toBe(false);
      await added();
      expect(await prove(answer)).toBe(false);
    },
  );

  it("may have a name of 1,023 bytes and no longer one, which no index would take", async () => {
    expect(await added(new SoftPasskey(randomBytes(1_024)))).toBe(false);
    expect(await added(new SoftPasskey(randomBytes(1_023)))).toBe(true);
  });

  it("needs an app beside it", async () => {
    const eva = await viewerOf("eva", NOW);
    const answer = key.make({ challenge: await offered(eva) });
    expect(await add(answer, "Portátil", eva)).toBe(false);
  });

  it("is refused past the number that one person may have", async () => {
    for (let n = 0; n < MAX_PASSKEYS; n += 1) expect(await added(new SoftPasskey())).toBe(true);
    expect(await added()).toBe(false);
  });

  it("belongs to whoever added it, whoever sends the same again", async () => {
    await added();
    await insertRows("mfa_factors", { id: "de-eva", user_id: "eva" });
    const eva = await viewerOf("eva", NOW);
    const answer = key.make({ challenge: await offered(eva) });
    expect(await add(answer, "Mía", eva)).toBe(false);
    expect(await stored()).toMatchObject([{ user_id: "ana" }]);
  });
});

describe("the answer of a passkey", () => {
  beforeEach(async () => {
    await added();
  });

  it("lets in, also a second time with a counter that stays 0", async () => {
    for (const now of [NOW, minutes(1)]) {
      expect(await prove(key.answer({ challenge: await asked() }), ana, now)).toBe(true);
      ana = await viewerOf("ana", NOW);
    }
    expect(await stored()).toMatchObject([{ contador: 0, usada_at: minutes(1).toISOString() }]);
  });

  it("serves once, though it is right", async () => {
    const answer = key.answer({ challenge: await asked() });
    const both = await Promise.all([prove(answer), prove(answer)]);
    expect(both.filter((each) => each === true)).toHaveLength(1);
    expect(await prove(answer)).toBe(false);
    ana = await viewerOf("ana", NOW);
    expect(await prove(answer)).toBe(false);
  });

  it("is refused where its counter stays or goes back", async () => {
    for (const [counter, isRight] of [
      [5, true],
      [5, false],
      [4, false],
      [0, false],
      [6, true],
    ] as const) {
      ana = await viewerOf("ana", NOW);
      expect(await prove(key.answer({ challenge: await asked(), counter }))).toBe(isRight);
    }
  });

  it.each([
    ["another origin", { origin: "https://localhost" }],
    ["another domain", { rpId: "evil.es" }],
    ["the other ceremony", { type: "webauthn.create" }],
    ["nobody who touched it", { flags: 4 }],
  ])("is refused with %s", async (_, wrong) => {
    expect(await prove(key.answer({ challenge: await asked(), ...wrong }))).toBe(false);
  });

  it("is taken from a device that cannot ask who it is", async () => {
    expect(await prove(key.answer({ challenge: await asked(), flags: 1 }))).toBe(true);
  });

  it("is refused for the challenge of another session and after ten minutes", async () => {
    const other = await viewerOf("ana", NOW);
    expect(await prove(key.answer({ challenge: await asked(other) }))).toBe(false);
    const answer = key.answer({ challenge: await asked() });
    expect(await prove(answer, ana, minutes(10))).toBe(false);
  });

  it("is refused from a key of somebody else, or by another key of that name", async () => {
    const forged = new SoftPasskey();
    expect(await prove(forged.answer({ challenge: await asked() }))).toBe(false);
    forged.id.set(key.id);
    expect(await prove(forged.answer({ challenge: await asked() }))).toBe(false);
  });

  it("is refused after five in one session and ten in an hour", async () => {
    const wrong = key.answer({ challenge: "x" });
    for (let n = 0; n < 5; n += 1) expect(await prove(wrong)).toBe(false);
    expect(await prove(wrong)).toBe("TooManyAttemptsError");
    for (let n = 0; n < 5; n += 1) {
      const other = await viewerOf("ana", NOW);
      expect(await prove(wrong, other)).toBe(false);
    }
    ana = await viewerOf("ana", NOW);
    const right = key.answer({ challenge: await asked() });
    expect(await prove(right)).toBe("TooManyAttemptsError");
    expect(
      await prove(key.answer({ challenge: await asked(ana, minutes(60)) }), ana, minutes(60)),
    ).toBe(true);
  });

  it("is not asked for on another domain, where the list says whose it is", async () => {
    Object.assign(settings(), { SITE_ORIGIN: "https://www.nuevo.es" });
    expect(await askPasskey(ana.session, NOW)).toBeUndefined();
    expect((await offerPasskey(ana.session, NOW)).rp.id).toBe("www.nuevo.es");
    expect((await listFactors("ana")).at(-1)?.passkey).toMatchObject({ otherDomain: "localhost" });
    expect(await countForeignPasskeys()).toBe(1);
  });
});

describe("a passkey that goes", () => {
  beforeEach(async () => {
    await added();
  });

  it("ends the other sessions, is told and asked for no more", async () => {
    const [{ id = "" } = {}] = await stored();
    const other = await viewerOf("ana", NOW);
    expect(await unenrol(ana, id, ORIGIN, NOW)).toBe("llave.quitada");
    expect(await prove("", other)).toBe(false);
    expect(await askPasskey(ana.session, NOW)).toBeUndefined();
    expect((await mailsTo(EMAIL)).map(({ subject }) => subject)).toContain(
      "Se ha quitado una llave de acceso",
    );
  });

  it("is taken off by nobody else", async () => {
    const [{ id = "" } = {}] = await stored();
    const eva = await viewerOf("eva", NOW);
    expect(await unenrol(eva, id, ORIGIN, NOW)).toBe("mfa.no-desactivada");
    expect(await stored()).toHaveLength(1);
  });

  it("goes before the last app, which stays until then", async () => {
    expect(await unenrol(ana, "movil", ORIGIN, NOW)).toBe("mfa.no-desactivada");
    const [{ id = "" } = {}] = await stored();
    await unenrol(ana, id, ORIGIN, NOW);
    expect(await unenrol(ana, "movil", ORIGIN, NOW)).toBe("mfa.desactivada");
  });

  it("goes with everything else where a main admin takes the second step away", async () => {
    await write((trx) => takeFactorsAway(trx, "ana", NOW));
    expect(await stored()).toEqual([]);
  });
});
