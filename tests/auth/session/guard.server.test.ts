import { generateSync } from "otplib";
import { beforeEach, expect, it, vi } from "vitest";
import { requestEmailChange } from "~/auth/account/change-email.server";
import { changePassword } from "~/auth/account/change-password.server";
import { decide, deleteOwnAccount, manageUser } from "~/auth/account/manage-users.server";
import { signUp } from "~/auth/account/sign-up.server";
import {
  enrol,
  renewRecoveryCodes,
  startEnrolment,
  stopEnrolment,
  unenrol,
} from "~/auth/second-factor/change-factors.server";
import {
  activateFactor,
  beginEnrolment,
  type Enrolment,
  findEnrolment,
} from "~/auth/second-factor/factors.server";
import type { Viewer } from "~/auth/session/guard.server";
import { endSessionsOf } from "~/auth/session/sessions.server";
import { findByEmail } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../../support/database";
import { meanwhile } from "../../support/meanwhile";
import { readRow, write } from "../../support/stored";
import { viewerOf } from "../../support/viewer";

vi.mock("~/auth/password/password-hash.server", async (original) =>
  (await import("../../support/meanwhile")).withMeanwhile(original),
);

const db = testDatabase();
const ORIGIN = "http://localhost";
const now = new Date();
let viewer: Viewer;
/** Another person, and the request of that person to become an admin. */
let eva: { id: string; origin: string };
let request: { id: string; origin: string };
/** The id of the second factor in use. */
let factorId: string;
let enrolment: Enrolment;
/** The code of a factor that is still being set up. */
let code: string;

beforeEach(async () => {
  meanwhile.happens = async () => {};
  const email = "ana@ejemplo.es";
  await signUp({ email, password: "Nube-7-lenta-azul" }, { origin: ORIGIN, clientAddress: "red" });
  const userId = (await findByEmail(email))?.id ?? "";
  const { write } = db.database();
  viewer = await viewerOf(userId, now);
  const eve = "eva@ejemplo.es";
  await signUp(
    { email: eve, password: "Nube-7-lenta-azul" },
    { origin: ORIGIN, clientAddress: "b" },
  );
  eva = { id: (await findByEmail(eve))?.id ?? "", origin: ORIGIN };
  const { id } = await readRow("admin_requests", { user_id: eva.id });
  request = { id, origin: ORIGIN };
  await write((trx) => beginEnrolment(trx, userId, now));
  factorId = (await findEnrolment(userId))?.factorId ?? "";
  await write(async (trx) => {
    await activateFactor(trx, userId, { factorId, step: 1, friendlyName: null }, now);
    await beginEnrolment(trx, userId, now);
  });
  enrolment = (await findEnrolment(userId)) as Enrolment;
  code = generateSync({ secret: enrolment.secret });
});

const hashing = [
  ["password", () => changePassword(viewer, "Otra-9-nube-verde", ORIGIN)],
  ["factor", () => enrol(viewer, enrolment, { code, friendlyName: null, origin: ORIGIN })],
  ["recovery codes", () => renewRecoveryCodes(viewer, ORIGIN)],
] as const;

const others = [
  ["address", () => requestEmailChange(viewer, "otra@ejemplo.es", ORIGIN)],
  ["factors in force", () => unenrol(viewer, factorId, ORIGIN)],
  ["factor being set up", () => startEnrolment(viewer)],
  ["factor that is given up", () => stopEnrolment(viewer)],
  ["account", () => deleteOwnAccount(viewer)],
  ["account of another", () => manageUser({ ...eva, accion: "eliminar", by: viewer })],
  ["request of another", () => decide({ ...request, decision: "rejected", by: viewer })],
] as const;

/** Reads the tables to which the changes write. */
async function stored() {
  const { read } = db.database();
  return Promise.all([
    read.selectFrom("credenciales").select("password_hash").execute(),
    read.selectFrom("mfa_factors").select(["id", "status"]).execute(),
    read.selectFrom("mfa_recovery_codes").select("code").execute(),
    read.selectFrom("correos").select(["recipient", "subject"]).execute(),
    read.selectFrom("audit_log").select("action").execute(),
  ]);
}

it.each([...hashing, ...others])("an open session changes the %s", async (_, change) => {
  const before = await stored();
  await change();
  expect(await stored()).not.toEqual(before);
});

/** Ends all sessions of the admin. @returns what was stored at that time */
async function endSessions() {
  // A reset of the password ends sessions by this function.
  await write((trx) => endSessionsOf(trx, viewer.person.id));
  return stored();
}

async function expectRefused(change: () => Promise<unknown>) {
  const refusal = await change().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Response);
  expect((refusal as Response).headers.get("Location")).toBe("/auth");
}

it.each(hashing)(
  "a session that ends while a hash is made does not change the %s",
  async (_, change) => {
    let before: unknown;
    meanwhile.happens = async () => {
      before = await endSessions();
    };
    await expectRefused(change);
    expect(await stored()).toEqual(before);
  },
);

it.each(others)(
  "a session that ended before the write does not change the %s",
  async (_, change) => {
    const before = await endSessions();
    await expectRefused(change);
    expect(await stored()).toEqual(before);
  },
);
