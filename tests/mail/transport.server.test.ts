import { readdirSync, readFileSync, statSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { QueuedMail } from "~/mail/outbox.server";
import { fileTransport, smtpTransport } from "~/mail/transport.server";
import { makeFolder } from "../support/folder";
import { readMail } from "../support/mail-file";
import { type SmtpServer, startSmtp } from "../support/smtp-server";

const SENDER = async () => "Mimbre";

const MAIL: QueuedMail = {
  id: "prueba-1",
  message_id: "<prueba-1@sitio.test>",
  recipient: "duena@sitio.test",
  reply_to: "ana@ejemplo.es",
  subject: "¿Qué cuna elijo para un cuarto pequeño de un piso de Madrid? Dudo entre dos",
  body: "Hola:\n\nuna línea larga con ñ y €, y un enlace https://sitio.test/auth/verificar?token=abc_DEF-123\n.\nfin\n",
  created_at: "2026-09-01T10:00:00.000Z",
};

describe("SMTP", () => {
  let smtp: SmtpServer;
  beforeEach(async () => {
    smtp = await startSmtp();
  });
  afterEach(() => smtp.stop());

  it("carries the text unchanged, as plain text to the one recipient", async () => {
    await smtpTransport(smtp.url, SENDER)(MAIL);
    const [received] = smtp.received;
    const { headers, body } = readMail(received?.raw ?? "");
    expect(received?.to).toEqual(["duena@sitio.test"]);
    expect(headers.get("subject")).toBe(MAIL.subject);
    expect(headers.get("reply-to")).toBe("ana@ejemplo.es");
    expect(headers.get("message-id")).toBe(MAIL.message_id);
    expect(headers.get("date")).toBe("Tue, 01 Sep 2026 10:00:00 +0000");
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(body.replace(/\r\n/g, "\n").replace("\n..\n", "\n.\n")).toContain(MAIL.body.trimEnd());
  });

  it.each([
    ["the subject", { subject: "x\r\nBcc: e@evil.test\r\n\r\nhola" }],
    ["the answer address", { reply_to: "a@b.es>\r\nBcc: e@evil.test" }],
    ["the answer address as a list", { reply_to: "a@b.es, e@evil.test" }],
    ["the text", { body: ".\r\nMAIL FROM:<e@evil.test>\r\nRCPT TO:<e@evil.test>\r\n" }],
  ])("nothing in %s becomes a header or a recipient", async (_, change) => {
    await smtpTransport(smtp.url, SENDER)({ ...MAIL, ...change }).catch(() => undefined);
    for (const { to, raw } of smtp.received) {
      expect(to).toEqual(["duena@sitio.test"]);
      expect([...readMail(raw).headers.keys()]).not.toContain("bcc");
    }
    expect(smtp.received.length).toBeLessThanOrEqual(1);
  });
});

describe("a mail server that knows no TLS", () => {
  let smtp: SmtpServer;
  beforeEach(async () => {
    smtp = await startSmtp();
  });
  afterEach(() => smtp.stop());
  // An address that leads to this machine, but does not look like it.
  const elsewhere = () => smtp.url.replace("127.0.0.1", "0.0.0.0");

  it.each(["", "/?ignoreTLS=true"])("elsewhere gets no mail at an address with %j", async (end) => {
    const sent = smtpTransport(elsewhere() + end, SENDER)(MAIL);
    await expect(sent).rejects.toMatchObject({ code: "ETLS" });
    expect(smtp.received).toEqual([]);
  });

  it("elsewhere gets mails when its address says so", async () => {
    await smtpTransport(`${elsewhere()}/?requireTLS=false`, SENDER)(MAIL);
    expect(smtp.received).toHaveLength(1);
  });

  it("on this machine gets mails", async () => {
    await smtpTransport(smtp.url.replace("127.0.0.1", "localhost"), SENDER)(MAIL);
    expect(smtp.received).toHaveLength(1);
  });
});

describe("files", () => {
  it("hold no subject that a mail program would decode into something else", async () => {
    const folder = makeFolder();
    const subject = "Contacto: =?utf-8?q?x=0d=0aBcc:_e@evil.test?=";
    await fileTransport(folder, SENDER)({ ...MAIL, subject });
    const [file = ""] = readdirSync(folder);
    const { headers } = readMail(readFileSync(`${folder}/${file}`, "utf8"));
    expect(headers.get("subject")).toBe("Contacto: = ?utf-8?q?x=0d=0aBcc:_e@evil.test?=");
  });

  it("hold the text as it is, 8bit, so that a link in it can be used", async () => {
    const folder = makeFolder();
    const link = `https://sitio.test/auth/verificar?token=${"a1B2-".repeat(20)}`;
    const text = `Abre este enlace:\n\n${link}\n\nCaduca mañana; «ñ» y €.\n`;
    await fileTransport(folder, SENDER)({ ...MAIL, body: text });
    const [file = ""] = readdirSync(folder);
    const raw = readFileSync(`${folder}/${file}`, "utf8");
    expect(readMail(raw).headers.get("content-transfer-encoding")).toBe("8bit");
    expect(readMail(raw).headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(raw.endsWith(`\r\n\r\n${text.replaceAll("\n", "\r\n")}`)).toBe(true);
  });

  it("are one per mail, for this user alone, and the same for a repeat", async () => {
    const folder = `${makeFolder()}/mail`;
    await fileTransport(folder, SENDER)(MAIL);
    await fileTransport(folder, SENDER)(MAIL);
    const files = readdirSync(folder);
    expect(files).toEqual(["2026-09-01T10-00-00-000Z-prueba-1.eml"]);
    const file = `${folder}/${files[0]}`;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { headers, body } = readMail(readFileSync(file, "utf8"));
    expect(headers.get("subject")).toBe(MAIL.subject);
    expect(body).toContain("https://sitio.test/auth/verificar?token=abc_DEF-123");
  });
});
