import { generateSync } from "otplib";
import { beforeEach, describe, expect, it } from "vitest";
import { decide } from "~/auth/account/manage-users.server";
import { signUp } from "~/auth/account/sign-up.server";
import { verifyEmail } from "~/auth/account/verify-email.server";
import { issueToken } from "~/auth/mail/tokens.server";
import { activateFactor, beginEnrolment, findEnrolment } from "~/auth/second-factor/factors.server";
import { makeRecoverySet, storeRecoverySet } from "~/auth/second-factor/recovery-codes.server";
import { proveSecondStep } from "~/auth/second-factor/second-step.server";
import { hashSecretId } from "~/auth/session/cookies.server";
import { openSession } from "~/auth/session/sessions.server";
import type { Profile } from "~nouns/profiles/profile";
import { findByEmail } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../../support/database";
import { readColumn, readRow, readRows, write } from "../../support/stored";
import { viewerOf } from "../../support/viewer";

const db = testDatabase();
const AT_ONCE = 20;
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
const ORIGIN = "http://localhost";
const PASSWORD = "Nube-7-lenta-azul";

const many = <T>(run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => run(index)));
const join = (email: string, clientAddress = email) =>
  signUp({ email, password: PASSWORD }, { origin: ORIGIN, clientAddress });

async function personOf(email: string): Promise<Profile> {
  const person = await findByEmail(email);
  if (!person) throw new Error(`nobody has ${email}`);
  return person;
}

async function tokenFor(email: string): Promise<string> {
  const { id } = await personOf(email);
  const { write } = db.database();
  return write((trx) => issueToken(trx, { userId: id, email }, "verify", new Date()));
}

const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);

describe.each(rounds)("round %i", () => {
  it("of twenty who verify at once one becomes main admin", async () => {
    const emails = await many(async (index) => `p${index}@ejemplo.es`);
    const tokens: string[] = [];
    for (const email of emails) {
      await join(email);
      tokens.push(await tokenFor(email));
    }
    const outcomes = await Promise.all(tokens.map((token) => verifyEmail(token, "hash", ORIGIN)));
    expect(outcomes.filter((outcome) => outcome === "main_admin")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "pending")).toHaveLength(AT_ONCE - 1);
  });

  it("one address signing up twenty times is one account, and at most three mails", async () => {
    await many(() => join("ana@ejemplo.es", "one"));
    expect(await readRows("profiles")).toHaveLength(1);
    expect(await readRows("admin_requests")).toHaveLength(1);
    expect(await readRows("correos")).toHaveLength(3);
  });

  it("a mailed token is good once", async () => {
    await join("ana@ejemplo.es");
    const token = await tokenFor("ana@ejemplo.es");
    const outcomes = await many(() => verifyEmail(token, "hash", ORIGIN));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it("a request is decided once, however many decide", async () => {
    await join("jefa@ejemplo.es");
    await verifyEmail(await tokenFor("jefa@ejemplo.es"), "hash", ORIGIN);
    await join("eva@ejemplo.es");
    const by = await viewerOf((await personOf("jefa@ejemplo.es")).id);
    const { id } = await readRow("admin_requests", { email: "eva@ejemplo.es" });
    const outcomes = await many((index) =>
      decide({ id, decision: index % 2 ? "approved" : "rejected", by, origin: ORIGIN }),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const { status } = await readRow("admin_requests", { id });
    const eva = await personOf("eva@ejemplo.es");
    expect(eva.adminType).toBe(status === "approved" ? "contributor" : null);
  });
});

describe("the second step", () => {
  let person: Profile;
  let secret: string;
  let codes: string[];
  const now = new Date("2026-11-21T10:00:10.000Z");

  beforeEach(async () => {
    await join("ana@ejemplo.es");
    person = await personOf("ana@ejemplo.es");
    const set = await makeRecoverySet();
    codes = set.codes;
    const { write } = db.database();
    await write((trx) => beginEnrolment(trx, person.id, now));
    const enrolment = await findEnrolment(person.id, now);
    secret = enrolment?.secret ?? "";
    await write(async (trx) => {
      const factor = { factorId: enrolment?.factorId ?? "", step: 1, friendlyName: null };
      await activateFactor(trx, person.id, factor, now);
      await storeRecoverySet(trx, person.id, set, now);
    });
  });

  const codeAt = (seconds: number) =>
    generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + seconds });
  async function begin(): Promise<string> {
    const pending = { userId: person.id, kind: "mfa_pending", userAgent: null } as const;
    return hashSecretId(await write((trx) => openSession(trx, pending, now)));
  }
  /** Proves a code, each time in another sign-in that waits for its second step. */
  const prove = async (kind: "totp" | "recovery", code: string) => {
    const step = { person, kind, code, challenge: await begin(), origin: ORIGIN };
    return proveSecondStep(step, async () => true, now)
      .then((outcome) => outcome.value === true)
      .catch(() => false);
  };

  it.each(rounds)("takes one code once, of twenty at the same moment (round %i)", async () => {
    const code = codeAt(0);
    const wins = await many(() => prove("totp", code));
    expect(wins.filter(Boolean)).toHaveLength(1);
  });

  it.each(rounds)("takes one recovery code once, of twenty at once (round %i)", async () => {
    const [code = ""] = codes;
    const wins = await many(() => prove("recovery", code));
    expect(wins.filter(Boolean)).toHaveLength(1);
  });

  it("ends the challenge after five wrong codes, and warns the owner", async () => {
    const outcomes = [];
    const challenge = await begin();
    for (let n = 0; n < 5; n += 1) {
      const step = { person, kind: "totp", code: "000000", challenge, origin: ORIGIN };
      outcomes.push(await proveSecondStep(step as never, async () => true, now));
    }
    const areOver = outcomes.map((outcome) => "isOver" in outcome && outcome.isOver);
    expect(areOver).toEqual([...Array(4).fill(false), true]);
    const subjects = await readColumn("correos", "subject");
    expect(subjects).toContain("Varios códigos erróneos en tu cuenta");
  });
});
