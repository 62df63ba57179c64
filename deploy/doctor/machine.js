import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { compileAnew } from "./command.js";
import { unknown, warning, well, wrong } from "./finding.js";

/** @typedef {import("./finding.js").Finding} Finding */

const MB = 1_000_000;
/** The most memory that `npm ci` takes is 1,390 MB, and the build 760 MB. */
const BUILD_MB = 1_400;
const SERVING_MB = 900;
const FULL_MB = 250;
const SCARCE_MB = 1_000;
const CLOCK_MS = 60_000;

const NUMBER = new Intl.NumberFormat("es-ES");

/** @param {number} bytes */
const inMb = (bytes) => `${NUMBER.format(Math.round(bytes / MB))} MB`;

/** The last day with fixes for each line of Node. @type {Record<number, string>} */
const LAST_DAYS = { 20: "2026-04-30", 22: "2027-04-30", 24: "2028-04-30", 26: "2029-04-30" };

/**
 * @param {string} version
 * @param {boolean} isFaulty whether the native package, as compiled, crashes this Node
 * @param {string} today
 * @returns {Finding}
 */
export function checkNode(version, isFaulty = false, today = new Date().toISOString()) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    return wrong(`${version} es demasiado antiguo`, "instala Node 22 (docs/instalar.md)");
  }
  if (isFaulty) {
    const text = "better-sqlite3 está compilado con un Node con el que el sitio se cae";
    return wrong(text, compileAnew());
  }
  const last = LAST_DAYS[major];
  if (last && last < today.slice(0, 10)) {
    return warning(`${version} no tiene arreglos desde el ${last}`, "usa Node 22 o 24");
  }
  if (major % 2 === 0) return well(version);
  return warning(`${version} deja pronto de tener arreglos`, "usa una versión par, como la 22");
}

/** Litestream up to 0.5.16 can damage the database that it copies (benbjohnson/litestream#1432). */
const FIRST_GOOD_LITESTREAM = [0, 5, 17];

/** @param {string} [program] @returns {string | undefined} the output of `litestream version` */
export const litestreamVersion = (program = "litestream") =>
  spawnSync(program, ["version"], { encoding: "utf8", timeout: 5_000 }).stdout?.trim();

/** @returns {[string, Finding][]} empty if Litestream is not installed */
export function lookForLitestream() {
  const version = litestreamVersion();
  return version ? [["Réplica", checkLitestream(version)]] : [];
}

/** @param {string} version @returns {Finding} */
export function checkLitestream(version) {
  const parts = /(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);
  if (!parts) return unknown(`Litestream dice ser «${version}»`);
  const at = parts.findIndex((part, place) => part !== FIRST_GOOD_LITESTREAM[place]);
  if (at < 0 || Number(parts[at]) > Number(FIRST_GOOD_LITESTREAM[at])) return well(version);
  const text = `${version} lleva un SQLite que puede dañar la base de datos mientras la copia`;
  return warning(text, `instala ${FIRST_GOOD_LITESTREAM.join(".")} o posterior, o párala`);
}

/** @typedef {{ total: number, available: number, swap: number }} Memory in bytes */

/**
 * @param {string} text of /proc/meminfo
 * @param {number} [limit] of the container or systemd unit, if it has one
 * @returns {Memory}
 */
export function readMemory(text, limit = Number.POSITIVE_INFINITY) {
  const bytes = (/** @type {string} */ name) =>
    Number(new RegExp(`^${name}: +(\\d+) kB$`, "m").exec(text)?.[1] ?? 0) * 1024;
  const total = Math.min(bytes("MemTotal"), limit);
  return { total, available: Math.min(bytes("MemAvailable"), total), swap: bytes("SwapFree") };
}

/** The memory that this process may use, by its container or unit. */
export const ownMemory = () =>
  readMemory(readText("/proc/meminfo"), process.constrainedMemory() || undefined);

/**
 * @param {Memory} memory
 * @param {boolean} builds true if new versions are built here, false if they are unpacked
 * @returns {Finding}
 */
export function checkMemory({ total, available, swap }, builds) {
  if (!total) return unknown("este sistema no es Linux");
  const has = `${inMb(total)}, libres ${inMb(available)} y ${inMb(swap)} de intercambio`;
  if (total + swap < SERVING_MB * MB) {
    return warning(has, "el sitio pide 1 GB: amplía el servidor o añade intercambio (swap)");
  }
  if (builds && available + swap < BUILD_MB * MB) {
    return warning(
      `${has}: construir aquí pide ${BUILD_MB} MB y el sistema podría cortarlo`,
      "añade intercambio (swap), o construye en otra máquina con npm run pack y trae el archivo",
    );
  }
  return well(has);
}

/**
 * @param {number} free bytes
 * @param {number} copy bytes of the last copy; two more of this size must fit
 * @returns {Finding}
 */
export function checkDisk(free, copy = 0) {
  const has = `${inMb(free)} libres`;
  if (free < FULL_MB * MB) {
    return wrong(has, "libera sitio ya: sin él no se puede guardar nada");
  }
  if (free < Math.max(SCARCE_MB * MB, 2 * copy)) {
    return warning(has, "libera sitio o amplía el disco: cada copia necesita el suyo");
  }
  return well(has);
}

/** @param {string} place */
const modeOf = (place) => statSync(place, { throwIfNoEntry: false })?.mode ?? 0;

/**
 * @param {string} dataDir
 * @param {string} settingsFile
 * @param {number} uid of the user who runs this
 * @returns {Finding}
 */
export function checkPermissions(dataDir, settingsFile, uid) {
  const open = [dataDir, path.join(dataDir, "secrets.json"), settingsFile].filter(
    (place) => (modeOf(place) & 0o077) !== 0,
  );
  if (open.length > 0) {
    return wrong(
      `cualquier usuario del servidor puede abrir ${open.join(" y ")}`,
      `chmod go= ${open.join(" ")}`,
    );
  }
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid ?? uid;
  const strays = ["site.db", "site.db-wal", "secrets.json", "media", "backups", "mail"].filter(
    (name) =>
      (statSync(path.join(dataDir, name), { throwIfNoEntry: false })?.uid ?? owner) !== owner,
  );
  if (strays.length > 0) {
    return wrong(
      `${strays.join(", ")} no es del dueño de ${dataDir}`,
      `con el sitio parado: chown -R --reference=${dataDir} ${dataDir}`,
    );
  }
  if (owner !== uid) {
    return warning("esta orden la da otro usuario que el del sitio", "dala con runuser -u mimbre");
  }
  return well(`solo su dueño abre ${dataDir}`);
}

/**
 * @param {Date} now
 * @param {readonly Date[]} stored times written earlier, which cannot be in the future
 * @param {Date} [heard] the time that the web server in front gives
 * @returns {Finding}
 */
export function checkClock(now, stored, heard) {
  const advice = "pon el reloj en hora: timedatectl set-ntp true";
  const last = Math.max(...stored.map(Number));
  if (last - now.getTime() > CLOCK_MS) {
    return wrong(`marca ${now.toISOString()}, antes de lo último guardado`, advice);
  }
  if (heard && Math.abs(heard.getTime() - now.getTime()) > CLOCK_MS) {
    return wrong(
      `marca ${now.toISOString()}, y el servidor de delante ${heard.toISOString()}`,
      advice,
    );
  }
  const isKept = ["/run/systemd/timesync/synchronized", "/run/chrony"].some((each) =>
    existsSync(each),
  );
  if (isKept || stored.length > 0 || heard) return well(now.toISOString());
  return warning(`marca ${now.toISOString()}, y nada lo confirma`, advice);
}

/** @param {string} file */
export function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
