import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { Agent } from "undici";
import { ask, newDatabase } from "../postgres/server";
import { behindProxy } from "../support/behind-proxy";
import { Browser } from "../support/browser";
import { makeFolder } from "../support/folder";
import { freePort, LEGAL_DATA } from "../support/free-port";
import { type S3, startS3 } from "../support/s3";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, type SiteOptions, startSite } from "../support/site";
import { type SmtpServer, startSmtp } from "../support/smtp-server";

/** The scale of a run: `.ci/run` sets it to a tenth of the rounds. */
const SCALE = Number(process.env.CLUSTER_SCALE ?? 1);
export const rounds = (all: number) => Math.ceil(all * SCALE);

const EXAMPLE = "deploy/varias-maquinas";
const POLL_MS = 50;
const VISITORS = 6;

export interface Host {
  /** Sends requests to this host alone, with the site's address, as the proxy would. */
  site: Site;
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(how?: Pick<SiteOptions, "env" | "tree">): Promise<void>;
}

export interface Cluster {
  /** The address of the database. */
  url: string;
  origin: string;
  hosts: [Host, Host, ...Host[]];
  s3: S3;
  smtp: SmtpServer;
  /** Sends requests to the proxy, as one of a few visitors with addresses of their own. */
  asVisitor(n: number): Site["fetch"];
  /** Signs somebody in, and gives a browser with that session for each host. */
  enter(email?: string): Promise<Browser[]>;
  stop(): Promise<void>;
}

/** The settings of the example, with the addresses of this machine in their places. */
function settingsOf(own: Record<string, string>): Record<string, string> {
  const lines = readFileSync(`${EXAMPLE}/mimbre.env`, "utf8").matchAll(/^([A-Z_]+)=(.*)$/gm);
  const example = Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
  for (const name of Object.keys(own)) {
    if (!(name in example)) throw new Error(`the example says nothing of ${name}`);
  }
  return { ...example, ...own };
}

/** Starts hosts of one demo site, each with its own folder, and Caddy in front of them. */
export async function startCluster(count = 2, more: Record<string, string> = {}): Promise<Cluster> {
  const [url, s3, smtp, port] = await Promise.all([
    newDatabase(),
    startS3(),
    startSmtp(),
    freePort(),
  ]);
  const origin = `http://localhost:${port}`;
  const env = {
    ...settingsOf({
      ...{ SITE_ORIGIN: origin, DATABASE_URL: url, SMTP_URL: smtp.url },
      ...{
        MEDIA_URL: s3.url,
        BACKUP_URL: s3.url.replace("/fotos", "/copias"),
        SESSION_SECRET,
        MFA_KEY: SESSION_SECRET,
      },
    }),
    LOG_LEVEL: "info",
    ...more,
  };
  const hosts: Host[] = [];
  const ports: string[] = [];
  for (let n = 0; n < count; n++) {
    const PORT = String(await freePort());
    ports.push(PORT);
    hosts.push(await startHost(origin, { ...env, PORT }));
    if (n === 0) await ask(url, LEGAL_DATA.replace("or replace ", ""));
  }
  const caddy = await startCaddy(origin, ports);
  return {
    url,
    origin,
    hosts: hosts as Cluster["hosts"],
    s3,
    smtp,
    asVisitor(n) {
      const dispatcher = new Agent({ localAddress: `127.0.${n >> 7}.${(n & 127) + 2}` });
      return (path, init) =>
        fetch(origin + path, { redirect: "manual", dispatcher, ...init } as RequestInit);
    },
    async enter(email = "ana@ejemplo.es") {
      const session = await openSession(url, email);
      return hosts.map(({ site }) => {
        const browser = new Browser(site, "10.1.0.1");
        browser.jar.set("sesion", session);
        return browser;
      });
    },
    async stop() {
      caddy.kill("SIGKILL");
      await Promise.all(hosts.map((host) => host.stop()));
      await Promise.all([s3.stop(), smtp.stop()]);
    },
  };
}

async function startHost(origin: string, env: Record<string, string>): Promise<Host> {
  const folder = makeFolder();
  const begin = async (how: Pick<SiteOptions, "env" | "tree"> = {}) => {
    const site = await startSite({ ...how, env: { ...env, ...how.env, DATA_DIR: folder } });
    return behindProxy({ ...site, dataDir: folder }, origin);
  };
  const host: Host = {
    site: await begin(),
    async stop(signal) {
      await host.site.stop(signal);
    },
    async start(how) {
      host.site = await begin(how);
    },
  };
  return host;
}

/** The address of this machine in its network, by which the proxy reaches hosts as on others. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flat();
  return all.find((each) => each?.family === "IPv4" && !each.internal)?.address ?? "127.0.0.1";
}

async function startCaddy(origin: string, ports: readonly string[]): Promise<ChildProcess> {
  const home = makeFolder();
  const MAQUINAS = ports.map((port) => `${ownAddress()}:${port}`).join(" ");
  const file = `${EXAMPLE}/Caddyfile`;
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    env: { ...process.env, HOME: home, CADDY_ADMIN: "off", SITIO: origin, MAQUINAS },
    stdio: "ignore",
  });
  await until(async () => (await fetch(origin).catch(() => undefined))?.status === 200);
  return caddy;
}

async function openSession(url: string, email: string): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(id).digest("hex");
  const [now, later] = [0, 86_400_000].map((ms) => new Date(Date.now() + ms).toISOString());
  await ask(
    url,
    `insert into profiles (id, email, is_admin, admin_type, created_at, updated_at)
      values ('${email}', '${email}', 1, 'main_admin', '${now}', '${now}') on conflict do nothing`,
    `insert into sessions (id_hash, user_id, kind, created_at, last_seen_at, expires_at,
      reauthenticated_at) values ('${hash}', '${email}', 'session', '${now}', '${now}', '${later}', '${now}')`,
  );
  return id;
}

/** @throws when it does not come true within `ms` */
export async function until(isTrue: () => Promise<boolean>, ms = 60_000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`not true after ${ms} ms: ${isTrue}`);
    await wait(POLL_MS);
  }
}

export function passes(ms: number): Promise<void> {
  const end = performance.now() + ms;
  return until(async () => performance.now() > end, ms + 1_000);
}

/** Stops or starts the database server of this run, which keeps its data. */
export function control(action: "stop" | "start"): void {
  const [name = "", ...args] = JSON.parse(process.env.POSTGRES_CONTROL ?? "[]") as string[];
  // Without the folder's variables, or the server would count as left behind by this test.
  const env = { NODE_ENV: "test", PATH: process.env.PATH } as const;
  const how = { env, stdio: "ignore" } as const;
  const { status } = spawnSync(name, [...args, "-m", "immediate", action], how);
  if (status !== 0) throw new Error(`the server did not ${action}`);
}

/** Sends requests of visitors without a pause, until the returned function ends them. */
export function visit(as: (n: number) => Site["fetch"], paths: readonly string[]) {
  const failed: string[] = [];
  let isOver = false;
  let asked = 0;
  const walk = async (send: Site["fetch"]) => {
    while (!isOver) {
      const path = paths[asked++ % paths.length] ?? "/";
      const answer = await send(path).then(
        async (response) => (await response.text()) && String(response.status),
        (error: Error) => String(error.cause ?? error),
      );
      if (!/^[23]/.test(answer)) failed.push(`${path}: ${answer}`);
    }
  };
  const walking = Promise.all(Array.from({ length: VISITORS }, (_, n) => walk(as(n))));
  return async () => {
    isOver = true;
    await walking;
    return { asked, failed };
  };
}
