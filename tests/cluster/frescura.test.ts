import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "../postgres/server";
import { type Cluster, passes, rounds, startCluster, until } from "./hosts";

const PAGE = "/admin/ajustes/legal";
const PUBLIC = "/aviso-legal";
const LATEST_MS = 1_500;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const LEGAL = {
  nif: "00000000T",
  direccion: "Madrid",
  email: "a@ejemplo.es",
  telefono: "910000000",
};

it("shows a change on the other host to its author at once, and to others soon", async () => {
  const [here, there] = await cluster.enter();
  const [, other] = cluster.hosts;
  for (let round = 0; round < rounds(200); round++) {
    const titular = `Titular ${round}`;
    const version = /name="version" value="([^"]*)"/.exec((await here?.text(PAGE)) ?? "")?.[1];
    const fields = { intent: "guardar", version: version ?? "", titular, ...LEGAL };
    expect((await here?.post(PAGE, fields))?.status).toBe(303);
    expect(await there?.text(PUBLIC)).toContain(titular);
    const isSeen = async () => (await (await other.site.fetch(PUBLIC)).text()).includes(titular);
    if (round % 10 === 0) await until(isSeen, LATEST_MS);
  }
});

it("serves on each host the pictures that another one stored", async () => {
  const [first, second] = cluster.hosts;
  const [picture] = /\/media\/[^" ]+/.exec(await (await first.site.fetch("/")).text()) ?? [""];
  const [one, two] = await Promise.all(
    [first, second].map(async ({ site }) =>
      Buffer.from(await (await site.fetch(picture)).arrayBuffer()),
    ),
  );
  expect(one?.length).toBeGreaterThan(1_000);
  expect(two?.equals(one as Buffer)).toBe(true);
});

/** Counts all statements, with visitors and without them, because hosts also poll. */
async function countStatements(meanwhile: () => Promise<unknown>): Promise<number> {
  await ask(cluster.url, "select pg_stat_statements_reset()");
  await meanwhile();
  const [row] = await ask<{ n: number }>(
    cluster.url,
    `select coalesce(sum(calls), 0)::int as n from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())`,
  );
  return row?.n ?? 0;
}

it("asks the database nothing for pages that are kept", async () => {
  await ask(cluster.url, "create extension pg_stat_statements");
  const count = rounds(20_000);
  const visit = async () => {
    const asking = Array.from({ length: 8 }, async (_, n) => {
      const { site } = cluster.hosts[n % 2] as Cluster["hosts"][number];
      for (let each = 0; each < count / 8; each++) await (await site.fetch("/consejos")).text();
    });
    await Promise.all(asking);
  };
  for (const { site } of cluster.hosts) await site.fetch("/consejos");
  let ms = performance.now();
  const loaded = await countStatements(visit);
  ms = performance.now() - ms;
  const idle = await countStatements(() => passes(ms));
  expect(loaded - idle, `${loaded} with ${count} requests, ${idle} without`).toBeLessThan(20);
});
