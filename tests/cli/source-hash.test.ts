import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { hashSources } from "~/cli/source-hash.js";
import { makeFolder } from "../support/folder";

const root = makeFolder();

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

beforeAll(() => {
  const build = ["remix.config.js", "public-sheet.js"];
  const single = ["package.json", "package-lock.json", "tsconfig.json", ...build];
  const placed = ["app/a.ts", "db/a.ts", "deploy/doctor/a.js", "migrations/a.ts", "public/a.svg"];
  for (const name of [...single, ...placed]) write(name, "");
});

it.each([
  ["app/media/a.ts", true],
  ["db/demo/media/sitio--portada-640.avif", true],
  ["deploy/doctor/mail.js", true],
  ["tsconfig.json", true],
  ["public-sheet.js", true],
  ["package-lock.json", true],
  ["db/demo/media/productos--cuna-640.avif", false],
  ["db/demo/productos.csv", false],
  ["db/demo/demo.json", false],
  ["db/demo/consejos/sueno/siestas.md", false],
  ["db/demo/read-demo.server.ts", true],
])("a change of %s asks for a new build: %s", async (name, isBuilt) => {
  const before = await hashSources(root);
  write(name, "changed");
  expect((await hashSources(root)) !== before).toBe(isBuilt);
});
