import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../support/free-port";
import { type Site, startSite } from "../support/site";

let site: Site;
let stock: ChildProcess;
let origin: string;

beforeAll(async () => {
  site = await startSite();
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const PORT = String(await freePort());
  origin = `http://127.0.0.1:${PORT}`;
  stock = spawn("sh", ["-c", scripts["serve:remix"]], {
    stdio: "ignore",
    env: {
      NODE_ENV: "production",
      PATH: `${path.resolve("node_modules/.bin")}:${process.env.PATH}`,
      DATA_DIR: site.dataDir,
      HOST: "127.0.0.1",
      PORT,
    },
  });
  await vi.waitFor(() => fetch(origin), { timeout: 60_000, interval: 100 });
});
afterAll(async () => {
  const exit = once(stock, "exit");
  stock.kill();
  await exit;
  await site.stop();
});

async function mainOf(from: string, target: string) {
  const page = await (await fetch(from + target)).text();
  return /<main.*?<\/main>/s.exec(page)?.[0].replaceAll(from, "");
}

it.each(["/", "/consejos", "/buscar?q=trona", "/comparativas", "/nada"])(
  "stock Remix draws %s as our server does",
  async (target) => {
    const drawn = await mainOf(origin, target);
    expect(drawn?.length).toBeGreaterThan(500);
    expect(drawn === (await mainOf(site.origin, target))).toBe(true);
  },
);
