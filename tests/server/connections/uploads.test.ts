import type { Socket } from "node:net";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Pace } from "~/server/connections/uploads";
import { html, OWN_FORM, open, readAnswer, serve } from "../support";

const MULTIPART = { ...OWN_FORM, "Content-Type": "multipart/form-data; boundary=x" };
const SECOND = 1_000;

beforeEach(() => {
  // Fakes only timers of the code under test, because sockets need the true clock.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
});

interface Sender {
  send(bytes: number): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Sends the announced length at this speed, in one part a second. */
  sendAll(bytesPerSecond: number): Promise<void>;
  answered: ReturnType<typeof readAnswer>;
  socket: Socket;
}

/** A site that knows people by a header, and senders whose speed a test decides. */
async function site(pace?: Pace) {
  const taken = new Map<string, { bytes: number; told(): void }>();
  const { port, server } = await serve({
    ...(pace && { pace }),
    application: async ({ headers, body }, context) => {
      const person = headers.get("X-Person");
      if (person) context?.admitUpload?.(person);
      const one = taken.get(headers.get("X-Line") ?? "");
      if (!body || !one) throw new Error("nobody sends");
      one.told();
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
        one.bytes += chunk.length;
        one.told();
      }
      return html(`${one.bytes}`);
    },
  });

  async function line(total: number, person = "", path = "/admin/imagenes"): Promise<Sender> {
    const id = String(taken.size);
    const headers = {
      ...MULTIPART,
      Host: `localhost:${port}`,
      "X-Line": id,
      ...(person && { "X-Person": person }),
      "Content-Length": String(total),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    let told = () => {};
    let isOver = false;
    const one = { bytes: 0, told: () => told() };
    taken.set(id, one);
    const begun = new Promise<void>((resolve) => {
      told = resolve;
    });
    const socket = open(port, `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
    const answered = readAnswer(socket);
    const over = answered.then(() => {
      isOver = true;
    });
    socket.on("error", () => undefined);
    socket.once("data", () => {
      isOver = true;
      told();
      socket.end();
    });
    await Promise.race([begun, over]);
    const reached = (bytes: number) =>
      new Promise<void>((resolve) => {
        told = () => {
          if (isOver || one.bytes >= bytes) resolve();
        };
        told();
      });
    let sent = 0;
    const send = async (bytes: number) => {
      if (isOver) return;
      sent += bytes;
      socket.write(Buffer.alloc(bytes, "x"));
      await reached(sent);
    };
    const wait = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));
    const sendAll = async (bytesPerSecond: number) => {
      while (sent < total && !isOver) {
        await wait(SECOND);
        await send(Math.min(bytesPerSecond, total - sent));
      }
    };
    return { send, wait, sendAll, answered, socket };
  }
  return { line, server };
}

const statusOf = async (sender: Sender) => (await sender.answered).status;

describe("somebody who is signed in", () => {
  it.each([
    ["a picture of 3.6 MB over 45 kB/s", 3_600_000, 45_000],
    ["a picture of 12 MB over 50 kB/s", 12_000_000, 50_000],
    ["a file of 10 MB over 50 kB/s", 10_000_000, 50_000],
    ["1 MB over a line that is hardly fast enough", 1_000_000, 8_100],
  ])("sends %s to its end", async (_, bytes, bytesPerSecond) => {
    const { line } = await site();
    const sender = await line(bytes, "ana");
    await sender.sendAll(bytesPerSecond);
    expect(await sender.answered).toMatchObject({ status: 200, text: String(bytes) });
  });

  it("goes on after the line has been silent for a while, as often as it is", async () => {
    const { line } = await site();
    const sender = await line(2_000_000, "ana");
    for (let n = 0; n < 8; n++) {
      await sender.wait(25 * SECOND);
      await sender.send(250_000);
    }
    expect(await statusOf(sender)).toBe(200);
  });

  it("is turned away once nothing has come for half a minute, however much came before", async () => {
    const { line } = await site();
    const sender = await line(12_000_000, "ana");
    await sender.send(11_000_000);
    await sender.wait(31 * SECOND);
    expect(await sender.answered).toMatchObject({ status: 408 });
  });

  it.each([
    ["drips", 100],
    ["sends half of what it has to", 4_000],
  ])("is turned away where the line %s", async (_, bytesPerSecond) => {
    const { line } = await site();
    const sender = await line(3_600_000, "ana");
    await sender.sendAll(bytesPerSecond);
    expect(await statusOf(sender)).toBe(408);
  });

  it("is turned away where the line drips after a quick start", async () => {
    const { line } = await site();
    const sender = await line(12_000_000, "ana");
    await sender.send(11_000_000);
    await sender.sendAll(100);
    expect(await statusOf(sender)).toBe(408);
  });

  it("has a minute for a form that is none of these", async () => {
    const { line } = await site();
    const sender = await line(3_000, "ana", "/admin/consejos/nuevo");
    await sender.sendAll(60);
    expect(await statusOf(sender)).toBe(200);
    const slower = await line(3_000, "ana", "/admin/consejos/nuevo");
    await slower.sendAll(30);
    expect(await statusOf(slower)).toBe(408);
  });

  it("sends four at once, and everybody together twenty; the next is told at once", async () => {
    const { line } = await site();
    const people = ["ana", "luz", "eva", "sol", "mar"];
    const senders: Sender[] = [];
    for (const person of people) {
      for (let n = 0; n < 4; n++) senders.push(await line(100_000, person));
      if (person === "mar") continue;
      const fifth = await (await line(100_000, person)).answered;
      expect([fifth.status, fifth.headers.get("Retry-After")]).toEqual([429, "60"]);
      expect(fifth.text).toContain("Espera a que terminen los otros");
    }
    expect(await statusOf(await line(100_000, "paz"))).toBe(429);
    // A small form is accepted even while the person's uploads have reached their limit.
    const form = await line(1_000, "paz");
    await form.sendAll(1_000);
    expect(await statusOf(form)).toBe(200);
    const [first] = senders;
    await first?.sendAll(50_000);
    expect(first && (await statusOf(first))).toBe(200);
    const next = await line(100_000, "paz");
    await next.sendAll(50_000);
    expect(await statusOf(next)).toBe(200);
  });

  it("who goes away in the midst of it leaves the place to the next", async () => {
    const pace = { formMs: 60_000, aheadMs: 30_000, bytesPerMs: 8, perPerson: 1, inAll: 1 };
    const { line, server } = await site(pace);
    const gone = await line(100_000, "ana");
    const closed = new Promise((resolve) => server.once("request", (_, res) => resolve(res)));
    const second = await line(100_000, "ana");
    expect(await statusOf(second)).toBe(429);
    await closed;
    gone.socket.destroy();
    await vi.waitFor(
      async () => {
        const next = await line(100_000, "ana");
        await next.sendAll(100_000);
        expect(await statusOf(next)).toBe(200);
      },
      { timeout: 30_000 },
    );
  });
});

describe("somebody who is not signed in", () => {
  it.each([
    ["however fast", "/admin/imagenes", 100_000],
    ["with a short form", "/contacto", 60],
  ])("is turned away after a minute, %s", async (_, path, bytesPerSecond) => {
    const { line } = await site();
    const sender = await line(path === "/contacto" ? 60_000 : 12_000_000, "", path);
    await sender.sendAll(bytesPerSecond);
    expect(await statusOf(sender)).toBe(408);
  });

  it("is not blamed for the time that the site takes itself", async () => {
    const { port } = await serve({
      application: async (request) => {
        await vi.advanceTimersByTimeAsync(90 * SECOND);
        return html(await request.text());
      },
    });
    const head = `POST /contacto HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n`;
    const form = `Sec-Fetch-Site: same-origin\r\nContent-Type: ${OWN_FORM["Content-Type"]}\r\n`;
    const socket = open(port, `${head}${form}Content-Length: 3\r\n\r\na=1`);
    expect(await readAnswer(socket)).toMatchObject({ status: 200, text: "a=1" });
  });
});
