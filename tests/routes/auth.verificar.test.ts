import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { findCredentials } from "~/auth/password/credentials.server";
import { verifyPassword } from "~/auth/password/password-hash.server";
import { openSession } from "~/auth/session/sessions.server";
import { action as authAction } from "~/routes/auth._index";
import { action as recover } from "~/routes/auth.recuperar";
import { loader, action as verifyAction } from "~/routes/auth.verificar";
import { findByEmail } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../support/database";

const db = testDatabase();
const EMAIL = "ana@ejemplo.es";
const OWN = "Nube-7-lenta-azul";
const STRANGERS = "Cuervo-9-pardo-gris";
const CHOSEN = "Otra-9-nube-verde";

type Action = (args: ActionFunctionArgs) => Promise<unknown>;
let addresses = 0;

/** A browser that keeps its cookies and has a network address of its own. */
class Person {
  readonly cookies = new Map<string, string>();
  readonly #address = `203.0.113.${++addresses % 256}`;

  get #headers() {
    return { Cookie: [...this.cookies].map((pair) => pair.join("=")).join("; ") };
  }

  async post(path: string, action: Action, fields: Record<string, string>) {
    const request = new Request(`http://localhost${path}`, {
      method: "POST",
      headers: this.#headers,
      body: new URLSearchParams(fields),
    });
    const context = { requestId: "x", nonce: "x", clientAddress: this.#address };
    const answer = await action({ request, context, params: {} } as ActionFunctionArgs);
    if (!(answer instanceof Response)) {
      const { data, init } = answer as { data: { reply: { error?: object } }; init: ResponseInit };
      return { status: init.status, error: data.reply.error };
    }
    const set = answer.headers.getSetCookie();
    for (const cookie of set) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return { status: answer.status, location: answer.headers.get("Location"), set };
  }

  /** @returns the token in the mail that follows, or an empty text if none does */
  async signUp(password: string, email = EMAIL): Promise<string> {
    const before = await tokens();
    const fields = { intent: "registrar", email, password };
    const answer = await this.post("/auth?modo=registro", authAction, fields);
    expect(answer.status).toBe(303);
    return (await tokens()).find((token) => !before.includes(token)) ?? "";
  }

  verify = (token: string, fields: Record<string, string> = {}) =>
    this.post("/auth/verificar", verifyAction, { intent: "verificar", token, ...fields });

  /** Opens a mailed link. */
  async open(token: string) {
    const url = `http://localhost/auth/verificar?token=${token}`;
    const request = new Request(url, { headers: this.#headers });
    const { isGood, hasPassword } = await loader({ request } as LoaderFunctionArgs);
    return { isGood, hasPassword };
  }
}

/** The tokens in all mails to this address, in their order. */
async function tokens(email = EMAIL): Promise<string[]> {
  const { read } = db.database();
  const mails = await read
    .selectFrom("correos")
    .select("body")
    .where("recipient", "=", email)
    .where("subject", "like", "Verifica%")
    .execute();
  return mails.map(({ body }) => /token=([\w-]+)/.exec(body)?.[1] ?? "");
}

async function hasPassword(password: string): Promise<boolean> {
  const known = await findCredentials(EMAIL);
  return verifyPassword(known?.passwordHash, password);
}

const isVerified = async () => typeof (await findCredentials(EMAIL))?.verifiedAt === "string";
const DONE = { status: 303, location: "/auth?email_confirm=true" };
const ONE_BUTTON = { isGood: true, hasPassword: true };
const CHOOSES = { isGood: true, hasPassword: false };
const GONE = { isGood: false, hasPassword: false };
const NEEDS_PASSWORD = {
  status: 422,
  error: { password: ["La contraseña debe tener al menos 8 caracteres"] },
};

describe("the link of a sign-up", () => {
  it("takes the password that was chosen, with one press in the same browser", async () => {
    const ana = new Person();
    const token = await ana.signUp(OWN);
    expect(await ana.open(token)).toEqual(ONE_BUTTON);
    expect(await ana.verify(token)).toMatchObject(DONE);
    expect([await isVerified(), await hasPassword(OWN)]).toEqual([true, true]);
    expect(ana.cookies.has("registro")).toBe(false);
  });

  it("asks any other browser for a password, by the rules of sign-up, and sets that one", async () => {
    const token = await new Person().signUp(OWN);
    const phone = new Person();
    expect(await phone.open(token)).toEqual(CHOOSES);
    expect(await phone.verify(token)).toEqual(NEEDS_PASSWORD);
    expect((await phone.verify(token, { password: "todominusculas" })).status).toBe(422);
    // The password is made of parts of the person's address, so it counts as common.
    expect((await phone.verify(token, { password: "Ejemplo2024!" })).status).toBe(422);
    expect(await isVerified()).toBe(false);
    expect(await phone.verify(token, { password: CHOSEN })).toMatchObject(DONE);
    expect([await isVerified(), await hasPassword(CHOSEN)]).toEqual([true, true]);
  });

  it("takes no cookie that somebody made up", async () => {
    const token = await new Person().signUp(OWN);
    const phone = new Person();
    for (const value of ["", "x", "a".repeat(43)]) {
      phone.cookies.set("registro", value);
      expect(await phone.open(token)).toEqual(CHOOSES);
      expect(await phone.verify(token)).toEqual(NEEDS_PASSWORD);
    }
  });

  it("is good once, and ends the sessions and the other links of the account", async () => {
    const ana = new Person();
    const other = await new Person().signUp(STRANGERS);
    const token = await ana.signUp(OWN);
    const userId = (await findByEmail(EMAIL))?.id ?? "";
    await db
      .database()
      .write((trx) => openSession(trx, { userId, kind: "session", userAgent: null }, new Date()));
    expect(await ana.verify(token)).toMatchObject(DONE);
    const { read } = db.database();
    expect(await read.selectFrom("sessions").select("user_id").execute()).toEqual([]);
    expect(await read.selectFrom("tokens").select("user_id").execute()).toEqual([]);
    for (const spent of [token, other]) {
      expect(await ana.open(spent)).toEqual(GONE);
      expect(await ana.verify(spent, { password: CHOSEN })).toMatchObject({ status: 422 });
    }
    expect(await hasPassword(OWN)).toBe(true);
  });
});

describe("a stranger who signs up with somebody's address", () => {
  it("after the owner leaves the owner's link and password as they are", async () => {
    const owner = new Person();
    const token = await owner.signUp(OWN);
    const before = await findCredentials(EMAIL);
    const strangers = await new Person().signUp(STRANGERS);
    expect(await findCredentials(EMAIL)).toEqual(before);
    expect(await owner.open(strangers)).toEqual(CHOOSES);
    expect(await owner.verify(strangers)).toEqual(NEEDS_PASSWORD);
    expect(await owner.open(token)).toEqual(ONE_BUTTON);
    expect(await owner.verify(token)).toMatchObject(DONE);
    expect([await hasPassword(OWN), await hasPassword(STRANGERS)]).toEqual([true, false]);
  });

  it("before the owner gets nothing either, though the owner presses in the stranger's mail", async () => {
    const strangers = await new Person().signUp(STRANGERS);
    const owner = new Person();
    await owner.signUp(OWN);
    expect(await owner.verify(strangers)).toEqual(NEEDS_PASSWORD);
    expect(await owner.verify(strangers, { password: CHOSEN })).toMatchObject(DONE);
    expect([await hasPassword(CHOSEN), await hasPassword(STRANGERS)]).toEqual([true, false]);
  });

  it("three times before the owner, who gets no mail any more, leaves three links for the owner", async () => {
    const stranger = new Person();
    const mailed = [];
    for (let n = 0; n < 3; n += 1) mailed.push(await stranger.signUp(STRANGERS));
    const owner = new Person();
    expect(await owner.signUp(OWN)).toBe("");
    for (const token of mailed) {
      expect(await owner.open(token)).toEqual(CHOOSES);
      expect(await owner.verify(token)).toEqual(NEEDS_PASSWORD);
    }
    expect(await owner.verify(mailed[0] ?? "", { password: OWN })).toMatchObject(DONE);
    expect([await hasPassword(OWN), await hasPassword(STRANGERS)]).toEqual([true, false]);
  });

  it("is twenty people at once, who get one account, whose password the owner's browser sets", async () => {
    const people = Array.from({ length: 20 }, () => new Person());
    await Promise.all(people.map((person) => person.signUp(STRANGERS)));
    const mailed = await tokens();
    expect(mailed).toHaveLength(3);
    const owner = new Person();
    const outcomes = await Promise.all(
      mailed.flatMap((token) =>
        [1, 2].map((n) => owner.verify(token, { password: `${CHOSEN}-${n}` })),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 303)).toHaveLength(1);
    const chosen = await Promise.all([1, 2].map((n) => hasPassword(`${CHOSEN}-${n}`)));
    expect(chosen.filter(Boolean)).toHaveLength(1);
    expect(await hasPassword(STRANGERS)).toBe(false);
  });
});

it("every sign-up sets a new cookie of the same shape, whoever has the address", async () => {
  const ana = new Person();
  const join = async () => {
    const fields = { intent: "registrar", email: EMAIL, password: OWN };
    const { set = [] } = await ana.post("/auth?modo=registro", authAction, fields);
    return set;
  };
  const unknown = await join();
  const waiting = await join();
  await ana.verify((await tokens()).at(-1) ?? "");
  const verified = await join();
  for (const set of [unknown, waiting, verified]) {
    expect(set).toEqual([
      expect.stringMatching(/^registro=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=86400; HttpOnly$/),
    ]);
  }
  expect(new Set([...unknown, ...waiting, ...verified]).size).toBe(3);
});

it.each([
  ["sending the verification again", "/auth/verificar", verifyAction],
  ["recovering the password", "/auth/recuperar", recover],
] as const)(
  "%s mails a link that asks for a password in every browser, and ends the one before",
  async (_, path, ask) => {
    const ana = new Person();
    const first = await ana.signUp(OWN);
    await ana.post(path, ask, { email: EMAIL, intent: "enviar" });
    const token = (await tokens()).at(-1) ?? "";
    expect(await ana.open(first)).toEqual(GONE);
    expect(await ana.open(token)).toEqual(CHOOSES);
    expect(await ana.verify(token)).toEqual(NEEDS_PASSWORD);
    expect(await ana.verify(token, { password: CHOSEN })).toMatchObject(DONE);
    expect([await hasPassword(CHOSEN), await hasPassword(OWN)]).toEqual([true, false]);
  },
);

it("a link that was mailed before this was so asks for a password in every browser", async () => {
  const ana = new Person();
  const token = await ana.signUp(OWN);
  const secret = { password_hash: null, browser_hash: null };
  await db.database().write((trx) => trx.updateTable("tokens").set(secret).execute());
  expect(await ana.open(token)).toEqual(CHOOSES);
});
