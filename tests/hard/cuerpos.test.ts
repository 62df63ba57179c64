import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { beforeAll, expect, it } from "vitest";
import { admitAdmin, openAdminSession } from "../support/admin";
import { ADMIN_SCREENS, AUTH_SCREENS, PUBLIC_SCREENS } from "../support/screens";
import { useSite } from "../support/use-site";

const MIB = 1024 * 1024;
const BODY = 100 * MIB;
const CHUNK = Buffer.alloc(64 * 1024, "a");
/** The most memory that a process may take for one body and for garbage of many. */
const ROOM_MIB = 40;

const ADDRESSES = [...new Set([...PUBLIC_SCREENS, ...AUTH_SCREENS, ...ADMIN_SCREENS])]
  .map((screen) => screen.replace(/\?.*/, "").replaceAll(/\{\w+\}/g, "x"))
  .filter((address, index, all) => all.indexOf(address) === index);

const site = useSite({ env: { DEMO: "0", LOG_LEVEL: "error" } });
let cookie: string;
beforeAll(() => {
  cookie = `sesion=${openAdminSession(site)}`;
});

/** The memory that the site holds now or, as `VmHWM`, its peak since the last reset, in MiB. */
const memory = (which: "VmRSS" | "VmHWM" = "VmRSS") => {
  const status = readFileSync(`/proc/${site.process.pid}/status`, "utf8");
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
};
const countPeakAnew = () => writeFileSync(`/proc/${site.process.pid}/clear_refs`, "5");

/** Sends a body in chunks until the server takes no more. @returns the answer's first line */
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
      // A client that still sends may get no answer, because the connection is closed.
      if (status && !/ (413|404|403|405|30\d|401) /.test(status))
        wrong.push(`${address}: ${status}`);
      if (sent >= BODY / 2) wrong.push(`${address}: took ${sent / MIB} MiB`);
    }
  }
  expect(wrong).toEqual([]);
  expect(peak - before).toBeLessThan(ROOM_MIB);
  expect((await site.fetch("/")).status).toBe(200);
});

const HEADER = "title,slug,category,imageurl,rating\n";
/** Nearly the 10 MB that a file may have. */
const MUCH = 9_800_000;

it.each([
  ["one cell", `${HEADER}"${"x".repeat(MUCH)}",a,b,c,1`],
  ["cells of one row", HEADER + "a,".repeat(MUCH / 2)],
  ["names of columns", "a,".repeat(MUCH / 2)],
  ["rows", HEADER + "a,b,c,d,e\n".repeat(MUCH / 10)],
  ["a quote that nobody closes", `${HEADER}"${"a,b\n".repeat(MUCH / 4)}`],
])("10 MB of CSV, all of it %s, are refused and cost no more than 100 MiB", async (_, content) => {
  const admin = admitAdmin(site);
  const body = new FormData();
  body.set("idem", await admin.idem("/admin/productos/importar"));
  body.set("archivo", new File([content], "uno.csv", { type: "text/csv" }));
  const before = memory();
  countPeakAnew();
  const answer = await admin.send("/admin/productos/importar", body);
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining("No se pudo procesar el archivo CSV"),
  ]);
  expect(memory("VmHWM") - before).toBeLessThan(100);
});
