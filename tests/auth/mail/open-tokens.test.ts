import { describe, expect, it } from "vitest";
import { signOutEverywhere } from "~/auth/account/admin-commands.server";
import { createAdmin } from "~/auth/account/admit-admin.server";
import { confirmEmailChange } from "~/auth/account/change-email.server";
import { changePassword, resetPassword } from "~/auth/account/change-password.server";
import { verifyEmail } from "~/auth/account/verify-email.server";
import { issueToken, isTokenGood, type TokenPurpose } from "~/auth/mail/tokens.server";
import { insertCredentials } from "~/auth/password/credentials.server";
import { beginEnrolment, findEnrolment } from "~/auth/second-factor/factors.server";
import { hashSecretId } from "~/auth/session/cookies.server";
import { findSession, openSession } from "~/auth/session/sessions.server";
import { PLAZOS } from "~base/plazos";
import { insertProfile } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../../support/database";
import { write } from "../../support/stored";
import { viewerOf } from "../../support/viewer";

const EMAIL = "ana@ejemplo.es";
const ORIGIN = "http://localhost";
const PASSWORD = "Nube-7-lenta-azul";
const NOW = new Date("2026-11-21T10:00:00.000Z");
const PURPOSES: TokenPurpose[] = ["verify", "reset", "set_password", "email"];

testDatabase();

async function addPerson(email: string): Promise<string> {
  return write(async (trx) => {
    const userId = (await insertProfile(trx, email, NOW)) ?? "";
    await insertCredentials(trx, userId, "hash", NOW);
    return userId;
  });
}

const issue = (userId: string, purpose: TokenPurpose, email: string) =>
  write((trx) => issueToken(trx, { userId, email }, purpose, NOW));

/** A link of each kind, as an intruder may have asked for them. */
const issueAll = (userId: string) =>
  Promise.all(PURPOSES.map((purpose) => issue(userId, purpose, "otra@ejemplo.es")));

const areGood = (tokens: string[]) =>
  Promise.all(tokens.map((token) => isTokenGood(token, PURPOSES, NOW)));

describe("a link", () => {
  const later = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000);

  it.each([
    ["verify", 24],
    ["set_password", 24 * PLAZOS.invitaciones],
    ["reset", 1],
    ["email", 1],
  ] as const)("to %s is good for %i h", async (purpose, hours) => {
    const token = await issue(await addPerson(EMAIL), purpose, EMAIL);
    const isGoodAt = (at: Date) => isTokenGood(token, [purpose], at);
    const last = new Date(later(hours).getTime() - 1);
    expect([await isGoodAt(last), await isGoodAt(later(hours))]).toEqual([true, false]);
  });

  it("that is too old verifies nobody, nor does one after which another was asked for", async () => {
    const userId = await addPerson(EMAIL);
    const first = await issue(userId, "verify", EMAIL);
    expect(await verifyEmail(first, "hash", ORIGIN, later(25))).toBeUndefined();
    const second = await issue(userId, "verify", EMAIL);
    expect(await verifyEmail(first, "hash", ORIGIN, NOW)).toBeUndefined();
    expect(await verifyEmail(second, "hash", ORIGIN, NOW)).toBe("main_admin");
    expect(await verifyEmail(second, "hash", ORIGIN, NOW)).toBeUndefined();
  });

  it("to an address that is left meanwhile verifies nothing", async () => {
    const token = await issue(await addPerson(EMAIL), "verify", "otra@ejemplo.es");
    expect(await verifyEmail(token, "hash", ORIGIN, NOW)).toBeUndefined();
  });
});

describe("another password ends every link that is open", () => {
  it("when a mailed link sets it", async () => {
    const userId = await addPerson(EMAIL);
    const pending = await issue(userId, "email", "intruso@ejemplo.es");
    const others = await issue(await addPerson("eva@ejemplo.es"), "email", "eva2@ejemplo.es");
    const reset = await issue(userId, "reset", EMAIL);
    const setPassword = await issue(userId, "set_password", EMAIL);
    expect(await resetPassword(reset, PASSWORD, ORIGIN, NOW)).toMatch(/^dispositivo=/);
    expect(await areGood([pending, setPassword, reset, others])).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(await confirmEmailChange(pending, ORIGIN, NOW)).toBe(false);
  });

  it("when the person changes it in their account", async () => {
    const userId = await addPerson(EMAIL);
    const tokens = await issueAll(userId);
    const id = await write((trx) =>
      openSession(trx, { userId, kind: "session", userAgent: null }, NOW),
    );
    const session = await findSession(hashSecretId(id), "session", NOW);
    if (!session) throw new Error("the session is missing");
    expect(await areGood(tokens)).toEqual([true, true, true, true]);
    await changePassword({ person: session.person, session }, PASSWORD, ORIGIN, NOW);
    expect(await areGood(tokens)).toEqual([false, false, false, false]);
  });
});

it("what ends all sessions ends a factor half set up in one of them, whose secret others may know", async () => {
  const userId = await addPerson(EMAIL);
  const begin = () => write((trx) => beginEnrolment(trx, userId, NOW));
  await begin();
  expect(await findEnrolment(userId, NOW)).toBeDefined();
  await resetPassword(await issue(userId, "reset", EMAIL), PASSWORD, ORIGIN, NOW);
  expect(await findEnrolment(userId, NOW)).toBeUndefined();
  await begin();
  await changePassword(await viewerOf(userId), PASSWORD, ORIGIN, NOW);
  expect(await findEnrolment(userId, NOW)).toBeUndefined();
  await begin();
  await signOutEverywhere(EMAIL, NOW);
  expect(await findEnrolment(userId, NOW)).toBeUndefined();
});

describe("the command line ends every link that is open", () => {
  it("when it makes a main admin, but for the one it prints", async () => {
    const tokens = await issueAll(await addPerson(EMAIL));
    const path = await createAdmin(EMAIL, NOW);
    const printed = new URL(path, ORIGIN).searchParams.get("token") ?? "";
    expect(await areGood(tokens)).toEqual([false, false, false, false]);
    expect(await areGood([printed])).toEqual([true]);
  });

  it("when it signs somebody out", async () => {
    const tokens = await issueAll(await addPerson(EMAIL));
    expect(await signOutEverywhere(EMAIL, NOW)).toBe(true);
    expect(await areGood(tokens)).toEqual([false, false, false, false]);
  });
});
