import path from "node:path";
import SQLite from "better-sqlite3";
import { startServer } from "./servers.js";
import { markdownTable, median, number } from "./table.js";

/** Measures answers whose time could tell strangers which addresses have an account. */

const PASSWORD = "Nube-7-lenta-azul";
const TURNS = 200;

/**
 * Times wrong sign-ins, sign-ups and recoveries, in turn with known and unknown addresses.
 * @param {string} dataDir
 * @param {{ say: (text: string) => void }} options
 * @returns {Promise<string>} Markdown table
 */
export async function measureAddresses(dataDir, { say }) {
  const server = await startServer("site behind a proxy", { dataDir });
  try {
    const asks = {
      "signing in": { path: "/auth", fields: { intent: "entrar", password: "Otra-Cosa-9-gris" } },
      "signing up": {
        path: "/auth?modo=registro",
        fields: { intent: "registrar", password: PASSWORD },
      },
      recovery: { path: "/auth/recuperar", fields: {} },
    };
    const ask = visitorsOf(server.port);
    await makeKnown(dataDir, ask);
    const rows = [];
    for (const [name, { path: target, fields }] of Object.entries(asks)) {
      say(`addresses: ${name}`);
      /** @type {number[]} */
      const known = [];
      /** @type {number[]} */
      const unknown = [];
      for (let turn = 0; turn < TURNS; turn++) {
        known.push(await ask(target, { ...fields, email: knownAddress(turn) }));
        unknown.push(
          await ask(target, { ...fields, email: `nadie-${target.length}-${turn}@ejemplo.es` }),
        );
      }
      const gap = median(known) / median(unknown) - 1;
      const times = [known, unknown].map((all) => number(median(all), 2));
      rows.push([
        name,
        ...times,
        `${number(gap * 100, 1)} %`,
        number(likelihood(known, unknown), 3),
      ]);
    }
    const head = ["form", "p50 ms, known", "p50 ms, unknown", "gap", "Mann-Whitney p"];
    return markdownTable(head, rows);
  } finally {
    await server.stop();
  }
}

const knownAddress = (/** @type {number} */ index) => `conocida${index}@ejemplo.es`;

/**
 * Asks from another address each time, so that no limit is met.
 * @param {number} port
 */
function visitorsOf(port) {
  const origin = `http://127.0.0.1:${port}`;
  let count = 0;
  /** @param {string} target @param {Record<string, string>} fields @returns {Promise<number>} ms */
  return async (target, fields) => {
    count += 1;
    const headers = {
      Origin: origin,
      "X-Forwarded-For": `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
    };
    const started = performance.now();
    const body = new URLSearchParams(fields);
    const answer = await fetch(origin + target, {
      method: "POST",
      redirect: "manual",
      headers,
      body,
    });
    await answer.arrayBuffer();
    return performance.now() - started;
  };
}

/**
 * Signs up one account and copies it, so that all have the same password hash.
 * @param {string} dataDir @param {ReturnType<typeof visitorsOf>} ask
 */
async function makeKnown(dataDir, ask) {
  await ask("/auth?modo=registro", {
    intent: "registrar",
    email: knownAddress(0),
    password: PASSWORD,
  });
  const database = new SQLite(path.join(dataDir, "site.db"), { timeout: 5_000 });
  const profile = database.prepare(`insert into profiles (id, email, created_at, updated_at)
    select ?, ?, created_at, updated_at from profiles where email = ?`);
  const credentials = database.prepare(`insert into credenciales
    (user_id, password_hash, verified_at, updated_at)
    select ?, password_hash, updated_at, updated_at from credenciales limit 1`);
  for (let index = 1; index < TURNS; index++) {
    profile.run(`conocida-${index}`, knownAddress(index), knownAddress(0));
    credentials.run(`conocida-${index}`);
  }
  database.exec("update credenciales set verified_at = updated_at");
  database.close();
}

/**
 * The probability of so large a difference by chance (Mann-Whitney, normal approximation).
 * @param {readonly number[]} one @param {readonly number[]} other
 */
function likelihood(one, other) {
  const all = [
    ...one.map((value) => ({ value, own: 1 })),
    ...other.map((value) => ({ value, own: 0 })),
  ];
  all.sort((a, b) => a.value - b.value);
  const ranks = all.reduce((sum, { own }, index) => sum + own * (index + 1), 0);
  const u = ranks - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * other.length) / 2;
  const deviation = Math.sqrt((mean * (all.length + 1)) / 6);
  const z = Math.abs(u - mean) / deviation;
  // Abramowitz & Stegun 26.2.17, to four digits.
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 2 * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
