import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";

const folder = process.env.DATA_DIR ?? "";
const file = path.join(folder, "secrets.json");

/** Loads the module again, as a new process would. */
async function freshSecrets() {
  vi.resetModules();
  return (await import("~/runtime/secrets.server")).secrets();
}

beforeEach(() => rmSync(file, { force: true }));

it("are made once, for this user alone, with nothing left beside them", async () => {
  const made = await freshSecrets();
  expect(await freshSecrets()).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.startsWith("secrets"))).toEqual([
    "secrets.json",
  ]);
});

it.each(["", "{", "[]", '{"SESSION_SECRET":"corto-y-secreto"}'])(
  "are refused, not replaced, when the file holds %j",
  async (text) => {
    writeFileSync(file, text);
    await expect(freshSecrets()).rejects.toMatchObject({
      name: "SettingsError",
      message: expect.stringMatching(/^No se pueden leer las claves(?!.*corto-y-secreto)/s),
    });
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);
