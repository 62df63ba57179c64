import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { makeSeal } from "~/http/form-seal.server";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, startSite } from "../support/site";

const HOUR = 60 * 60 * 1000;
const LIBRARY = readdirSync("/usr/lib")
  .map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));

const folder = mkdtempSync(path.join(os.tmpdir(), "mimbre-clock-"));
const clock = path.join(folder, "clock");
afterAll(() => rmSync(folder, { recursive: true }));

/** Moves the server's clock away from ours, at once. */
const setClock = (hours: number) =>
  writeFileSync(clock, `${hours < 0 ? "-" : "+"}${Math.abs(hours) * 3600}\n`);

let site: Site;
afterEach(() => site?.stop());

const start = () =>
  startSite({
    env: {
      LD_PRELOAD: LIBRARY ?? "",
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: "1",
      // Timers go on as they were: it is the wall clock that jumps.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      SESSION_SECRET,
      TRUSTED_PROXY_HOPS: "1",
      DEMO: "0",
      LOG_LEVEL: "error",
    },
  });

async function write(hours: number, address: string): Promise<number> {
  const fields = { name: "Ana", email: "ana@ejemplo.es", subject: "Hola", message: "Hola" };
  const idem = makeSeal(new Date(Date.now() + hours * HOUR - 5_000));
  const headers = { "X-Forwarded-For": address };
  return (await site.post("/contacto", { ...fields, idem }, headers)).status;
}

it("a clock that jumps locks nobody out for longer than a limit lasts, and breaks no page", async ({
  skip,
}) => {
  if (!LIBRARY) skip("libfaketime is not here (Debian: faketime)");
  setClock(0);
  site = await start();
  for (let n = 0; n < 5; n++) expect(await write(0, "203.0.113.7")).toBe(303);
  expect(await write(0, "203.0.113.7")).toBe(429);

  setClock(-1);
  expect(await write(-1, "203.0.113.8")).toBe(303);
  expect((await site.fetch("/")).status).toBe(200);
  expect((await site.fetch("/readyz")).status).toBe(200);

  setClock(1.1);
  expect(await write(1.1, "203.0.113.7")).toBe(303);

  // A form of today on a server that believes it is the week after next: asked for again, not lost.
  setClock(14 * 24);
  expect(await write(0, "203.0.113.9")).toBe(422);
  expect(await write(14 * 24, "203.0.113.9")).toBe(303);

  setClock(0);
  expect(await write(0, "203.0.113.10")).toBe(303);
  expect((await site.fetch("/")).status).toBe(200);
  expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
