import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { CORREOS, claimDue, enqueue } from "~/mail/outbox.server";
import { sendDue } from "~/mail/sender.server";
import { smtpTransport, type Transport } from "~/mail/transport.server";
import { testDatabase } from "../support/database";
import { type SmtpMode, type SmtpServer, startSmtp } from "../support/smtp-server";
import { readRow, write } from "../support/stored";

const SENDER = async () => "Mimbre";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const db = testDatabase();
let smtp: SmtpServer;
let transport: Transport;
/** A transport with a short time limit, for servers that do not answer. */
let hasty: Transport;
let clock: Date;

beforeEach(async () => {
  smtp = await startSmtp();
  transport = smtpTransport(smtp.url, SENDER);
  hasty = smtpTransport(smtp.url, SENDER, { stepMs: 150 });
  clock = new Date("2026-09-01T10:00:00.000Z");
});
afterEach(() => smtp.stop());

const now = () => clock;
const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const queue = (id: string, text = "Hola") =>
  write((trx) => enqueue(trx, { id, to: "ana@ejemplo.es", subject: "Aviso", text }, clock));
const send = (owner = "one", with_ = transport) => sendDue({ owner, transport: with_, now });
const row = (id: string) => readRow("correos", { id });
const receivedIds = () => smtp.received.map(({ messageId }) => messageId).sort();

describe("sending", () => {
  it("does not wait for a time that was written before the clock was put back", async () => {
    const ahead = 365 * 24 * HOUR;
    pass(ahead);
    await queue("uno");
    pass(-ahead);
    await send();
    expect(receivedIds()).toEqual(["<uno@localhost>"]);
  });

  it("nor for a lease from then", async () => {
    await queue("uno");
    await claimDue("dead", new Date(clock.getTime() + HOUR));
    await send();
    expect(receivedIds()).toEqual(["<uno@localhost>"]);
  });

  it("sends what is due, once, and keeps nothing of the text", async () => {
    await queue("uno", "https://sitio.test/auth/verificar?token=secreto");
    await queue("dos");
    await send();
    await send();
    expect(receivedIds()).toEqual(["<dos@localhost>", "<uno@localhost>"]);
    expect(await row("uno")).toMatchObject({
      status: "sent",
      body: "",
      sent_at: clock.toISOString(),
      lease_owner: null,
      attempts: 1,
    });
  });

  it("queues a cause once", async () => {
    await queue("uno");
    await queue("uno");
    await send();
    expect(receivedIds()).toEqual(["<uno@localhost>"]);
  });

  it.each([
    ["a second recipient", { to: "a@b.es\r\nBcc: e@evil.test" }],
    ["a list", { to: "a@b.es, e@evil.test" }],
    ["a named address", { to: "a@b.es <e@evil.test>" }],
    ["a second answer address", { replyTo: "a@b.es,e@evil.test" }],
    ["an id that is a path", { id: "../uno" }],
  ])("refuses %s", async (_, change) => {
    const mail = { id: "uno", to: "a@b.es", subject: "x", text: "x", ...change };
    await expect(write((trx) => enqueue(trx, mail))).rejects.toThrow("a mail");
  });

  it("leaves no mail behind when the transaction fails", async () => {
    const failing = write(async (trx) => {
      await enqueue(trx, { id: "uno", to: "a@b.es", subject: "x", text: "x" }, clock);
      throw new Error("roto");
    });
    await expect(failing).rejects.toThrow("roto");
    await send();
    expect(smtp.received).toEqual([]);
  });

  it("stops between two mails when told to", async () => {
    await queue("uno");
    await queue("dos");
    let isStopping = false;
    const slow: Transport = async () => {
      isStopping = true;
    };
    await sendDue({ owner: "one", transport: slow, now, isStopping: () => isStopping });
    const left = await db.database().read.selectFrom("correos").select("status").execute();
    expect(left.map(({ status }) => status).sort()).toEqual(["queued", "sent"]);
  });
});

