import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeSeal } from "~/http/forms/form-seal.server";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, startSite } from "../support/site";
import { type SmtpServer, startSmtp } from "../support/smtp-server";

const ROUNDS = 4 * Number(process.env.HARD_SCALE ?? 1);
const MESSAGES = 4;

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtp();
  await smtp.setMode("slow");
});
afterEach(() => smtp.stop());

const start = (from?: string) =>
  startSite({
    from,
    env: { SESSION_SECRET, MFA_KEY: SESSION_SECRET, SMTP_URL: smtp.url, DEMO: "0" },
  });

const writeMessage = (site: Site, n: number) =>
  site.post("/contacto", {
    name: "Ana",
    email: "ana@ejemplo.es",
    subject: `Mensaje ${n}`,
    message: "Hola",
    idem: makeSeal(new Date(Date.now() - 5_000)),
  });

/** Ends the site while it sends mail, and starts it again on the files that are left. */
async function restart(site: Site, signal: NodeJS.Signals): Promise<Site> {
  const exit = once(site.process, "exit");
  site.process.kill(signal);
  await exit;
  const again = await start(site.dataDir);
  // Makes all leases expire, so that the test need not wait two minutes.
  again
    .sql()
    .prepare("update correos set lease_until = created_at where lease_until is not null")
    .run();
  return again;
}

const waiting = (site: Site) =>
  site.sql().prepare("select count(*) as n from correos where status != 'sent'").get();

describe.each(["SIGKILL", "SIGTERM"] as const)("%s while mails are sent", (signal) => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => [round]))(
    "round %i: every message that was taken arrives, at most one twice",
    async (round) => {
      const site = await start();
      const taken = new Set<number>();
      const posts = Array.from({ length: MESSAGES }, async (_, n) => {
        const answer = await writeMessage(site, n).catch(() => undefined);
        if (answer?.status === 303) taken.add(n);
      });
      await expect
        .poll(() => smtp.received.length, { timeout: 20_000, interval: 5 })
        .toBeGreaterThan(round % MESSAGES);
      const again = await restart(site, signal);
      await Promise.all(posts);
      await expect.poll(() => waiting(again), { timeout: 20_000, interval: 50 }).toEqual({ n: 0 });
      await again.stop();

      const ids = smtp.received.map(({ messageId }) => messageId);
      const repeats = ids.length - new Set(ids).size;
      expect(repeats).toBeLessThanOrEqual(signal === "SIGKILL" ? 1 : 0);
      expect(new Set(ids).size).toBeGreaterThanOrEqual(taken.size);
      for (const n of taken) {
        expect(smtp.received.some(({ raw }) => raw.includes(`Mensaje ${n}`))).toBe(true);
      }
    },
  );
});
