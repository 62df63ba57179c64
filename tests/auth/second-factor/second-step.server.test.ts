import { generateSync } from "otplib";
import { beforeEach, expect, it } from "vitest";
import { signUp } from "~/auth/account/sign-up.server";
import { enrol, startEnrolment } from "~/auth/second-factor/change-factors.server";
import { type Enrolment, findEnrolment } from "~/auth/second-factor/factors.server";
import { proveSecondStep } from "~/auth/second-factor/second-step.server";
import type { Profile } from "~nouns/profiles/profile";
import { findByEmail } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../../support/database";
import { viewerOf } from "../../support/viewer";

testDatabase();

const EMAIL = "ana@ejemplo.es";
const ORIGIN = "http://localhost";
const START = new Date("2026-11-21T10:00:10.000Z");
const HOUR_MS = 60 * 60 * 1000;
const later = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

let ana: Profile;
let secret: string;
let firstCode: string;
let recoveryCodes: string[];

const codeAt = (at: Date) => generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });

/** A code that is wrong in that minute, and also in the steps before and after. */
function wrongAt(at: Date): string {
  const good = [-60, -30, 0, 30, 60].map((s) => codeAt(new Date(at.getTime() + s * 1000)));
  return (
    ["000000", "111111", "222222", "333333", "444444", "555555"].find(
      (code) => !good.includes(code),
    ) ?? ""
  );
}

beforeEach(async () => {
  const form = { email: EMAIL, password: "Nube-7-lenta-azul" };
  await signUp(form, { origin: ORIGIN, clientAddress: "red" });
  ana = (await findByEmail(EMAIL)) as Profile;
  const viewer = await viewerOf(ana.id, START);
  await startEnrolment(viewer, START);
  const enrolment = (await findEnrolment(ana.id, START)) as Enrolment;
  secret = enrolment.secret;
  firstCode = codeAt(START);
  const enrolled = await enrol(
    viewer,
    enrolment,
    { code: firstCode, friendlyName: null, origin: ORIGIN },
    START,
  );
  recoveryCodes = enrolled?.set.codes ?? [];
});

/** Proves a code in a new sign-in. @returns true if it lets in, else the name of the error */
async function prove(kind: "totp" | "recovery", code: string, now: Date) {
  const { session } = await viewerOf(ana.id, now);
  const step = { person: ana, kind, code, challenge: session.idHash, origin: ORIGIN };
  return proveSecondStep(step, async () => true, now).then(
    ({ value }) => value === true,
    (error: Error) => error.name,
  );
}

it("takes no code that has set the factor up", async () => {
  expect(await prove("totp", firstCode, START)).toBe(false);
  expect(await prove("totp", codeAt(later(1)), later(1))).toBe(true);
});

it("after a hundred wrong codes in a row takes none any more, until a recovery code is given", async () => {
  for (let n = 0; n < 100; n += 1)
    expect(await prove("totp", wrongAt(later(n)), later(n))).toBe(false);
  const years = later(5 * 365 * 24);
  expect(await prove("totp", codeAt(years), years)).toBe("CodesBlockedError");
  expect(await prove("recovery", recoveryCodes[0] ?? "", years)).toBe(true);
  expect(await prove("totp", codeAt(years), years)).toBe(true);
});

it("a right code among wrong ones begins the count anew", async () => {
  for (let n = 0; n < 99; n += 1) await prove("totp", wrongAt(later(n)), later(n));
  expect(await prove("totp", codeAt(later(100)), later(100))).toBe(true);
  expect(await prove("totp", wrongAt(later(101)), later(101))).toBe(false);
  expect(await prove("totp", codeAt(later(102)), later(102))).toBe(true);
});

it("accepts a recovery code while app codes are blocked, and blocks recovery codes after too many", async () => {
  for (let n = 0; n < 10; n += 1) await prove("totp", wrongAt(START), START);
  expect(await prove("totp", codeAt(START), START)).toBe("TooManyAttemptsError");
  const wrong = "AAAA-AAAA-AAAA";
  for (let n = 0; n < 9; n += 1) expect(await prove("recovery", wrong, START)).toBe(false);
  expect(await prove("recovery", recoveryCodes[0] ?? "", START)).toBe(true);
  for (let n = 0; n < 10; n += 1) expect(await prove("recovery", wrong, START)).toBe(false);
  expect(await prove("recovery", recoveryCodes[1] ?? "", START)).toBe("TooManyAttemptsError");
});
