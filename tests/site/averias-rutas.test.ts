import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import type { Browser } from "../support/browser";
import { addressOf, build } from "../support/built-routes";
import { makeFolder } from "../support/folder";
import { type Site, startSite } from "../support/site";

const ids = Object.keys(build.routes);
type Part = "loader" | "action" | "default";
const idsWith = (part: Part) => ids.filter((id) => build.routes[id]?.module[part]);
const HYDRATED = /^routes\/(admin|auth)([._]|$)/;

const FAULT = path.join(makeFolder(), "fault");
const FAULTY = path.resolve("tests/fixtures/throw-in-routes.mjs");

let site: Site;
let ana: Browser;
beforeAll(async () => {
  writeFileSync(FAULT, "");
  const env = { NODE_OPTIONS: `--import=${FAULTY}`, FAULT, DEMO: "0", LOG_LEVEL: "error" };
  site = await startSite({ env });
  ana = admitAdmin(site);
});
afterAll(() => site.stop());

/** Routes that always answer 404 and read no data, so a fault in these cannot occur. */
const EMPTY = ["routes/$", "routes/categoria._index"];

function targetOf(id: string, ending = ""): string {
  const address = addressOf(id).replace(/:\w+/g, "x").replace("*", "nada");
  return address + ending + (build.routes[id]?.index ? "?index" : "");
}

/** Lists what is wrong with an answer to a fault: status, caching, leaks, a missing code. */
async function wrongWith(answer: Response): Promise<string[]> {
  const text = await answer.text();
  const wrong = [`status ${answer.status}`].filter(() => answer.status !== 500);
  if (!answer.headers.get("Cache-Control")?.includes("no-store")) wrong.push("may be kept");
  const [leak] = /planted|SQLITE|\n\s+at |\/app\/|node_modules|build\/server/.exec(text) ?? [];
  if (leak) wrong.push(`says ${leak}`);
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return wrong;
  if (!text.includes('<html lang="es"')) wrong.push("no Spanish page");
  if (!/<title>[^<]+<\/title>/.test(text)) wrong.push("no title");
  const [, code] = /(?:código|registro: |Referencia )\D*?([0-9a-f]{16})/.exec(text) ?? [];
  if (!code) return [...wrong, "no code"];
  const isLogged = () => site.log.some((line) => line.includes(`"id":"${code}"`));
  // The log arrives over a pipe, a moment after the answer.
  await expect.poll(isLogged, { message: code, interval: 5 }).toBe(true);
  return wrong;
}

describe("a fault is a Spanish page with a code that the log knows, and says nothing of itself", () => {
  async function ask(part: Part, id: string, target: string): Promise<string[]> {
    writeFileSync(FAULT, `${part} ${id}`);
    const isPost = part === "action";
    const wrong = await wrongWith(await (isPost ? ana.post(target, {}) : ana.get(target)));
    return wrong.map((each) => `${target}: ${each}`);
  }

  it.each(["loader", "action"] as const)("in the %s of every route", async (part) => {
    const wrong: string[] = [];
    for (const id of idsWith(part)) {
      if (!EMPTY.includes(id)) wrong.push(...(await ask(part, id, targetOf(id))));
    }
    expect(wrong).toEqual([]);
  });

  it.each(["loader", "action"] as const)(
    "in the %s of every route, asked by script",
    async (part) => {
      const wrong: string[] = [];
      for (const id of idsWith(part).filter((each) => HYDRATED.test(each))) {
        wrong.push(...(await ask(part, id, targetOf(id, ".data"))));
      }
      expect(wrong).toEqual([]);
    },
  );

  it("in the drawing of every page that needs no content", async () => {
    const wrong: string[] = [];
    let drawn = 0;
    for (const id of idsWith("default")) {
      writeFileSync(FAULT, "");
      if ((await ana.get(targetOf(id))).status !== 200) continue;
      wrong.push(...(await ask("default", id, targetOf(id))));
      drawn += 1;
    }
    expect(wrong).toEqual([]);
    expect(drawn).toBeGreaterThan(30);
  });
});
