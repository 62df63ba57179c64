import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { hasProgram, installPackages } from "../support/programs.js";

/** Starts a PostgreSQL of Debian for one run; it listens on a socket and its data are deleted. */

const LIB = "/usr/lib/postgresql";

function binaries() {
  const [newest] = existsSync(LIB) ? readdirSync(LIB).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = path.join(LIB, newest ?? "", "bin");
  return newest && existsSync(path.join(folder, "initdb")) ? folder : undefined;
}

/** @param {string[]} programs that must be installed, each named like its Debian package */
export function requirePrograms(...programs) {
  for (const name of ["postgresql", ...programs]) {
    const isHere = () => (name === "postgresql" ? binaries() !== undefined : hasProgram(name));
    if (isHere() || (installPackages(name) && isHere())) continue;
    process.stderr.write(`Not here, and not to be installed: ${name} (Debian's name).\n`);
    process.exit(process.env.CI ? 1 : 0);
  }
}

/**
 * Runs `work` with the server started, and stops this afterwards.
 * @param {string[]} options
 * @param {(env: { POSTGRES_URL: string, POSTGRES_CONTROL: string }) => Promise<boolean>} work is
 * given its address and the command, as JSON, that takes «stop» or «start»
 */
export async function withPostgres(options, work) {
  const bin = binaries() ?? "";
  const folder = mkdtempSync(path.join(os.tmpdir(), "mimbre-postgres-"));
  const isRoot = process.getuid?.() === 0;
  const [data, socket] = [path.join(folder, "data"), path.join(folder, "socket")];
  mkdirSync(socket);
  // PostgreSQL refuses to run as root.
  if (isRoot) spawnSync("chown", ["-R", "postgres", folder]);
  chmodSync(folder, 0o755);
  const command = (/** @type {string} */ program) => [
    ...(isRoot ? ["runuser", "-u", "postgres", "--"] : []),
    path.join(bin, program),
    ...["-D", data],
  ];
  const order = (/** @type {string[]} */ ...[name = "", ...args]) => {
    const { status } = spawnSync(name, args, {
      stdio: ["ignore", "ignore", "inherit"],
      cwd: folder,
    });
    if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}`);
  };
  const settings = [
    "listen_addresses=''",
    `unix_socket_directories='${socket}'`,
    ...["fsync=off", "full_page_writes=off", "max_connections=200"],
    ...options,
  ].map((each) => `-c ${each}`);
  const control = [...command("pg_ctl"), ...["-w", "-l", path.join(folder, "log")]].concat(
    "-o",
    settings.join(" "),
  );
  const stop = () => order(...control, "-m", "immediate", "stop");
  // Stops the server when the run is interrupted, or it would be left behind.
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.once(signal, () => {
      stop();
      process.exit(1);
    });
  }
  try {
    order(...command("initdb"), "-U", "mimbre", "-A", "trust", "-E", "UTF8", "--locale=C", "-N");
    order(...control, "start");
    const host = encodeURIComponent(socket);
    const isGood = await work({
      POSTGRES_URL: `postgresql://mimbre@localhost/postgres?host=${host}`,
      POSTGRES_CONTROL: JSON.stringify(control),
    });
    if (!isGood) process.exitCode = 1;
  } finally {
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string[]} command of npx @param {Record<string, string>} env */
export async function run(command, env) {
  const child = spawn("npx", command, { stdio: "inherit", env: { ...process.env, ...env } });
  return (await once(child, "exit"))[0] === 0;
}
