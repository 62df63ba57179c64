import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../support/folder";

const folder = makeFolder();

/** Runs the built command line on a data folder that does not exist yet. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/server/cli.js", ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: path.join(folder, "data") },
  });
  return { status, stdout, stderr };
}

describe("the command line", () => {
  it.each([
    [["--ayuda"], "Uso: npm run site -- <orden>"],
    [["seed", "--ayuda"], "Uso: npm run site -- <orden>"],
    [["import", "--ayuda"], "Uso: npm run site -- import ARCHIVO.csv"],
  ])("%j helps without a site", (args, text) => {
    const { status, stdout } = run(...args);
    expect([status, stdout]).toEqual([0, expect.stringContaining(text)]);
    expect(existsSync(path.join(folder, "data"))).toBe(false);
  });

  it.each([
    [[], /^Uso:/],
    [["nada"], /^No existe la orden «nada»/],
    [["toString"], /^No existe la orden «toString»/],
    [["seed"], /^Di qué datos/],
    [["seed", "--nada"], /^No se entienden las opciones/],
    [["seed", "--products"], /^No se entienden las opciones/],
    [["seed", "--products", "muchos"], /^«muchos» no es un número de filas/],
    [["seed", "--demo", "--remove-demo"], /no van juntos/],
    [["init", "--demo"], /^Esta orden no admite «--demo»/],
    [["migrate", "ya"], /^Esta orden no admite «ya»/],
  ])("%j is a wrong call", (args, message) => {
    const { status, stderr } = run(...args);
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  it("makes a site once, without the demo", () => {
    expect(run("migrate").status).toBe(78);
    expect(run("init")).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Sitio nuevo/) });
    expect(run("init").status).toBe(1);
    expect(run("seed", "--remove-demo").stdout).toBe("Quitados 0 productos y 0 consejos\n");
    expect(run("import", "no-existe.csv").status).toBe(2);
    expect(run("import", "a.csv", "--todo").stderr).toMatch(/^No se entienden las opciones/);
  }, 60_000);
});
