import { beforeEach, describe, expect, it } from "vitest";
import { requestEmailChange } from "~/auth/account/change-email.server";
import { requestReset, resetPassword } from "~/auth/account/change-password.server";
import { resendVerification, signUp } from "~/auth/account/sign-up.server";
import { verifyEmail } from "~/auth/account/verify-email.server";
import { issueToken } from "~/auth/mail/tokens.server";
import { markVerified } from "~/auth/password/credentials.server";
import { readDevice, writeDeviceCookie } from "~/auth/session/cookies.server";
import { attemptOf, countSignIn, type SignInAttempt } from "~/auth/sign-in/sign-in-limits.server";
import { claimDue, markSent } from "~/mail/outbox.server";
import { action as restablecer } from "~/routes/auth.restablecer";
import { SITE_NAME } from "~/site/marca";
import { TooManyAttemptsError } from "~base/limits/attempts.server";
import { findPending } from "~features/admin-requests/admin-requests.server";
import type { Profile } from "~nouns/profiles/profile";
import { findByEmail, grant, takeFirstAdmin } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../../support/database";
import { changeRows, insertRows, readColumn, write } from "../../support/stored";
import { viewerOf } from "../../support/viewer";

testDatabase();
const ORIGIN = "http://localhost";
const EMAIL = "ana@ejemplo.es";
const PASSWORD = "Nube-7-lenta-azul";
const NOW = new Date("2026-11-24T10:00:00.000Z");
const HOUR_MS = 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

let visitors = 0;
const stranger = () => ({ origin: ORIGIN, clientAddress: `red-${++visitors}` });

async function account(email: string, isVerified = true): Promise<Profile> {
  await signUp({ email, password: PASSWORD }, stranger(), NOW);
  const person = (await findByEmail(email)) as Profile;
  if (isVerified) await write((trx) => markVerified(trx, person.id, NOW));
  return person;
}

async function mainAdmin(email: string): Promise<Profile> {
  const person = await account(email);
  await write(async (trx) => {
    await takeFirstAdmin(trx, person.id, NOW);
    await grant(trx, person.id, "main_admin", NOW);
  });
  return person;
}

const subjectsTo = (recipient: string) => readColumn("correos", "subject", { recipient });

const tokenFor = ({ id, email }: Profile, purpose: "verify" | "reset", now = NOW) =>
  write((trx) => issueToken(trx, { userId: id, email }, purpose, now));

beforeEach(() => {
  visitors = 0;
});

describe("mail that others ask for to an address", () => {
  it("by one form does not use up what another may send", async () => {
    const ana = await account(EMAIL);
    const eva = await account("eva@ejemplo.es");
    const refusals: unknown[] = [];
    for (let n = 0; n < 5; n += 1) {
      await signUp({ email: EMAIL, password: PASSWORD }, stranger(), NOW);
      await resendVerification(EMAIL, stranger(), NOW);
      const asked = requestEmailChange(await viewerOf(eva.id, NOW), EMAIL, ORIGIN, NOW);
      refusals.push(
        await asked.then(
          () => "none",
          (error: unknown) => error,
        ),
      );
    }
    // An admin is told of the limit, as nothing needs hiding and the mail would be waited for.
    const refusal = expect.any(TooManyAttemptsError);
    expect(refusals).toEqual(["none", "none", "none", refusal, refusal]);
    await requestReset(EMAIL, stranger(), NOW);
    expect(await subjectsTo(ana.email)).toContain(`Elige una contraseña nueva en ${SITE_NAME}`);
  });

  it("goes to somebody who waits for verification, whatever others recover", async () => {
    await account(EMAIL, false);
    for (let n = 0; n < 5; n += 1) await requestReset(EMAIL, stranger(), NOW);
    const before = (await subjectsTo(EMAIL)).length;
    await resendVerification(EMAIL, stranger(), NOW);
    expect(await subjectsTo(EMAIL)).toHaveLength(before + 1);
  });

  it("still ends after three of a form", async () => {
    await account(EMAIL);
    for (let n = 0; n < 5; n += 1) await requestReset(EMAIL, stranger(), NOW);
    const resets = (await subjectsTo(EMAIL)).filter((text) => text.startsWith("Elige"));
    expect(resets).toHaveLength(3);
  });
});

const tryAt = (counted: SignInAttempt) =>
  write((trx) => countSignIn(trx, counted, NOW)).then(
    () => "tried",
    (error) => error.name,
  );

it("two hundred passwords may be tried from all networks of one IPv6 /48 together", async () => {
  const attempt = (n: number, network: string) =>
    attemptOf(new Request(ORIGIN), `p${n}@ejemplo.es`, `2001:db8:${network}:${n}::/64`);
  for (let n = 0; n < 200; n += 1) expect(await tryAt(attempt(n, "1"))).toBe("tried");
  expect(await tryAt(attempt(200, "1"))).toBe("TooManyAttemptsError");
  expect(await tryAt(attempt(200, "2"))).toBe("tried");
});

