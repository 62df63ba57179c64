import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, it, vi } from "vitest";
import { signUp } from "~/auth/account/sign-up.server";
import { markVerified } from "~/auth/password/credentials.server";
import { SESSION_COOKIE } from "~/auth/session/cookies.server";
import { openSession } from "~/auth/session/sessions.server";
import { writeHostCookie } from "~/http/cookies/cookies.server";
import { action } from "~/routes/auth.reautenticar";
import { findByEmail } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../support/database";
import { meanwhile } from "../support/meanwhile";

vi.mock("~/auth/password/password-hash.server", async (original) =>
  (await import("../support/meanwhile")).withMeanwhile(original),
);

const db = testDatabase();
const ANA = { email: "ana@ejemplo.es", password: "Nube-7-lenta-azul" };
const EVA = { email: "eva@ejemplo.es", password: "Otra-9-nube-verde" };
const WRONG = { ...ANA, password: EVA.password };
/** The cookie of Ana's session. */
let cookie: string;

beforeEach(async () => {
  const now = new Date();
  for (const fields of [ANA, EVA]) {
    await signUp(fields, { origin: "http://localhost", clientAddress: "red" });
    const userId = (await findByEmail(fields.email))?.id ?? "";
    await db.database().write(async (trx) => {
      await markVerified(trx, userId, now);
      if (fields !== ANA) return;
      const id = await openSession(trx, { userId, kind: "session", userAgent: null }, now);
      cookie = writeHostCookie(SESSION_COOKIE, id).split(";")[0] ?? "";
    });
  }
});

async function post(fields: [string, string][]) {
  const request = new Request("http://localhost/auth/reautenticar", {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  });
  const context = { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" };
  const answer = await action({ request, context, params: {} } as ActionFunctionArgs);
  if (!("data" in answer)) {
    return { status: answer.status, cookies: answer.headers.getSetCookie() };
  }
  return { status: answer.init?.status, error: answer.data.reply.error };
}

const attempts = () => db.database().read.selectFrom("attempt_limits").selectAll().execute();

it("takes the owner's address, however it is written, and password", async () => {
  const email = ` ${ANA.email.toUpperCase()}`;
  const cookies = [expect.stringMatching(/^sesion=./)];
  expect(await post(Object.entries({ ...ANA, email }))).toEqual({ status: 303, cookies });
});

it("notes once that somebody without a second factor has proved who they are", async () => {
  await post(Object.entries(ANA));
  const { read } = db.database();
  const sucesos = await read.selectFrom("audit_log").select(["actor_email", "action"]).execute();
  expect(sucesos.filter(({ action }) => action.startsWith("sesion."))).toEqual([
    { actor_email: ANA.email, action: "sesion.confirmada" },
  ]);
});

it.each([
  ["alone", Object.entries(EVA)],
  ["before the owner's", [["email", EVA.email], ...Object.entries({ ...EVA, email: ANA.email })]],
] as [string, [string, string][]][])(
  "tries nobody else's password: their address %s is a wrong answer that counts nothing",
  async (_, fields) => {
    const wrong = await post(Object.entries(WRONG));
    expect(wrong.status).toBe(401);
    const before = await attempts();
    expect(await post(fields)).toEqual(wrong);
    expect(await attempts()).toEqual(before);
  },
);

it("sent twice, leaves the cookie that the first answer has set alone", async () => {
  const cookies: unknown[] = [];
  meanwhile.happens = async () => {
    cookies.push((await post(Object.entries(ANA))).cookies);
  };
  expect(await post(Object.entries(ANA))).toEqual({ status: 303, cookies: [] });
  expect(cookies).toEqual([[expect.stringMatching(/^sesion=./)]]);
});