describe("a server in trouble", () => {
  const TEMPORARY: SmtpMode[] = ["refuse", "busy", "4xx", "auth", "hang", "hang-data"];

  it.each(TEMPORARY)("%s for two hours: each mail arrives once when it is back", async (mode) => {
    const withPassword = smtpTransport(smtp.url.replace("//", "//yo:mal@"), SENDER);
    const during = mode.startsWith("hang") ? hasty : mode === "auth" ? withPassword : transport;
    await queue("uno");
    await queue("dos");
    await smtp.setMode(mode);
    for (const wait of [0, MINUTE, 5 * MINUTE, 30 * MINUTE]) {
      pass(wait);
      await send("one", during);
    }
    expect(await row("uno")).toMatchObject({ status: "queued", attempts: 4, lease_owner: null });
    await smtp.setMode("ok");
    await send();
    expect(smtp.received).toEqual([]);
    pass(2 * HOUR);
    await send();
    expect(receivedIds()).toEqual(["<dos@localhost>", "<uno@localhost>"]);
  });

  it("drop after DATA: at most one repeat, under the same Message-ID and date", async () => {
    await queue("uno");
    await smtp.setMode("drop");
    await send();
    await smtp.setMode("ok");
    pass(MINUTE);
    await send();
    pass(24 * HOUR);
    await send();
    expect(receivedIds()).toEqual(["<uno@localhost>", "<uno@localhost>"]);
    const [first, second] = smtp.received.map(({ raw }) => raw);
    expect(first).toBe(second);
  });

  it("5xx: stops at once and says why", async () => {
    await queue("uno");
    await smtp.setMode("5xx");
    await send();
    await smtp.setMode("ok");
    pass(48 * HOUR);
    await send();
    expect(smtp.received).toEqual([]);
    expect(await row("uno")).toMatchObject({ status: "failed", attempts: 1 });
    expect((await row("uno")).last_error).toContain("550");
    expect((await row("uno")).body).toBe("");
  });

  it("no TLS: stays queued until the server or the settings are mended", async () => {
    await queue("uno");
    const url = smtp.url.replace("127.0.0.1", "0.0.0.0");
    await send(
      "one",
      smtpTransport(url, async () => "Mimbre"),
    );
    expect(await row("uno")).toMatchObject({ status: "queued", attempts: 1 });
    pass(MINUTE);
    await send();
    expect(await row("uno")).toMatchObject({ status: "sent" });
  });

  it("waits 1 m, 5 m, 30 m, 2 h, 6 h, then a day, and gives up after a week", async () => {
    const waits: number[] = [];
    const broken: Transport = () => Promise.reject(new Error("roto"));
    await queue("uno");
    for (;;) {
      await send("one", broken);
      const { status, run_after } = await row("uno");
      if (status === "failed") break;
      waits.push((Date.parse(run_after) - clock.getTime()) / MINUTE);
      pass(Date.parse(run_after) - clock.getTime());
    }
    expect(waits.slice(0, 7)).toEqual([1, 5, 30, 120, 360, 1440, 1440]);
    expect(waits).toHaveLength(CORREOS.maxAttempts - 1);
    expect((await row("uno")).body).toBe("");
  });
});

describe("leases", () => {
  it("of several processes at once: each mail is sent by one of them", async () => {
    for (let n = 0; n < 20; n += 1) await queue(`correo-${n}`);
    await Promise.all(["one", "two", "three", "four"].map((owner) => send(owner)));
    expect(smtp.received).toHaveLength(20);
    expect(new Set(receivedIds()).size).toBe(20);
  });

  it("of a process that died are taken over after two minutes, not before", async () => {
    await queue("uno");
    await claimDue("dead", clock);
    pass(CORREOS.leaseMs - 1);
    await send("two");
    expect(smtp.received).toEqual([]);
    pass(1);
    await send("two");
    expect(receivedIds()).toEqual(["<uno@localhost>"]);
    expect(await row("uno")).toMatchObject({ status: "sent", attempts: 2 });
  });

  it("of a mail whose process dies each time: it is given up with the last attempt, text and all", async () => {
    await queue("uno", "https://sitio.test/auth/verificar?token=secreto");
    for (let n = 0; n < CORREOS.maxAttempts; n++) {
      expect((await claimDue(`dead-${n}`, clock))?.id).toBe("uno");
      pass(CORREOS.leaseMs);
    }
    await send();
    expect(smtp.received).toEqual([]);
    expect(await row("uno")).toMatchObject({
      status: "failed",
      body: "",
      last_error: "its process died",
    });
  });

  it("lost meanwhile: a late failure does not disturb the new owner", async () => {
    await queue("uno");
    const late: Transport = async () => {
      pass(CORREOS.leaseMs);
      await claimDue("two", clock);
      throw new Error("tarde");
    };
    await send("one", late);
    expect(await row("uno")).toMatchObject({ lease_owner: "two", status: "queued" });
  });
});
