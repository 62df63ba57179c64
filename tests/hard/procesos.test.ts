import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import { openKept, toRequest } from "../support/keep-alive";
import { type Site, startSite } from "../support/site";

const SCALE = Number(process.env.HARD_SCALE ?? 1);
const RESTARTS = 2 * SCALE;
const SAVES = 100 * SCALE;
const QUERIES = 10_000 * SCALE;
const CLIENTS = 8;

const PATHS = ["/", "/categorias", "/buscar?q=trona", "/consejos"];

let site: Site | undefined;
afterEach(async () => {
  await site?.stop("SIGKILL");
  site = undefined;
});

async function start(workers: number, env: Record<string, string> = {}): Promise<Site> {
  site = await startSite({ env: { LOG_LEVEL: "error", WORKERS: String(workers), ...env } });
  return site;
}

/** Living processes that the first one has started; it may not have noticed a dead one yet. */
function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number).filter(isAlive);
}

const isAlive = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

/** True while a process has the database open. */
const hasDatabase = (pid: number) => {
  const target = (fd: string) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return "";
    }
  };
  return isAlive(pid) && readdirSync(`/proc/${pid}/fd`).some((fd) => /site\.db$/.test(target(fd)));
};

/** Sends requests without a pause, on a new connection whenever the old one ends. */
async function ask(port: number, target: string, isOver: () => boolean): Promise<number> {
  let answers = 0;
  while (!isOver()) {
    const connection = await openKept(port);
    for (let isLast = false; !isLast && !isOver(); answers++) {
      const answer = await connection.ask(toRequest(target, { Host: `127.0.0.1:${port}` }));
      expect(answer.status).toBe(200);
      isLast = answer.isLast;
    }
    connection.close();
  }
  return answers;
}

describe("two workers", () => {
  it("are replaced on SIGHUP, one after the other, without a failed request", async () => {
    const { origin, process: first } = await start(2);
    const port = Number(new URL(origin).port);
    const pid = first.pid ?? 0;
    const before = childrenOf(pid);
    expect(before).toHaveLength(2);
    let isOver = false;
    const load = Array.from({ length: CLIENTS }, (_, n) =>
      ask(port, PATHS[n % PATHS.length] ?? "/", () => isOver),
    );
    const failures: unknown[] = [];
    for (const client of load) client.catch((error) => failures.push(error));
    for (let round = 0; round < RESTARTS; round++) {
      const old = childrenOf(pid);
      first.kill("SIGHUP");
      await expect.poll(() => old.some(isAlive), { timeout: 60_000 }).toBe(false);
    }
    isOver = true;
    const answers = await Promise.allSettled(load);
    expect(failures.map(String)).toEqual([]);
    expect(answers.every((each) => each.status === "fulfilled" && each.value > 0)).toBe(true);
    const after = childrenOf(pid);
    expect(after).toHaveLength(2);
    expect(after.filter((each) => before.includes(each))).toEqual([]);
  });

  it("leave no connection unanswered that the first process hands to one that ends", async () => {
    const { origin, fetch, process: first } = await start(2);
    const port = Number(new URL(origin).port);
    // Each worker has answered once, so both are ready to receive a signal.
    for (let n = 0; n < 2; n++) await fetch("/healthz", { headers: { Connection: "close" } });
    const [leaving = 0] = childrenOf(first.pid ?? 0);
    // Stopped, the first process hands out new connections only after the worker has ended.
    first.kill("SIGSTOP");
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => openKept(port)));
    const answers = clients.map((client) =>
      client.ask(toRequest("/", { Host: `127.0.0.1:${port}` })),
    );
    process.kill(leaving, "SIGTERM");
    await expect.poll(() => hasDatabase(leaving)).toBe(false);
    first.kill("SIGCONT");
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    for (const client of clients) client.close();
  });

  it("are replaced when one dies, while the other one serves", async () => {
    const { fetch, process: first } = await start(2);
    const [victim = 0, other = 0] = childrenOf(first.pid ?? 0);
    process.kill(victim, "SIGKILL");
    // Waits until the first process has noticed, as it would hand connections to the dead one.
    await expect.poll(() => existsSync(`/proc/${victim}`)).toBe(false);
    for (let n = 0; n < 10; n++) {
      expect((await fetch("/healthz", { headers: { Connection: "close" } })).status).toBe(200);
    }
    await expect.poll(() => childrenOf(first.pid ?? 0).length).toBe(2);
    expect(childrenOf(first.pid ?? 0)).toContain(other);
  });

  it("end with SIGTERM, and with the death of the first process", async () => {
    const told = await start(2);
    const workers = childrenOf(told.process.pid ?? 0);
    expect(await told.stop("SIGTERM")).toBe(0);
    expect(workers.filter(isAlive)).toEqual([]);

    const killed = await start(2);
    const orphans = childrenOf(killed.process.pid ?? 0);
    expect(orphans).toHaveLength(2);
    killed.process.kill("SIGKILL");
    await expect.poll(() => orphans.some(isAlive)).toBe(false);
  });

  it("refuse a port that is taken in one sentence", async () => {
    const { origin } = await start(1);
    const { port } = new URL(origin);
    const second = startSite({ env: { WORKERS: "2", PORT: port, DEMO: "0" } });
    await expect(second).rejects.toThrow(
      `exit 1: El puerto ${port} ya está en uso. Elige otro con PORT=${Number(port) + 1}.`,
    );
  });
});

