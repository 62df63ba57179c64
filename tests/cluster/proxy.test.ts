import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask } from "../postgres/server";
import { makeFolder } from "../support/folder";
import { newMensaje } from "../support/writers";
import { type Cluster, type Host, passes, rounds, startCluster, until, visit } from "./hosts";

const PAGES = ["/", "/categorias", "/consejos", "/comparativas", "/sobre-nosotros"];

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

let visitors: ReturnType<typeof visit>;
beforeEach(async () => {
  visitors = visit(cluster.asVisitor, PAGES);
  await serves(cluster.hosts);
});

/** Waits until the proxy, which probes hosts now and then, sends requests to all of these. */
async function serves(hosts: readonly Host[]) {
  for (const { site } of hosts) {
    const before = site.log.length;
    await until(async () => site.log.length > before + 20);
  }
}

async function endVisit() {
  const { asked, failed } = await visitors();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(100);
}

/** Makes a copy of this build that knows one more migration. */
function nextRelease(): string {
  const tree = makeFolder();
  for (const name of ["package.json", "build", "node_modules", "public"]) {
    if (name === "build") cpSync(name, path.join(tree, name), { recursive: true });
    else symlinkSync(path.resolve(name), path.join(tree, name));
  }
  const assets = path.join(tree, "build/server/assets");
  const before = '"../../migrations/0001_personas.ts"';
  const made = `"../../migrations/9999_inventada.ts": { up: (db) =>
    db.schema.alterTable("productos").addColumn("inventada", "text").execute() }, ${before}`;
  const files = readdirSync(assets).map((name) => path.join(assets, name));
  const found = files.filter((file) => readFileSync(file, "utf8").includes(before));
  expect(found).toHaveLength(1);
  for (const file of found) {
    writeFileSync(file, readFileSync(file, "utf8").replace(before, made));
  }
  return tree;
}

/** Sends forms one after another, each from another address. */
function write() {
  const answers = new Map<string, number>();
  let isOver = false;
  const walk = async () => {
    while (!isOver) {
      const n = answers.size + 1_000;
      const { key, fields } = newMensaje(`reinicio-${n}`);
      answers.set(key, 0);
      const body = new URLSearchParams(fields);
      const headers = { Origin: cluster.origin };
      const answer = await cluster.asVisitor(n)("/contacto", { method: "POST", headers, body });
      await answer.text();
      answers.set(key, answer.status);
    }
  };
  const walking = walk();
  return async () => {
    isOver = true;
    await walking;
    return answers;
  };
}

describe("behind the proxy, under load", () => {
  it("fails no page and no form while each host is started again", async () => {
    const writing = write();
    for (let round = 0; round < rounds(5); round++) {
      for (const host of cluster.hosts) {
        await host.stop();
        await host.start();
        await serves([host]);
      }
    }
    const sent = await writing();
    expect([...sent].filter(([, status]) => status !== 303)).toEqual([]);
    const [stored] = await ask<{ n: number }>(
      cluster.url,
      "select count(*)::int as n from mensajes where subject like 'reinicio-%'",
    );
    expect(stored?.n).toBe(sent.size);
    await endVisit();
  });

  it("fails no page while a host dies", async () => {
    for (let round = 0; round < rounds(5); round++) {
      const host = cluster.hosts[round % 2] as Host;
      await host.stop("SIGKILL");
      await host.start();
      await serves([host]);
    }
    await endVisit();
  });

  it("fails no page while a new version comes, whose migration turns the old one unready", async () => {
    const [old, first] = cluster.hosts;
    const tree = nextRelease();
    await first.stop();
    await first.start({ tree });
    await until(async () => (await old.site.fetch("/readyz")).status === 503);
    const pagesOf = ({ site }: Host) =>
      site.log
        .filter((line) => line.includes('"route":"/'))
        .filter((line) => !line.includes("/readyz")).length;
    await passes(3_000);
    const before = pagesOf(old);
    await passes(1_000);
    expect(pagesOf(old)).toBe(before);
    await old.stop();
    await old.start({ tree });
    await serves(cluster.hosts);
    await endVisit();
    const columns = await ask(
      cluster.url,
      "select column_name from information_schema.columns where column_name = 'inventada'",
    );
    expect(columns).toHaveLength(1);
  });
});
