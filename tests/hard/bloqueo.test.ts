import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, startSite } from "../support/site";
import { newMensaje, send } from "../support/writers";

let site: Site;
beforeEach(async () => {
  site = await startSite({
    env: { SESSION_SECRET, TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "error" },
  });
});
afterEach(() => site.stop());

/** Holds the write lock from the process of the test, for this time. */
async function lockFor(ms: number): Promise<void> {
  const sql = site.sql();
  sql.exec("begin immediate");
  await wait(ms);
  sql.exec("rollback");
}

/** Reads pages until the promise is settled, and expects all to be answered well. */
async function readDuring(lock: Promise<unknown>): Promise<number> {
  let isOver = false;
  void lock.finally(() => {
    isOver = true;
  });
  let count = 0;
  for (; !isOver; count++) {
    const page = await site.fetch("/consejos");
    expect(page.status).toBe(200);
    await page.text();
  }
  return count;
}

it("a lock of 3 s is waited for: the write succeeds, pages are read meanwhile", async () => {
  const lock = lockFor(3_000);
  const write = send(site, newMensaje("espera"));
  expect(await readDuring(lock)).toBeGreaterThan(5);
  expect(await write).toBe(true);
  expect(site.sql().prepare("select subject from mensajes").pluck().all()).toEqual(["espera"]);
});

it("a lock of 10 s is too long: 503, when to come again, and the text is kept", async () => {
  const lock = lockFor(10_000);
  const { fields, address } = newMensaje("Mi asunto");
  const answered = site.post("/contacto", fields, { "X-Forwarded-For": address });
  expect(await readDuring(answered)).toBeGreaterThan(5);
  const answer = await answered;
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "30"]);
  const page = await answer.text();
  expect(page).toContain("Ahora mismo no podemos guardar tu mensaje");
  expect(page).toContain('value="Mi asunto"');
  await lock;
  // Sends the same form again, now that the lock is free.
  const again = await site.post("/contacto", fields, { "X-Forwarded-For": address });
  expect(again.status).toBe(303);
});
