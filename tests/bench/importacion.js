import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { LAUNCH_ENV } from "../support/launch-env.js";
import { machineLine, markdownTable, number } from "./table.js";

/**
 * `npm run bench:import` compares an import of 10,000 rows with bare prepared inserts into the same
 * tables, and measures how one of 20,000 delays the event loop and visitors meanwhile.
 */

const PASSWORD = "Nube-7-lenta-azul";
const EMAIL = "ana@ejemplo.es";
const PAGE = "/categorias";
const IDLE_MS = 4_000;
const VISIT_EVERY_MS = 10;
const HEADER = "title,slug,category,imageurl,rating,price,descripcion,contenido_principal,pros";

const dataDir = mkdtempSync(path.join(os.tmpdir(), "mimbre-bench-"));
const env = {
  ...LAUNCH_ENV,
  PATH: process.env.PATH,
  NODE_ENV: /** @type {const} */ ("production"),
  DATA_DIR: dataDir,
  LOG_LEVEL: "error",
  WORKERS: "1",
};

/** @param {string} prefix @param {number} count */
function makeFile(prefix, count) {
  const rows = Array.from({ length: count }, (_, n) => makeRow(prefix, n));
  return [HEADER, ...rows.map((row) => Object.values(row).map(quote).join(","))].join("\n");
}

/** @param {string} prefix @param {number} n */
function makeRow(prefix, n) {
  return {
    title: `Cuna de viaje plegable ${prefix} ${n}`,
    slug: `${prefix}-${n}`,
    category: "mobiliario",
    imageurl: `https://ejemplo.es/${n}.jpg`,
    rating: (n % 51) / 10,
    price: `${n % 300},95 €`,
    descripcion: `Se pliega con una mano y pesa poco: ficha ${n}.`,
    contenido_principal: `Texto del producto ${n}.\nSegundo párrafo con algo más de texto.`,
    pros: JSON.stringify(["Ligera", `Ocupa poco ${n}`]),
  };
}

/** @param {unknown} value */
const quote = (value) => `"${String(value).replaceAll('"', '""')}"`;

