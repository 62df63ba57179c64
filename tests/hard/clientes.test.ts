import { existsSync, readdirSync } from "node:fs";
import net from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Site, startSite } from "../support/site";

const SCALE = Number(process.env.HARD_SCALE ?? 1);
const SLOW = 500;
const ABORTED = 1_000 * SCALE;

let site: Site;
beforeEach(async () => {
  site = await startSite({ env: { LOG_LEVEL: "error" } });
});
afterEach(() => site.stop());

function connect(): net.Socket {
  const { port } = new URL(site.origin);
  const socket = net.connect(Number(port), "127.0.0.1");
  socket.on("error", () => undefined);
  return socket;
}

/** Sends one byte of a header a second, without end. @returns the answer */
function connectSlowly(): Promise<string> {
  const socket = connect();
  socket.setEncoding("utf8");
  let answer = "";
  socket.on("data", (text) => {
    answer += text;
  });
  socket.write(`GET / HTTP/1.1\r\nHost: ${new URL(site.origin).host}\r\nX-Slow: `);
  const drip = setInterval(() => socket.write("x"), 1_000);
  return new Promise((resolve) => {
    socket.once("close", () => {
      clearInterval(drip);
      resolve(answer);
    });
  });
}

it(`${SLOW} slow clients keep nobody from a page, and are turned away`, async () => {
  const slow = Promise.all(Array.from({ length: SLOW }, connectSlowly));
  let isOver = false;
  void slow.then(() => {
    isOver = true;
  });
  let pages = 0;
  for (; !isOver; pages++) expect((await site.fetch("/consejos")).status).toBe(200);
  expect(pages).toBeGreaterThan(20);
  const answers = await slow;
  expect(answers.filter((answer) => !answer.startsWith("HTTP/1.1 408"))).toEqual([]);
});

/** The number of files and sockets that the server has open. */
const openHandles = () => readdirSync(`/proc/${site.process.pid}/fd`).length;

/** Sends a request and leaves: at once, after the head, or in the middle of a form. */
async function ask(n: number): Promise<void> {
  const host = new URL(site.origin).host;
  const socket = connect();
  await new Promise((resolve) => socket.once("connect", resolve));
  if (n % 3 === 0) {
    socket.write(`GET /?n=${n} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  } else if (n % 3 === 1) {
    socket.write(`GET /media/x HTTP/1.1\r\nHost: ${host}\r\n`);
  } else {
    const head = `POST /contacto HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.origin}\r\n`;
    const type = "Content-Type: application/x-www-form-urlencoded\r\n";
    socket.write(`${head}${type}Content-Length: 1000\r\n\r\nname=Ana`);
  }
  await turn();
  socket.resetAndDestroy();
}

it(`${ABORTED} requests given up leave nothing open`, async ({ skip }) => {
  if (!existsSync("/proc/self/fd")) skip("open handles are counted in /proc, which is not here");
  for (let n = 0; n < 50; n++) await (await site.fetch("/consejos")).arrayBuffer();
  const before = openHandles();
  for (let n = 0; n < ABORTED; n += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, each) => ask(n + each)));
  }
  await expect
    .poll(openHandles, { timeout: 20_000, interval: 200 })
    .toBeLessThanOrEqual(before + 2);
  expect((await site.fetch("/")).status).toBe(200);
});
