import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import type { Browser } from "../support/browser";
import { makeFolder } from "../support/folder";
import { startSite } from "../support/site";

const ROUNDS = 3 * Number(process.env.HARD_SCALE ?? 1);
const CLIENTS = 4;

const folder = makeFolder();

/** Makes a picture that differs from all others, so large that encoding takes a while. */
function newPicture(n: number): Promise<Buffer> {
  const background = { r: n % 256, g: (n * 7) % 256, b: (n * 31) % 256 };
  return sharp({ create: { width: 1400, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads pictures until the site is dead; the addresses of those accepted go into `taken`. */
async function uploadOn(admin: Browser, first: number, taken: string[]): Promise<void> {
  for (let n = first; ; n += CLIENTS) {
    const form = new FormData();
    form.set("archivo", new File([new Uint8Array(await newPicture(n))], "foto.png"));
    const answer = await admin.send("/admin/imagenes", form).catch(() => undefined);
    if (!answer) return;
    expect(answer.status).toBe(303);
    taken.push(answer.headers.get("Location")?.split("/").at(-1) ?? "");
  }
}

/** Decodes each file that a picture must have. @returns their names */
async function expectWhole(media: string, sha: string, anchos: number[]): Promise<string[]> {
  const sizes = anchos.flatMap((width) => [`${sha}-${width}.avif`, `${sha}-${width}.webp`]);
  const names = [...sizes, `${sha}-og.jpg`];
  for (const name of names) await sharp(readFileSync(path.join(media, name))).stats();
  return names;
}

describe.each(["SIGTERM", "SIGKILL"] as const)("%s while pictures are uploaded", (signal) => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => [round]))(
    "round %i: each that was taken is whole, and nothing half-done is taken for one",
    async (round) => {
      const data = path.join(folder, `${signal}-${round}`);
      const media = path.join(data, "media");
      const site = await startSite({ env: { DATA_DIR: data, DEMO: "0", LOG_LEVEL: "error" } });
      const admin = admitAdmin({ ...site, sql: () => new SQLite(path.join(data, "site.db")) });
      const before = new Set(readdirSync(media));
      const taken: string[] = [];
      const clients = Array.from({ length: CLIENTS }, (_, n) =>
        uploadOn(admin, round * 1000 + n, taken),
      );
      await expect
        .poll(() => taken.length, { timeout: 60_000, interval: 1 + round })
        .toBeGreaterThan(round % 3);
      const exit = once(site.process, "exit");
      site.process.kill(signal);
      const [code] = await exit;
      await Promise.all(clients);
      expect(code).toBe(signal === "SIGTERM" ? 0 : null);

      const sql = new SQLite(path.join(data, "site.db"));
      expect(sql.pragma("integrity_check", { simple: true })).toBe("ok");
      const rows = sql.prepare("select sha, anchos from media where origen = 'upload'").all() as {
        sha: string;
        anchos: string;
      }[];
      sql.close();
      expect(taken.filter((sha) => !rows.some((row) => row.sha === sha))).toEqual([]);
      const expected: string[] = [];
      for (const { sha, anchos } of rows) {
        expected.push(...(await expectWhole(media, sha, JSON.parse(anchos))));
      }
      const others = readdirSync(media).filter(
        (name) => !before.has(name) && !expected.includes(name),
      );
      // An orderly end leaves nothing over; after a kill only files named .tmp may be broken.
      expect(signal === "SIGTERM" ? others : []).toEqual([]);
      for (const name of others.filter((each) => !each.endsWith(".tmp"))) {
        await sharp(readFileSync(path.join(media, name))).stats();
      }
      await site.stop();
    },
    120_000,
  );
});
