import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask } from "../postgres/server";
import { fakeClock } from "../support/fake-clock";
import { newMensaje } from "../support/writers";
import {
  type Cluster,
  control,
  type Host,
  passes,
  rounds,
  startCluster,
  until,
  visit,
} from "./hosts";

const KEPT = ["/", "/categorias", "/consejos", "/aviso-legal"];
const UNKNOWN = /^done$|no sabemos si ha llegado/;
const MINUTE_MS = 60_000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

beforeEach(async () => {
  for (const { site } of cluster.hosts) for (const path of KEPT) await site.fetch(path);
});

let asked = 0;
/** Asks for another search from another address each time, so that each page is drawn. */
const draw = ({ site }: Host) => {
  asked += 1;
  const headers = { "X-Forwarded-For": `10.9.${asked >> 8}.${asked & 255}` };
  return site.fetch(`/buscar?q=cuna+${asked}`, { headers });
};

async function send(n: number, key: string) {
  const { fields, address } = newMensaje(key);
  const { site } = cluster.hosts[n % 2] as Host;
  const answer = await site.post("/contacto", fields, { "X-Forwarded-For": address });
  return { status: answer.status, text: await answer.text() };
}

describe("without the database", () => {
  it("goes on with kept pages, says that others must wait, and writes soon after its return", async () => {
    control("stop");
    const visitors = visit(cluster.asVisitor, KEPT);
    try {
      const end = performance.now() + Math.max(4, rounds(10)) * 1_000;
      while (performance.now() < end) {
        for (const host of cluster.hosts) {
          const drawn = await draw(host);
          expect([drawn.status, drawn.headers.get("Retry-After")]).toEqual([503, "30"]);
          expect((await host.site.fetch("/readyz")).status).toBe(200);
        }
      }
    } finally {
      control("start");
    }
    const back = performance.now();
    await until(async () => (await send(0, "vuelve")).status === 303);
    expect(performance.now() - back).toBeLessThan(3_000);
    const { asked: kept, failed } = await visitors();
    expect(failed).toEqual([]);
    expect(kept).toBeGreaterThan(100);
    for (const { site } of cluster.hosts) expect(site.process.exitCode).toBeNull();
  });

  it.runIf(rounds(10) === 10)("says after a minute that pages must wait", async () => {
    control("stop");
    try {
      await passes(1.1 * MINUTE_MS);
      for (const { site } of cluster.hosts) {
        for (const path of KEPT) expect((await site.fetch(path)).status, path).toBe(503);
        expect((await site.fetch("/readyz")).status).toBe(503);
      }
    } finally {
      control("start");
    }
    for (const { site } of cluster.hosts) {
      await until(async () => (await site.fetch("/")).status === 200);
    }
  });
});

describe("with all connections cut under load", () => {
  it("fails no page, and does what was sent once or says that it does not know", async () => {
    const cuts = rounds(10);
    let isOver = false;
    const sent = new Map<string, string>();
    const write = async (n: number) => {
      while (!isOver) {
        const key = `corte-${sent.size}`;
        sent.set(key, "");
        const { status, text } = await send(n, key);
        sent.set(key, status === 303 ? "done" : text);
      }
    };
    const kept = visit(cluster.asVisitor, KEPT);
    const drawn = visit((n) => () => draw(cluster.hosts[n % 2] as Host), ["/buscar"]);
    const writing = Promise.all([0, 1, 2, 3].map(write));
    for (let cut = 0; cut < cuts; cut++) {
      const before = sent.size;
      await until(async () => sent.size > before + 8);
      await ask(
        cluster.url,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mimbre'",
      );
    }
    const last = sent.size;
    await until(async () => sent.size > last + 8);
    isOver = true;
    await writing;
    expect((await kept()).failed).toEqual([]);
    expect((await drawn()).failed).toEqual([]);
    const rows = await ask<{ subject: string; n: number }>(
      cluster.url,
      "select subject, count(*)::int as n from mensajes where subject like 'corte-%' group by subject",
    );
    const stored = new Map(rows.map(({ subject, n }) => [subject, n]));
    const done = [...sent].filter(([, answer]) => answer === "done");
    for (const [key] of done) expect([key, stored.get(key)]).toEqual([key, 1]);
    for (const answer of sent.values()) expect(answer).toMatch(UNKNOWN);
    expect(Math.max(...stored.values())).toBe(1);
  });
});

describe("with a clock that is an hour off", () => {
  it("a host is taken out of service, and does not start", async () => {
    const [here, host] = cluster.hosts;
    const statusOf = async ({ site }: Host) => (await site.fetch("/readyz")).status;
    const clock = fakeClock();
    await host.stop();
    await host.start({ env: clock.env });
    expect(await statusOf(host)).toBe(200);
    clock.shift(1);
    await until(async () => (await statusOf(host)) === 503);
    expect(await statusOf(here)).toBe(200);
    await host.stop();
    await expect(host.start({ env: clock.env })).rejects.toThrow(/^exit 78: .*3600 segundos/s);
    await host.start();
    expect(await statusOf(host)).toBe(200);
  });
});
