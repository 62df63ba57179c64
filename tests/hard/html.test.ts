import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import { hasProgram } from "../support/programs.js";
import { PUBLIC_SCREENS } from "../support/screens";
import { startSite } from "../support/site";

const VNU = path.resolve("node_modules/vnu-jar/build/dist/vnu.jar");

/** Parts of CSS that browsers have and the validator does not know yet. */
const NEWER_CSS =
  /^CSS: (Unrecognized at-rule “@(property|view-transition|container)”|“(margin-trim|container-type)”: Property)/;

interface Message {
  type: string;
  url?: string;
  message: string;
  extract?: string;
}

/** The standard takes an address of the site; the validator asks for one with its scheme. */
const RELATIVE_PING = /attribute “ping” on element “a”: Must contain only/;

beforeEach(({ skip }) => {
  if (!hasProgram("java")) skip("the validator needs Java (Debian: default-jre-headless)");
});

it("the validator finds no error on any screen", async () => {
  const site = await startSite({ env: { LOG_LEVEL: "error" } });
  const folder = makeFolder();
  const screens = new Map<string, string>();
  for (const [index, screen] of PUBLIC_SCREENS.entries()) {
    const file = path.join(folder, `${index}.html`);
    writeFileSync(file, await (await site.fetch(screen)).text());
    screens.set(file, screen);
  }
  await site.stop();

  const { stdout } = spawnSync(
    "java",
    ["-jar", VNU, "--stdout", "--format", "json", "--exit-zero-always", ...screens.keys()],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const errors = messages
    .filter(({ type }) => type === "error" || type === "non-document-error")
    .filter(({ message }) => !NEWER_CSS.test(message) && !RELATIVE_PING.test(message))
    .map(({ url, message, extract }) => {
      const screen = screens.get((url ?? "").replace(/^file:/, ""));
      return `${screen}: ${message} … ${extract}`;
    });
  expect(errors).toEqual([]);
});

it("the validator itself finds a planted error", () => {
  const planted = "<!doctype html><html lang=es><title>x</title><p><div></p>";
  const file = path.join(makeFolder({ "bad.html": planted }), "bad.html");
  const stdout = execFileSync(
    "java",
    ["-jar", VNU, "--stdout", "--format", "json", "--exit-zero-always", file],
    { encoding: "utf8" },
  );
  expect((JSON.parse(stdout) as { messages: Message[] }).messages.length).toBeGreaterThan(0);
});
