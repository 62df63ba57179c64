import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { isLoopback } from "~/http/requests/loopback";
import { writeDurably } from "~/runtime/durable-file.server";
import { settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { senderAddress } from "./addresses.server";
import type { QueuedMail } from "./outbox.server";

const STEP_MS = 10_000;
const WHOLE_MS = 60_000;

export type Transport = (mail: QueuedMail) => Promise<void>;

export type SenderName = () => Promise<string>;

export function chooseTransport(senderName: SenderName): Transport {
  const { SMTP_URL, DATA_DIR } = settings();
  return SMTP_URL
    ? smtpTransport(SMTP_URL, senderName)
    : fileTransport(mailFolder(DATA_DIR), senderName);
}

/** Does not pool connections, which would hide a dead server. TLS protects the links in mails. */
const connect = (url: string, stepMs: number) =>
  nodemailer.createTransport({
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
  });

export const verifySmtp = (url: string) => connect(url, STEP_MS).verify();

export function smtpTransport(
  url: string,
  senderName: SenderName,
  { stepMs = STEP_MS, wholeMs = WHOLE_MS }: { stepMs?: number; wholeMs?: number } = {},
): Transport {
  const transporter = connect(url, stepMs);
  return async (mail) => {
    const message = toMessage(mail, await senderName());
    await transporter.sendMail({ ...message, signal: AbortSignal.timeout(wholeMs) });
  };
}

export const mailFolder = (dataDir: string) => path.join(dataDir, "mail");
const MAIL_FILE = /\.eml$/;

export function purgeMailFiles(before: Date, folder = mailFolder(settings().DATA_DIR)): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of names.filter((name) => MAIL_FILE.test(name))) {
    const place = path.join(folder, file);
    const written = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (written < before.getTime()) rmSync(place, { force: true });
  }
}

/** Writes raw text, because nodemailer would wrap a link; the log shows only the file's name. */
export function fileTransport(folder: string, senderName: SenderName): Transport {
  const options = { streamTransport: true, buffer: true, newline: "windows" } as const;
  const transporter = nodemailer.createTransport(options);
  return async (mail) => {
    const withoutText = { ...toMessage(mail, await senderName()), text: "-" };
    const { message } = await transporter.sendMail(withoutText);
    const [head = ""] = String(message).split("\r\n\r\n", 1);
    const head8bit = head.replace(
      /^Content-Transfer-Encoding: 7bit$/m,
      "Content-Transfer-Encoding: 8bit",
    );
    const text = mail.body.replace(/\r\n?|\n/g, "\r\n");
    const day = mail.created_at.replace(/[:.]/g, "-");
    const file = path.join(folder, `${day}-${mail.id}.eml`);
    await writeDurably(file, Buffer.from(`${head8bit}\r\n\r\n${text}`));
    log().info({ file }, "mail written");
  };
}

/** Addresses are passed as objects, because nodemailer would parse a string. */
function toMessage(mail: QueuedMail, senderName: string): SendMailOptions {
  return {
    from: { name: senderName, address: senderAddress() },
    to: { name: "", address: mail.recipient },
    ...(mail.reply_to && { replyTo: { name: "", address: mail.reply_to } }),
    // «=?» would start an encoded word, and decoding it could produce line breaks.
    subject: mail.subject.replaceAll("=?", "= ?"),
    text: mail.body,
    messageId: mail.message_id,
    date: new Date(mail.created_at),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