async function startSite() {
  const preload = path.resolve("tests/bench/loop-gap.js");
  const child = spawn(process.execPath, ["--import", preload, "build/server/main.js", "--init"], {
    env: { ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const origin = new Promise((resolve) => {
    let text = "";
    child.stdout?.on("data", (chunk) => {
      text += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(text)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  return { child, origin: /** @type {string} */ (await origin) };
}

/** @param {import("node:child_process").ChildProcess} child */
async function readGap(child) {
  child.send("gap");
  const [gap] = await once(child, "message");
  return /** @type {{ maxMs: number, p99Ms: number }} */ (gap);
}

/** @param {string} origin */
async function signIn(origin) {
  const link = execFileSync(process.execPath, ["build/server/cli.js", "admin", "create", EMAIL], {
    env,
    encoding: "utf8",
  });
  const token = /token=([\w-]+)/.exec(link)?.[1] ?? "";
  await post(origin, "/auth/restablecer", new URLSearchParams({ token, password: PASSWORD }));
  const fields = { intent: "entrar", email: EMAIL, password: PASSWORD };
  const answer = await post(origin, "/auth", new URLSearchParams(fields));
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("sesion="));
  if (!session) throw new Error(`not signed in: ${answer.status}`);
  return session.split(";")[0] ?? "";
}

/** @param {string} origin @param {string} target @param {BodyInit} body @param {string} [cookie] */
const post = (origin, target, body, cookie = "") =>
  fetch(origin + target, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, Cookie: cookie },
    body,
  });

/** @param {string} origin @param {string} cookie @param {string} text */
async function upload(origin, cookie, text) {
  const page = await fetch(`${origin}/admin/productos/importar`, { headers: { Cookie: cookie } });
  const body = new FormData();
  body.set("idem", /name="idem" value="([^"]+)"/.exec(await page.text())?.[1] ?? "");
  body.set("archivo", new File([text], "bench.csv"));
  const answer = await post(origin, "/admin/productos/importar", body, cookie);
  const target = answer.headers.get("Location");
  if (!target) throw new Error(`not uploaded: ${answer.status}`);
  return target;
}

/** Confirms and waits for the end; milliseconds. @param {string} origin @param {string} cookie @param {string} target */
async function runImport(origin, cookie, target) {
  const database = new SQLite(path.join(dataDir, "site.db"), { readonly: true });
  const estado = database.prepare("select estado from importaciones where id = ?").pluck();
  const start = performance.now();
  const rows = Array.from({ length: 10 }, (_, n) => ["fila", String(n + 2)]);
  const fields = [["intent", "importar"], ["resto", "todos"], ...rows];
  await post(origin, target, new URLSearchParams(fields), cookie);
  while (estado.get(target.split("/").at(-1)) !== "terminada") await wait(20);
  database.close();
  return performance.now() - start;
}

/** One transaction of prepared inserts into a copy of the database; milliseconds. @param {number} count */
function runBare(count) {
  const file = path.join(dataDir, "bare.db");
  copyFileSync(path.join(dataDir, "site.db"), file);
  const database = new SQLite(file);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  const columns = [
    ...Object.keys(makeRow("x", 0)),
    "id",
    "titulo_folded",
    "created_at",
    "updated_at",
  ];
  const insert = database.prepare(
    `insert into productos (${columns}) values (${columns.map((name) => `@${name}`)})`,
  );
  const at = new Date().toISOString();
  const start = performance.now();
  database.transaction(() => {
    for (let n = 0; n < count; n += 1) {
      const row = makeRow("bare", n);
      const folded = row.title.toLowerCase();
      insert.run({
        ...row,
        id: `bare-${n}`,
        titulo_folded: folded,
        created_at: at,
        updated_at: at,
      });
    }
  })();
  const ms = performance.now() - start;
  database.close();
  return ms;
}

/** Visits a page now and then until told to stop. @param {string} origin @param {() => boolean} isOver */
async function visit(origin, isOver) {
  const times = [];
  while (!isOver()) {
    const start = performance.now();
    await (await fetch(origin + PAGE)).arrayBuffer();
    times.push(performance.now() - start);
    await wait(VISIT_EVERY_MS);
  }
  times.sort((a, b) => a - b);
  return { p50: times[times.length >> 1] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

async function main() {
  const machine = machineLine();
  const { child, origin } = await startSite();
  try {
    const cookie = await signIn(origin);
    const small = await upload(origin, cookie, makeFile("uno", 10_000));
    const bareMs = runBare(10_000);
    const importMs = await runImport(origin, cookie, small);

    await readGap(child);
    const large = await upload(origin, cookie, makeFile("dos", 20_000));
    const uploadGap = await readGap(child);
    const stop = performance.now() + IDLE_MS;
    const idle = await visit(origin, () => performance.now() > stop);
    await readGap(child);
    let isDone = false;
    const running = runImport(origin, cookie, large).finally(() => {
      isDone = true;
    });
    const during = await visit(origin, () => isDone);
    const largeMs = await running;
    const gap = await readGap(child);
    const rows = [
      ["10,000 rows, bare inserts in one transaction", `${number(bareMs)} ms`],
      ["10,000 rows, import", `${number(importMs)} ms`, `× ${number(importMs / bareMs, 1)}`],
      ["20,000 rows with visitors, import", `${number(largeMs)} ms`],
      ["longest gap of the event loop, reading files", `${number(uploadGap.maxMs, 1)} ms`],
      ["longest gap of the event loop, import", `${number(gap.maxMs, 1)} ms`],
      ["page p50, idle", `${number(idle.p50, 1)} ms`],
      ["page p50, import", `${number(during.p50, 1)} ms`, `× ${number(during.p50 / idle.p50, 1)}`],
      ["page p99, idle", `${number(idle.p99, 1)} ms`],
      ["page p99, import", `${number(during.p99, 1)} ms`, `× ${number(during.p99 / idle.p99, 1)}`],
    ];
    const table = markdownTable(
      ["import", "", ""],
      rows.map(([name = "", value = "", times = ""]) => [name, value, times]),
    );
    process.stdout.write(`${machine}\n\n${table}\n`);
  } finally {
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
