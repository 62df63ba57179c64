import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../support/sources";

/** Texts in each package that a minifier keeps: property names and messages. */
const SCHEMAS = { zod: "_zod", "@conform-to/zod": "Unsupported schema" };
const FIELDS = "The submit event is dispatched by form#";

const built = (folder: string, names: readonly string[]) =>
  names
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(path.join(ROOT, "build", folder, name), "utf8"));

const isHeld = (texts: readonly string[], mark: string) =>
  texts.some((text) => text.includes(mark));

const own: string[] = JSON.parse(readFileSync(path.join(ROOT, "build/assets.json"), "utf8"));
const client = built("client/assets", own);
const server = built(
  "server",
  readdirSync(path.join(ROOT, "build/server"), { recursive: true }).map(String),
);

it.each(Object.entries(SCHEMAS))(
  "the browser gets no module of %s, which the server holds",
  (_, mark) => {
    expect(isHeld(server, mark)).toBe(true);
    expect(isHeld(client, mark)).toBe(false);
  },
);

it("the browser gets the fields of conform", () => {
  expect(isHeld(client, FIELDS)).toBe(true);
});
