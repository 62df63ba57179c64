import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { makeSeal } from "~/http/forms/form-seal.server";
import { type FormReply, fieldOf, formErrors } from "~/http/results/form-reply";
import { action } from "~/routes/contacto";
import { takeAway } from "../support/break-database";
import { testDatabase } from "../support/database";

const db = testDatabase();

const FIELDS = {
  name: "Ana Ruiz",
  email: "ana@ejemplo.es",
  subject: "Sillas de coche",
  message: "Hola:\r\n¿cuál elijo?",
};
const writtenFor = (ms: number) => makeSeal(new Date(Date.now() - ms));

interface Answer {
  status: number;
  /** The fields as they were sent. */
  fields: Record<string, string>;
  location?: string | null;
  headers?: Record<string, string>;
  reply?: FormReply;
  seal?: { name: string; value: string };
}

async function post(change: Record<string, string> = {}, clientAddress = "203.0.113.7") {
  const fields = { ...FIELDS, idem: writtenFor(5_000), web: "", ...change };
  const request = new Request("http://sitio.test/contacto", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const context = { requestId: "x", nonce: "x", clientAddress };
  const answer = await action({ request, context, params: {} } as ActionFunctionArgs);
  return toAnswer(answer, fields);
}

function toAnswer(answer: Awaited<ReturnType<typeof action>>, fields: Answer["fields"]): Answer {
  if (!("data" in answer)) {
    return { status: answer.status, location: answer.headers.get("Location"), fields };
  }
  const headers = Object.fromEntries(new Headers(answer.init?.headers));
  return { ...answer.data, status: answer.init?.status ?? 200, headers, fields };
}

const mensajes = () => db.database().read.selectFrom("mensajes").selectAll().execute();
const correos = () => db.database().read.selectFrom("correos").selectAll().execute();

describe("a contact message", () => {
  it("is kept and queued as mail to the owner; the answer is a redirect", async () => {
    expect(await post()).toMatchObject({ status: 303, location: "/contacto?enviado=1" });
    const [mensaje] = await mensajes();
    expect(mensaje).toMatchObject({ ...FIELDS, message: "Hola:\n¿cuál elijo?", read_at: null });
    const [correo] = await correos();
    expect(correo).toMatchObject({
      id: `contacto-${mensaje?.id}`,
      recipient: "contacto@localhost",
      reply_to: "ana@ejemplo.es",
      subject: "Contacto: Sillas de coche",
      status: "queued",
    });
    expect(correo?.body).toContain("¿cuál elijo?");
  });

  it("sent twenty times at once is kept once, and all are told so", async () => {
    const idem = writtenFor(5_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({ idem })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect([(await mensajes()).length, (await correos()).length]).toEqual([1, 1]);
  });
});

describe("a page that somebody has gone back to", () => {
  it("sends another message, which is kept and queued beside the first", async () => {
    const idem = writtenFor(5_000);
    for (const message of [FIELDS.message, "¿Y a contramarcha?", "¿Y a contramarcha?"]) {
      expect((await post({ idem, message })).status).toBe(303);
    }
    const texts = (await mensajes()).map(({ message }) => message);
    expect(texts.sort()).toEqual(["Hola:\n¿cuál elijo?", "¿Y a contramarcha?"]);
    expect(await correos()).toHaveLength(2);
  });

  it("counts each other message, and no second press, against the limit", async () => {
    const idem = writtenFor(5_000);
    const send = async (message: string) => (await post({ idem, message })).status;
    for (let n = 0; n < 5; n += 1)
      expect([await send(`${n}`), await send(`${n}`)]).toEqual([303, 303]);
    expect(await send("La sexta")).toBe(429);
    expect(await send("0")).toBe(303);
    expect(await mensajes()).toHaveLength(5);
  });
});

describe("a message with errors", () => {
  it.each([
    ["no name", { name: " " }, "name", "Escribe tu nombre"],
    ["no email", { email: "" }, "email", "Escribe tu email"],
    ["no address", { email: "ana" }, "email", "Escribe un email válido, como nombre@ejemplo.es"],
    ["no subject", { subject: "" }, "subject", "Escribe el asunto"],
    ["no message", { message: "\r\n" }, "message", "Escribe tu mensaje"],
    [
      "a header in the name",
      { name: "x\r\nBcc: e@evil.test" },
      "name",
      "Escríbelo en una sola línea",
    ],
    [
      "a header in the subject",
      { subject: "x\nBcc: e@evil" },
      "subject",
      "Escríbelo en una sola línea",
    ],
    [
      "a header in the email",
      { email: "a@b.es\r\nBcc: e@evil.test" },
      "email",
      "Escríbelo en una sola línea",
    ],
    [
      "a long name",
      { name: "x".repeat(201) },
      "name",
      "El nombre puede tener hasta 200 caracteres",
    ],
    [
      "a long message",
      { message: "x".repeat(5_001) },
      "message",
      "El mensaje puede tener hasta 5.000 caracteres: acórtalo un poco",
    ],
  ])("%s: 422, the error at its field, the rest as typed", async (_, change, name, error) => {
    const { status, reply, fields, seal } = await post(change);
    expect(status).toBe(422);
    expect(formErrors(reply)).toEqual([{ text: error, href: `#campo-${name}` }]);
    expect(fieldOf(reply, name === "subject" ? "message" : "subject").defaultValue).toBeTruthy();
    expect(seal?.value).toBe(fields.idem);
    expect(await mensajes()).toEqual([]);
  });

  it("of exactly the greatest length is taken; a line break counts once", async () => {
    const message = `${"x\r\n".repeat(2_499)}xx`;
    expect((await post({ message })).status).toBe(303);
  });

  it("is kept though the clock was put back while it was written", async () => {
    expect(await post({ idem: writtenFor(-60 * 60_000) })).toMatchObject({ status: 303 });
    expect(await mensajes()).toHaveLength(1);
  });
});

describe("programs", () => {
  it.each([
    ["in less than three seconds", () => ({ idem: writtenFor(2_000) })],
    ["with the trap filled in", () => ({ web: "https://spam.test" })],
    ["without a seal", () => ({ idem: "" })],
    ["with a seal of their own", () => ({ idem: "a.b.c" })],
    ["with a seal of the day before", () => ({ idem: writtenFor(25 * 60 * 60_000) })],
  ])("%s: 422, asked to press again without an error, nothing lost", async (_, change) => {
    const answer = await post(change());
    expect(answer.status).toBe(422);
    expect(answer).toMatchObject({ isHasty: true });
    expect(formErrors(answer.reply)).toEqual([]);
    expect(fieldOf(answer.reply, "message").defaultValue).toBe(FIELDS.message);
    expect(await mensajes()).toEqual([]);
  });

  it("who were too fast need not wait anew: the seal stays the same", async () => {
    const idem = writtenFor(1_000);
    expect((await post({ idem })).seal).toEqual({ name: "idem", value: idem });
  });
});

describe("limits", () => {
  it("takes five an hour from one address; the sixth is told when, its text kept", async () => {
    for (let n = 0; n < 5; n += 1) expect((await post()).status).toBe(303);
    const sixth = await post();
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers?.["retry-after"])).toBeGreaterThan(3_500);
    expect(fieldOf(sixth.reply, "message").defaultValue).toBe(FIELDS.message);
    expect((await post({}, "203.0.113.8")).status).toBe(303);
    expect(await mensajes()).toHaveLength(6);
  });

  it("stores no address", async () => {
    await post();
    const keys = await db.database().read.selectFrom("attempt_limits").select("key").execute();
    expect(keys).toHaveLength(1);
    expect(JSON.stringify(keys)).not.toContain("203.0.113");
  });

  it("a refused message may be sent again with the same form later", async () => {
    for (let n = 0; n < 5; n += 1) await post();
    const idem = writtenFor(5_000);
    expect((await post({ idem })).status).toBe(429);
    await db.database().write((trx) => trx.deleteFrom("attempt_limits").execute());
    expect((await post({ idem })).status).toBe(303);
  });
});

it("a database in trouble answers 503 with the text kept", async () => {
  await takeAway("mensajes");
  const answer = await post();
  expect(answer.status).toBe(503);
  expect(formErrors(answer.reply)[0]?.text).toContain("no podemos guardar");
  expect(fieldOf(answer.reply, "message").defaultValue).toBe(FIELDS.message);
});
