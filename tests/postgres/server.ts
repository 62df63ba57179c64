import { randomBytes } from "node:crypto";
import pg from "pg";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";

const KEY = "0123456789abcdef0123456789abcdef";

const urlOf = (name: string) => {
  const url = new URL(process.env.POSTGRES_URL ?? "");
  url.pathname = `/${name}`;
  return url.href;
};

export async function ask<Row>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const each of statements) rows = (await client.query(each)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** Makes an empty database. @param how options of `create database` */
export async function newDatabase(how = ""): Promise<string> {
  const name = `sitio_${randomBytes(6).toString("hex")}`;
  await ask(urlOf("postgres"), `create database ${name} template template0 ${how}`);
  return urlOf(name);
}

/** Settings that all hosts of a site must share. */
export const settingsFor = (url: string) => ({
  DATABASE_URL: url,
  SESSION_SECRET: KEY,
  MFA_KEY: KEY,
  SMTP_URL: "smtp://127.0.0.1:9",
  SITE_ORIGIN: "http://localhost:4600",
  LOG_LEVEL: "error",
});

/** Runs a command of the site, and fails if the command does. */
export async function order(folder: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = await runSite(folder, args, env);
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`);
  return stdout;
}

const archiveIn = (stdout: string) => /: (\/\S+\.tar)/.exec(stdout)?.[1] ?? "";

export const backUp = async (folder: string, env: Record<string, string> = {}) =>
  archiveIn(await order(folder, ["backup"], env));

/** Makes the data folder of a demo site that is open to visitors, on a file database. */
export async function makeDemoSite(): Promise<string> {
  const folder = makeFolder();
  await order(folder, ["init"]);
  await order(folder, ["seed", "--demo"]);
  return folder;
}