describe.each([1, 2])("with %i processes", (workers) => {
  it("every save of another process is in the very next answer", async () => {
    const { fetch, sql } = await start(workers);
    const connection = sql();
    const slug = connection.prepare("select slug from productos where id = 'B0DEMO0001'").pluck();
    const path = `/producto/${slug.get()}`;
    const save = connection.prepare("update productos set title = ? where id = 'B0DEMO0001'");
    const stale: number[] = [];
    for (let n = 0; n < SAVES; n++) {
      save.run(`Guardado ${n}.`);
      // Uses a new connection each time, so that all processes are asked in turn.
      const answer = await fetch(path, { headers: { Connection: "close" } });
      if (!(await answer.text()).includes(`Guardado ${n}.`)) stale.push(n);
    }
    expect(stale).toEqual([]);
  });

  it("so is what the command line changes", async () => {
    const { fetch, sql, dataDir } = await start(workers);
    const slug = sql().prepare("select slug from productos where demo = 1 limit 1").pluck().get();
    const status = async () =>
      (await fetch(`/producto/${slug}`, { headers: { Connection: "close" } })).status;
    for (let n = 0; n < workers; n++) expect(await status()).toBe(200);
    execFileSync(process.execPath, ["build/server/cli.js", "seed", "--remove-demo"], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir },
    });
    for (let n = 0; n < 2 * workers; n++) expect(await status()).toBe(404);
  });
});

it("a changed setting and withdrawn rights hold in every worker with the next request", async () => {
  const started = await start(2, { DEMO: "0", TRUSTED_PROXY_HOPS: "1" });
  const ana = admitAdmin(started, { email: "ana@ejemplo.es" });
  const leo = admitAdmin(started, { email: "leo@ejemplo.es", type: "contributor" });
  // New connections go to the workers in turn, so six requests reach both of them.
  const askAll = async (ask: () => Promise<Response>) => {
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await ask());
    return answers;
  };
  const closing = { headers: { Connection: "close", Cookie: `sesion=${leo.jar.get("sesion")}` } };
  const home = () => started.fetch("/", { headers: { Connection: "close" } });
  const admin = () => started.fetch("/admin", closing);
  const hasName = async (answer: Response) => (await answer.text()).includes("<title>La Cuna");
  for (const answer of await askAll(home)) expect(await hasName(answer)).toBe(false);
  for (const answer of await askAll(admin)) expect(answer.status).toBe(200);

  const page = await ana.text("/admin/ajustes");
  const version = /name="version" value="([^"]*)"/.exec(page)?.[1] ?? "";
  const saved = await ana.post("/admin/ajustes", { nombre: "La Cuna", version, precio_horas: "0" });
  expect(saved.status).toBe(303);
  for (const answer of await askAll(home)) expect(await hasName(answer)).toBe(true);

  const gone = await ana.post("/admin/usuarios", { intent: "retirar", id: "leo@ejemplo.es" });
  expect(gone.status).toBe(303);
  for (const answer of await askAll(admin)) expect(answer.headers.get("Location")).toBe("/auth");
});

it("made-up queries cost little memory", async () => {
  const { origin, process: first } = await start(1);
  const port = Number(new URL(origin).port);
  const connection = await openKept(port);
  const askFor = (target: string) =>
    connection.ask(toRequest(target, { Host: `127.0.0.1:${port}`, "Accept-Encoding": "br" }));
  const memory = () =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${first.pid}/smaps_rollup`, "utf8"))?.[1]);
  // Under its first load any process grows, so memory is compared only afterwards.
  for (let n = 0; n < 2_000; n++) await askFor(PATHS[n % PATHS.length] ?? "/");
  for (let n = 0; n < 300; n++) await askFor(`/buscar?q=calor${n}`);
  const before = memory();
  for (let n = 0; n < QUERIES; n++) await askFor(`/?x=${n}`);
  connection.close();
  expect((memory() - before) / 1024).toBeLessThan(30);
});
