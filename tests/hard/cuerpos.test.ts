import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openAdminSession } from "../support/admin";
import { ADMIN_SCREENS, AUTH_SCREENS, PUBLIC_SCREENS } from "../support/screens";
import { type Site, startSite } from "../support/site";

const MIB = 1024 * 1024;
const BODY = 100 * MIB;
const CHUNK = Buffer.alloc(64 * 1024, "a");
/** What a process may hold of one body, and of the garbage of many. */
const ROOM_MIB = 40;

const ADDRESSES = [...new Set([...PUBLIC_SCREENS, ...AUTH_SCREENS, ...ADMIN_SCREENS])]
  .map((screen) => screen.replace(/\?.*/, "").replaceAll(/\{\w+\}/g, "x"))
  .filter((address, index, all) => all.indexOf(address) === index);

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite({ env: { DEMO: "0", LOG_LEVEL: "error" } });
  cookie = `sesion=${openAdminSession(site)}`;
});
afterAll(() => site.stop());

const memory = () => {
  const status = readFileSync(`/proc/${site.process.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

/** Sends a body in chunks until it is all sent or nobody takes more. @returns the first line of the answer */
function flood(address: string, isSigned: boolean): Promise<{ status: string; sent: number }> {
  const { hostname, port, host } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  let sent = 0;
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  socket.write(
    [
      `POST ${address} HTTP/1.1`,
      ...[`Host: ${host}`, `Origin: ${site.origin}`, "Transfer-Encoding: chunked"],
      "Content-Type: application/x-www-form-urlencoded",
      ...(isSigned ? [`Cookie: ${cookie}`] : []),
      "\r\n",
    ].join("\r\n"),
  );
  return new Promise((resolve) => {
    const end = () => resolve({ status: answer.split("\r\n")[0] ?? "", sent });
    const more = () => {
      while (!socket.destroyed && socket.writable && sent < BODY) {
        sent += CHUNK.length;
        if (!socket.write(Buffer.concat([Buffer.from("10000\r\n"), CHUNK, Buffer.from("\r\n")])))
          return void socket.once("drain", more);
      }
    };
    socket.once("close", end).once("error", () => socket.destroy());
    more();
  });
}

it(`100 MB to each of ${ADDRESSES.length} addresses are refused, unread, and cost no memory`, async () => {
  for (const address of ADDRESSES.slice(0, 5)) await flood(address, true);
  const before = memory();
  let peak = before;
  const wrong: string[] = [];
  for (const address of ADDRESSES) {
    for (const isSigned of [false, true]) {
      const { status, sent } = await flood(address, isSigned);
      peak = Math.max(peak, memory());
      // One who sends on may miss the answer: the connection is closed under him.
      if (status && !/ (413|404|403|405|30\d|401) /.test(status))
        wrong.push(`${address}: ${status}`);
      if (sent >= BODY / 2) wrong.push(`${address}: took ${sent / MIB} MiB`);
    }
  }
  expect(wrong).toEqual([]);
  expect(peak - before).toBeLessThan(ROOM_MIB);
  expect((await site.fetch("/")).status).toBe(200);
});
