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
 * Makes a database for one started site on the server that DATABASE_URL names.
 * @param {string} [like] the database of a site that has ended, which is copied
 */
export async function createSiteDatabase(like = "template0") {
  const name = `sitio_${randomBytes(6).toString("hex")}`;
  await run("postgres", `create database ${name} template ${like} strategy file_copy`);
  return {
    name,
    /** Without them no site starts there; mail goes nowhere unless a test takes it. */
    env: {
      ...{ DATABASE_URL: urlOf(name), SESSION_SECRET: KEY, MFA_KEY: KEY },
      SMTP_URL: "smtp://127.0.0.1:9",
    },
    /** A site with an address stays closed to strangers without data of its owner, or this. */
    open: () =>
      run(
        name,
        `insert into ajustes (clave, valor, updated_at) values ('abrir_asi', 'Es una prueba', '2026-01-02')
          on conflict do nothing`,
      ),
    drop: () => run("postgres", `drop database ${name} with (force)`),
  };
}
