import { beforeEach, expect, it, vi } from "vitest";
import { changePassword, resetPassword } from "~/auth/account/change-password.server";
import { signUp } from "~/auth/account/sign-up.server";
import { issueToken } from "~/auth/mail/tokens.server";
import { renewRecoveryCodes } from "~/auth/second-factor/change-factors.server";
import { makeRecoverySet, storeRecoverySet } from "~/auth/second-factor/recovery-codes.server";
import { proveSecondStep } from "~/auth/second-factor/second-step.server";
import { signIn } from "~/auth/sign-in/sign-in.server";
import { findByEmail } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../../support/database";
import { write } from "../../support/stored";
import { viewerOf } from "../../support/viewer";

/** Counts the calls of the hash function. */
const hashes = vi.hoisted(() => ({ count: 0 }));
vi.mock("~/auth/password/password-hash.server", () => {
  const hash = async () => {
    hashes.count += 1;
    return crypto.randomUUID();
  };
  return {
    hashPassword: hash,
    hashWithSalt: hash,
    unknownHash: hash,
    verifyPassword: async () => !(await hash()),
  };
});

testDatabase();

const EMAIL = "ana@ejemplo.es";
const PASSWORD = "Nube-7-lenta-azul";
const ORIGIN = "http://localhost";
const NOW = new Date("2026-09-01T10:00:00.000Z");

const join = (email: string, clientAddress: string) =>
  signUp({ email, password: PASSWORD }, { origin: ORIGIN, clientAddress }, NOW);

async function ana() {
  const person = await findByEmail(EMAIL);
  if (!person) throw new Error("nobody");
  return person;
}

/** @returns how many hashes a flood of fifty at once has cost */
async function flood(act: (n: number) => Promise<unknown>): Promise<number> {
  hashes.count = 0;
  await Promise.allSettled(Array.from({ length: 50 }, (_, n) => act(n)));
  return hashes.count;
}

beforeEach(async () => {
  await join(EMAIL, "red");
});

it("a flood of sign-ups from one address costs no more hashes than its limit allows", async () => {
  expect(await flood((n) => join(`p${n}@ejemplo.es`, "otra"))).toBe(30);
});

it("a flood of sign-ins to one account neither", async () => {
  const send = () => {
    const body = new URLSearchParams({ email: EMAIL, password: "Otra-9-nube" });
    const request = new Request(`${ORIGIN}/auth`, { method: "POST", body });
    return signIn(request, { email: EMAIL, clientAddress: "otra" }, NOW);
  };
  expect(await flood(send)).toBe(5);
});

it("an unknown link costs none, and a good one no more than its limit", async () => {
  expect(await flood((n) => resetPassword(`x${n}`, PASSWORD, ORIGIN, NOW))).toBe(0);
  const { id: userId } = await ana();
  const link = await write((trx) => issueToken(trx, { userId, email: EMAIL }, "reset", NOW));
  expect(await flood(() => resetPassword(link, PASSWORD, ORIGIN, NOW))).toBeLessThanOrEqual(30);
});

it("a flood of recovery codes is counted before they are compared", async () => {
  const person = await ana();
  const set = await makeRecoverySet();
  await write((trx) => storeRecoverySet(trx, person.id, set, NOW));
  const { session } = await viewerOf(person.id, NOW);
  const code = "AAAA-BBBB-CCCC";
  const step = {
    person,
    challenge: session.idHash,
    kind: "recovery",
    code,
    origin: ORIGIN,
  } as const;
  expect(await flood(() => proveSecondStep(step, async () => true, NOW))).toBe(5);
});

it("somebody who is signed in changes passwords and recovery codes within a limit", async () => {
  const viewer = await viewerOf((await ana()).id, NOW);
  expect(await flood(() => renewRecoveryCodes(viewer, ORIGIN, NOW))).toBe(300);
  expect(await flood(() => changePassword(viewer, PASSWORD, ORIGIN, NOW))).toBe(0);
});
