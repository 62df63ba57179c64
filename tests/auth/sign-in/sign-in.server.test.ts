import { beforeEach, expect, it, vi } from "vitest";
import { confirmEmailChange } from "~/auth/account/change-email.server";
import { signUp } from "~/auth/account/sign-up.server";
import { submitRecoveryCode } from "~/auth/forms/submit-sign-in.server";
import { issueToken } from "~/auth/mail/tokens.server";
import { markVerified, setPasswordHash } from "~/auth/password/credentials.server";
import { hashPassword } from "~/auth/password/password-hash.server";
import {
  countRecoveryCodes,
  makeRecoverySet,
  storeRecoverySet,
} from "~/auth/second-factor/recovery-codes.server";
import { PENDING_COOKIE } from "~/auth/session/cookies.server";
import { endSessionsOf, openSession } from "~/auth/session/sessions.server";
import { CredentialsError } from "~/auth/sign-in/authenticator.server";
import { signIn } from "~/auth/sign-in/sign-in.server";
import { writeHostCookie } from "~/http/cookies/cookies.server";
import type { Profile } from "~nouns/profiles/profile";
import { findByEmail, setMfaEnabled } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../../support/database";
import { formOf } from "../../support/form-of";
import { meanwhile } from "../../support/meanwhile";
import { write } from "../../support/stored";

vi.mock("~/auth/password/password-hash.server", async (original) =>
  (await import("../../support/meanwhile")).withMeanwhile(original),
);

const db = testDatabase();
const EMAIL = "ana@ejemplo.es";
const PASSWORD = "Nube-7-lenta-azul";
const now = new Date();
let ana: Profile;

const post = (fields: Record<string, string>, cookie = "") =>
  new Request("http://localhost/auth", {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  });
const enter = () =>
  signIn(post({ email: EMAIL, password: PASSWORD }), { email: EMAIL, clientAddress: "red" });
const sessions = () => db.database().read.selectFrom("sessions").select("kind").execute();

/** Changes the password and ends all sessions, as a reset of the password does. */
async function changeHands() {
  const hash = await hashPassword("Otra-9-nube-verde");
  await write(async (trx) => {
    await setPasswordHash(trx, ana.id, hash, now);
    await endSessionsOf(trx, ana.id);
  });
}

beforeEach(async () => {
  meanwhile.happens = async () => {};
  await signUp(
    { email: EMAIL, password: PASSWORD },
    { origin: "http://localhost", clientAddress: "r" },
  );
  ana = (await findByEmail(EMAIL)) as Profile;
  await write((trx) => markVerified(trx, ana.id, now));
});

it.each([false, true])(
  "a password that is changed while the former one is looked at lets nobody in (second step: %s)",
  async (hasFactor) => {
    await write((trx) => setMfaEnabled(trx, { id: ana.id, isEnabled: hasFactor }, now));
    const { cookies } = await enter();
    expect(cookies.some((each) => /^verificacion=[\w-]{43};/.test(each))).toBe(hasFactor);
    meanwhile.happens = changeHands;
    await expect(enter()).rejects.toThrow(CredentialsError);
    expect(await sessions()).toEqual([]);
  },
);

it.each([false, true])(
  "an address that is left meanwhile lets nobody in (second step: %s)",
  async (hasFactor) => {
    const address = { userId: ana.id, email: "nueva@ejemplo.es" };
    const token = await write(async (trx) => {
      await setMfaEnabled(trx, { id: ana.id, isEnabled: hasFactor }, now);
      return issueToken(trx, address, "email", now);
    });
    meanwhile.happens = async () => {
      expect(await confirmEmailChange(token, "http://localhost")).toBe(true);
    };
    await expect(enter()).rejects.toThrow(CredentialsError);
    expect(await sessions()).toEqual([]);
  },
);

it("sessions that are ended while a code is looked at end its sign-in too, which spends no code", async () => {
  const set = await makeRecoverySet();
  const pending = { userId: ana.id, kind: "mfa_pending", userAgent: null } as const;
  const id = await write(async (trx) => {
    await storeRecoverySet(trx, ana.id, set, now);
    return openSession(trx, pending, now);
  });
  const cookie = writeHostCookie(PENDING_COOKIE, id).split(";")[0];
  const form = formOf({ code: set.codes[0] });
  meanwhile.happens = changeHands;
  const answer = await submitRecoveryCode({
    request: post({}, cookie),
    form,
    context: { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" },
  });
  expect(answer).toBeInstanceOf(Response);
  const cookies = (answer as Response).headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["aviso", "verificacion"]);
  expect(await sessions()).toEqual([]);
  expect(await countRecoveryCodes(ana.id)).toBe(set.codes.length);
});
