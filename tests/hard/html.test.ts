import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { fillAddress, fillAdmin } from "../support/admin-content";
import { Browser, register } from "../support/browser";
import { makeFolder } from "../support/folder";
import { hasProgram } from "../support/programs.js";
import { ADMIN_SCREENS, AUTH_SCREENS, PUBLIC_SCREENS } from "../support/screens";
import { startSite } from "../support/site";

const VNU = path.resolve("node_modules/vnu-jar/build/dist/vnu.jar");

/** CSS that browsers understand, but not yet the validator. */
const NEWER_CSS =
  /^CSS: (Unrecognized at-rule “@(property|view-transition|container)”|“(margin-trim|container-type)”: Property)/;

interface Message {
  type: string;
  url?: string;
  message: string;
  extract?: string;
}

/**
 * Complaints to ignore: the standard allows a local address in `ping`, and a button as a switch.
 * Roles in the admin's tables are for screen readers that lose a table drawn as blocks.
 */
const ALLOWED =
  /attribute “ping” on element “a”: Must contain only|“submit” for attribute “type” on element “button”|“role” attribute must not be used on a “t[rdh]”/;

/** React sends data for hydration after the end of the document. */
const AFTER_END = /(?<=<\/html>).*$/s;

beforeEach(({ skip }) => {
  if (!hasProgram("java")) skip("the validator needs Java (Debian: default-jre-headless)");
});

it("the validator finds no error on any screen, of visitors or behind the sign-in", async () => {
  const site = await startSite({ env: { LOG_LEVEL: "error" } });
  const folder = makeFolder();
  const screens = new Map<string, string>();
  const ana = new Browser(site, "127.0.0.1");
  const keep = async (screen: string) => {
    const file = path.join(folder, `${screens.size}.html`);
    writeFileSync(file, (await ana.text(screen)).replace(AFTER_END, ""));
    screens.set(file, screen);
  };
  for (const screen of [...PUBLIC_SCREENS, ...AUTH_SCREENS]) await keep(screen);
  await register(site, ana, "ana@ejemplo.es");
  await ana.signIn("ana@ejemplo.es");
  const ids = await fillAdmin(site, ana);
  for (const screen of ADMIN_SCREENS) await keep(fillAddress(screen, ids));
  await site.stop();

  const { stdout } = spawnSync(
    "java",
    ["-jar", VNU, "--stdout", "--format", "json", "--exit-zero-always", ...screens.keys()],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const errors = messages
    .filter(({ type }) => type === "error" || type === "non-document-error")
    .filter(({ message }) => !NEWER_CSS.test(message) && !ALLOWED.test(message))
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