describe("a reset of the password", () => {
  const attempt = (device: string, clientAddress: string) =>
    attemptOf(new Request(ORIGIN, { headers: { Cookie: device } }), EMAIL, clientAddress);
  const keys = async () =>
    (await readColumn("attempt_limits", "key")).map((key) => key.split(":").slice(0, -1).join(":"));

  it("takes every block of signing in off the account, and off no other", async () => {
    const ana = await account(EMAIL);
    const device = writeDeviceCookie(EMAIL).split(";")[0] ?? "";
    for (let n = 0; n < 40; n += 1) await tryAt(attempt("", `red-${n}`));
    for (let n = 0; n < 6; n += 1) await tryAt(attempt("", "casa"));
    for (let n = 0; n < 6; n += 1) await tryAt(attempt(device, "casa"));
    const other = attemptOf(new Request(ORIGIN), "eva@ejemplo.es", "otra");
    for (let n = 0; n < 6; n += 1) await tryAt(other);
    expect(await tryAt(attempt("", "nueva"))).toBe("TooManyAttemptsError");
    expect(await tryAt(attempt(device, "nueva"))).toBe("TooManyAttemptsError");

    await resetPassword(await tokenFor(ana, "reset"), "Otra-9-nube-verde", ORIGIN, NOW);
    expect(await tryAt(attempt("", "casa"))).toBe("tried");
    expect(await tryAt(attempt(device, "casa"))).toBe("tried");
    expect(await tryAt(other)).toBe("TooManyAttemptsError");
  });

  it("takes the blocks of codes off, but for the wrong ones in a row", async () => {
    const { id } = await account(EMAIL);
    const window = { failures: 10, window_started_at: NOW.toISOString() };
    const purposes = ["codigo:cuenta", "codigo:recuperacion", "codigos-seguidos"];
    await insertRows(
      "attempt_limits",
      ...purposes.map((purpose) => ({ key: `${purpose}:${id}`, ...window })),
    );
    const ana = (await findByEmail(EMAIL)) as Profile;
    await resetPassword(await tokenFor(ana, "reset"), "Otra-9-nube-verde", ORIGIN, NOW);
    const left = (await keys()).filter((key) => key.startsWith("codigo"));
    expect(left).toEqual(["codigos-seguidos"]);
  });

  it("tells this browser from a stranger's from now on", async () => {
    const ana = await account(EMAIL);
    const token = await tokenFor(ana, "reset", new Date());
    const body = new URLSearchParams({ intent: "guardar", token, password: "Otra-9-nube-verde" });
    const request = new Request(`${ORIGIN}/auth/restablecer`, { method: "POST", body });
    const context = { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" };
    const answer = await restablecer({ request, params: {}, context });
    const cookies = (answer as Response).headers.getSetCookie().join("; ");
    const asked = new Request(ORIGIN, { headers: { Cookie: cookies } });
    expect(readDevice(asked, EMAIL)).toBeTruthy();
    expect(readDevice(asked, "eva@ejemplo.es")).toBeUndefined();
  });
});

describe("requests that wait", () => {
  const ask = async (email: string, now: Date) => {
    const person = await account(email, false);
    await verifyEmail(await tokenFor(person, "verify", now), "hash", ORIGIN, now);
  };
  const isRequest = (subject: string) => subject === "Nueva solicitud de administración";

  /** @returns how many mails about requests of new admins are due then */
  async function countDue(now: Date): Promise<number> {
    let count = 0;
    for (let mail = await claimDue("x", now); mail; mail = await claimDue("x", now)) {
      if (isRequest(mail.subject)) count += 1;
      await markSent(mail.id, now);
    }
    return count;
  }

  it("are told to each main admin once a day, the later ones the day after", async () => {
    await mainAdmin(EMAIL);
    await mainAdmin("eva@ejemplo.es");
    for (let n = 0; n < 5; n += 1) await ask(`p${n}@ejemplo.es`, later(n * 60_000));
    for (const admin of [EMAIL, "eva@ejemplo.es"]) {
      expect((await subjectsTo(admin)).filter(isRequest)).toHaveLength(2);
    }
    const due = [1, 24, 25, 60].map((hour) => later(hour * HOUR_MS));
    const counts: number[] = [];
    for (const now of due) counts.push(await countDue(now));
    expect(counts).toEqual([2, 0, 2, 0]);
  });

  it("are told at once on another day", async () => {
    await mainAdmin(EMAIL);
    await ask("p1@ejemplo.es", NOW);
    await ask("p2@ejemplo.es", later(30 * HOUR_MS));
    expect(await countDue(later(30 * HOUR_MS))).toBe(2);
  });

  it("are shown fifty a page, and one that is asked about from whichever page", async () => {
    const { email: first } = await account("primera@ejemplo.es");
    await changeRows("admin_requests", { requested_at: "2020-01-01T00:00:00.000Z" });
    for (let n = 0; n < 51; n += 1) await account(`p${n}@ejemplo.es`);
    const page = await findPending(1, null);
    expect([page.items.length, page.pagina, page.paginas]).toEqual([50, 1, 2]);
    const last = await findPending(9, null);
    expect([last.items.length, last.pagina]).toEqual([2, 2]);
    const oldest = last.items.at(-1);
    expect(oldest?.email).toBe(first);
    expect((await findPending(1, oldest?.id ?? "")).found).toEqual(oldest);
  });
});
