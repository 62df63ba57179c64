import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { signUp } from "~/auth/account/sign-up.server";
import {
  dropRecoveryCodes,
  findUnsavedCodes,
  makeRecoverySet,
  type RecoverySet,
  spendRecoveryCode,
  storeRecoverySet,
  writeCodesCookie,
} from "~/auth/second-factor/recovery-codes.server";
import { findByEmail } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../../support/database";
import { meanwhile } from "../../support/meanwhile";
import { write } from "../../support/stored";

vi.mock("~/auth/password/password-hash.server", async (original) =>
  (await import("../../support/meanwhile")).withMeanwhile(original),
);

testDatabase();
const now = new Date();
let ana: string;
let eva: string;
let set: RecoverySet;
let next: RecoverySet;

beforeAll(async () => {
  set = await makeRecoverySet();
  next = await makeRecoverySet();
});

async function signUpAs(email: string): Promise<string> {
  const form = { email, password: "Nube-7-lenta-azul" };
  await signUp(form, { origin: "http://localhost", clientAddress: email });
  return (await findByEmail(email))?.id ?? "";
}

beforeEach(async () => {
  meanwhile.happens = async () => {};
  ana = await signUpAs("ana@ejemplo.es");
  eva = await signUpAs("eva@ejemplo.es");
  await write((trx) => storeRecoverySet(trx, ana, set, now));
});

function show(userId = ana, cookie = writeCodesCookie(ana, set)) {
  const headers = { Cookie: cookie.split(";")[0] ?? "" };
  return findUnsavedCodes(new Request("http://localhost/", { headers }), userId);
}

it("new codes are shown as often as the page is asked for, without a hash being made", async () => {
  let hashes = 0;
  meanwhile.happens = async () => {
    hashes += 1;
  };
  expect(await show()).toEqual(set.codes);
  await write((trx) => spendRecoveryCode(trx, ana, set.hashes[0] ?? "", now));
  expect(await show()).toEqual(set.codes);
  expect(hashes).toBe(0);
});

it("replaced codes are shown no more, nor such as were taken away", async () => {
  await write((trx) => storeRecoverySet(trx, ana, next, now));
  expect(await show()).toBeUndefined();
  expect(await show(ana, writeCodesCookie(ana, next))).toEqual(next.codes);
  await write((trx) => dropRecoveryCodes(trx, ana));
  expect(await show(ana, writeCodesCookie(ana, next))).toBeUndefined();
});

it("codes are shown to nobody else", async () => {
  await write(async (trx) => {
    await dropRecoveryCodes(trx, ana);
    await storeRecoverySet(trx, eva, set, now);
  });
  expect(await show(eva)).toBeUndefined();
  expect(await show(eva, "codigos=AAAA")).toBeUndefined();
  expect(await show(eva, "otra=1")).toBeUndefined();
});
