import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listBackups } from "~db/backup/backup-files.server";
import { backupsFolder } from "~db/backup/last-verified.server";
import { findBackupWork, MAKING } from "~db/backup/work.server";
import { checkCopia, makeCopia } from "~features/copias/copias.server";
import { workInWords } from "~features/copias/trabajo";
import { testDatabase } from "../../../support/database";
import { makeFolder } from "../../../support/folder";

testDatabase();

const ACTOR = { id: "ana", email: "ana@ejemplo.es" };
const COPIA = { place: "copia.tar", madeAt: "2026-11-01T10:00:00.000Z" };
const BUSY = /^Ya hay una copia en marcha: se está haciendo una copia, desde el .+\. Espera a/;

beforeEach(() => {
  // Fakes only the date, because the started processes have real timers.
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

/** A program in place of the command line: it notes its order, and ends when told to. */
function makeCli(code = "") {
  const folder = makeFolder({
    "cli.cjs": `
      const fs = require("node:fs");
      fs.appendFileSync(__dirname + "/calls", process.argv.slice(2).join(" ") + "\\n");
      ${code};
      const look = setInterval(() => fs.existsSync(__dirname + "/end") && clearInterval(look), 10)`,
  });
  return {
    cli: path.join(folder, "cli.cjs"),
    calls: () => readFileSync(path.join(folder, "calls"), "utf8").trim().split("\n"),
    async end() {
      writeFileSync(path.join(folder, "end"), "");
      return vi.waitFor(
        async () => {
          const work = await findBackupWork(MAKING);
          if (!work || work.isRunning) throw new Error("still running");
          return workInWords(work);
        },
        { timeout: 30_000 },
      );
    },
  };
}

it("of twelve presses at once one begins a process; the others read that it is running", async () => {
  const cli = makeCli();
  const told = await Promise.all(Array.from({ length: 12 }, () => makeCopia(ACTOR, cli)));
  expect(told.filter((problem) => problem === undefined)).toHaveLength(1);
  expect(told.filter((problem) => BUSY.test(problem ?? ""))).toHaveLength(11);
  expect(await checkCopia(COPIA, cli)).toMatch(BUSY);
  expect(await cli.end()).toMatch(/^Copia hecha y comprobada \(/);
  expect(cli.calls()).toEqual(["backup"]);
  expect(await checkCopia(COPIA, cli)).toBeUndefined();
  expect(await cli.end()).toMatch(/^Leída de principio a fin, está bien la copia del 1 nov 2026/);
});

it("what runs says how far it is", async () => {
  const cli = makeCli("process.send({ done: 43, total: 100 })");
  await checkCopia(COPIA, cli);
  await expect.poll(async () => (await findBackupWork(MAKING))?.percent).toBe(43);
  await cli.end();
});

it("what a process complained of stands there afterwards", async () => {
  const cli = makeCli("console.error('Falta site.db'); process.exitCode = 1");
  expect(await checkCopia(COPIA, cli)).toBeUndefined();
  expect(await cli.end()).toMatch(/^No está bien la copia del 1 nov .*: Falta site\.db$/);
});

it("a killed process is told of, and the next press begins another", async () => {
  const killed = makeCli("process.kill(process.pid, 'SIGKILL')");
  await makeCopia(ACTOR, killed);
  expect(await killed.end()).toMatch(/^No se pudo hacer la copia .* se ha interrumpido/);
  const cli = makeCli();
  expect(await makeCopia(ACTOR, cli)).toBeUndefined();
  expect(await cli.end()).toMatch(/^Copia hecha/);
});

it("a server that died leaves the line within a minute", async () => {
  const left = makeCli();
  await makeCopia(ACTOR, left);
  vi.setSystemTime(Date.now() + 59_000);
  expect((await findBackupWork(MAKING))?.isRunning).toBe(true);
  vi.setSystemTime(Date.now() + 2_000);
  expect(await findBackupWork(MAKING)).toMatchObject({
    isRunning: false,
    problem: expect.stringMatching(/interrumpido/),
  });
  const cli = makeCli();
  expect(await makeCopia(ACTOR, cli)).toBeUndefined();
  await cli.end();
  await left.end();
});

it("the eleventh copy by hand is refused until one is deleted; daily copies are another count", async () => {
  mkdirSync(backupsFolder(), { recursive: true });
  const names = [
    ...Array.from({ length: 10 }, (_, n) => `copia-2026-11-${10 + n}-100000000.tar`),
    ...Array.from({ length: 9 }, (_, n) => `copia-diaria-2026-11-${10 + n}-040000000.tar`),
  ];
  for (const name of names) writeFileSync(path.join(backupsFolder(), name), "");
  const cli = makeCli();
  expect(await makeCopia(ACTOR, cli)).toMatch(
    /^Ya hay 10 copias hechas a mano.* elimina una antes/,
  );
  expect(await findBackupWork(MAKING)).toBeNull();
  const [byHand] = listBackups().filter(({ isScheduled }) => !isScheduled);
  rmSync(byHand?.file ?? "");
  expect(await makeCopia(ACTOR, cli)).toBeUndefined();
  await cli.end();
  for (const { file } of listBackups()) rmSync(file);
});
