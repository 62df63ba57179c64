import { randomBytes } from "node:crypto";
import process from "node:process";
import pg from "pg";

const KEY = randomBytes(32).toString("hex");

/** @param {string} name */
function urlOf(name) {
  const url = new URL(process.env.DATABASE_URL ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

/** @param {string} name @param {string} statement */
async function run(name, statement) {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Makes a database for one started site, on the server of DATABASE_URL.
 * @param {string} [like] the database of an ended site to copy
 */
export async function createSiteDatabase(like = "template0") {
  const name = `sitio_${randomBytes(6).toString("hex")}`;
  await run("postgres", `create database ${name} template ${like} strategy file_copy`);
  return {
    name,
    /** Variables that a site on a server requires; mails go nowhere unless a test receives them. */
    env: {
      ...{ DATABASE_URL: urlOf(name), SESSION_SECRET: KEY, MFA_KEY: KEY },
      SMTP_URL: "smtp://127.0.0.1:9",
    },
    /** Opens the site to visitors although its legal data are missing. */
    open: () =>
      run(
        name,
        `insert into ajustes (clave, valor, updated_at) values ('abrir_asi', 'Es una prueba', '2026-01-02')
          on conflict do nothing`,
      ),
    drop: () => run("postgres", `drop database ${name} with (force)`),
  };
}
