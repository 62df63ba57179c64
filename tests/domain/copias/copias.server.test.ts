import path from "node:path";
import { expect, it } from "vitest";
import { checkCopia } from "~/domain/copias/copias.server";
import { makeFolder } from "../../support/folder";

const cliOf = (code: string) => ({ cli: path.join(makeFolder({ "cli.mjs": code }), "cli.mjs") });

it("a check that takes too long is ended, and says how to make it on the server", async () => {
  const problem = await checkCopia("copia.tar", cliOf("setInterval(() => undefined, 1000)"), 0);
  expect(problem).toMatch(/^tarda más .* verify-backup copia\.tar$/);
});

it("a check in time tells what is wrong, or nothing", async () => {
  expect(await checkCopia("copia.tar", cliOf(""))).toBeUndefined();
  const failing = cliOf("console.error('Falta site.db'); process.exitCode = 1");
  expect(await checkCopia("copia.tar", failing)).toBe("Falta site.db");
});
