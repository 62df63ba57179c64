import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

/**
 * The server's behaviour: `refuse` does not listen, `busy` answers 421 to the greeting, `4xx` and
 * `5xx` answer RCPT, `auth` refuses the password, `hang` never answers, `hang-data` not after DATA,
 * `drop` takes the mail but closes without an answer, `slow` takes it and answers late.
 */
export type SmtpMode =
  | "ok"
  | "refuse"
  | "busy"
  | "4xx"
  | "5xx"
  | "auth"
  | "hang"
  | "hang-data"
  | "drop"
  | "slow";

const SLOW_MS = 150;

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they were sent. */
  raw: string;
  messageId: string;
}

export interface SmtpServer {
  url: string;
  received: ReceivedMail[];
  connections: number;
  setMode(mode: SmtpMode): Promise<void>;
  stop(): Promise<void>;
}

/** A mail server for tests, with as much of SMTP as the site uses. */
export async function startSmtp(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let mode: SmtpMode = "ok";
  const server = createServer((socket) => {
    smtp.connections += 1;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    converse(socket, mode, received);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: 0,
    async setMode(next) {
      mode = next;
      if (next === "refuse" && server.listening) await close(server, sockets);
      if (next !== "refuse" && !server.listening) {
        server.listen(port, "127.0.0.1");
        await once(server, "listening");
      }
    },
    stop: () => close(server, sockets),
  };
  return smtp;
}

async function close(server: Server, sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  if (!server.listening) return;
  server.close();
  await once(server, "close");
}

function converse(socket: Socket, mode: SmtpMode, received: ReceivedMail[]): void {
  if (mode === "hang") return;
  let mail = { from: "", to: [] as string[] };
  let buffer = "";
  let isData = false;
  const say = (text: string) => socket.write(`${text}\r\n`);

  function takeMail(raw: string): void {
    const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? "";
    received.push({ ...mail, raw, messageId });
    mail = { from: "", to: [] };
    if (mode === "drop") socket.destroy();
    else if (mode === "slow") setTimeout(() => say("250 queued"), SLOW_MS);
    else say("250 queued");
  }
  function takeCommand(line: string): void {
    if (/^(EHLO|HELO)/i.test(line))
      say(mode === "auth" ? "250-test\r\n250 AUTH PLAIN" : "250 test");
    else if (/^AUTH/i.test(line)) say("535 wrong password");
    else if (/^STARTTLS/i.test(line)) say("502 not here");
    else if (/^MAIL FROM:/i.test(line)) {
      mail.from = addressIn(line);
      say("250 ok");
    } else if (/^RCPT TO:/i.test(line)) answerRecipient(line);
    else if (/^DATA/i.test(line)) {
      isData = true;
      if (mode !== "hang-data") say("354 go on");
    } else say(/^QUIT/i.test(line) ? "221 bye" : "250 ok");
  }
  function answerRecipient(line: string): void {
    if (mode === "4xx") return void say("451 later");
    if (mode === "5xx") return void say("550 nobody here of that name");
    mail.to.push(addressIn(line));
    say("250 ok");
  }

  socket.on("data", (chunk) => {
    buffer += chunk.toString("latin1");
    for (;;) {
      const end = isData ? "\r\n.\r\n" : "\r\n";
      const at = buffer.indexOf(end);
      if (at === -1) return;
      const text = buffer.slice(0, at);
      buffer = buffer.slice(at + end.length);
      if (isData) {
        isData = false;
        takeMail(text);
      } else takeCommand(text);
    }
  });
  say(mode === "busy" ? "421 too busy" : "220 test");
}

const addressIn = (line: string) => /<(.*)>/.exec(line)?.[1] ?? "";
