import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "../postgres/server";
import { importMore } from "../support/importing-site";
import { newCuenta } from "../support/writers";
import { type Cluster, passes, rounds, startCluster, until } from "./hosts";

const MAILS = rounds(100);
const PRODUCTS = rounds(2_000);
const TAKEN = ["copia", "retencion"];
/** The time watched for work that a second host does again by mistake. */
const WATCHED_MS = rounds(180) * 1_000;

let cluster: Cluster;
beforeAll(async () => {
  // Half a day from now, so that no second copy comes due during the test.
  const BACKUP_HOUR = String((new Date().getUTCHours() + 12) % 24);
  cluster = await startCluster(3, { BACKUP_HOUR });
});
afterAll(() => cluster.stop());

/** SQL that lists periodic work each time that a host claims it. */
const LISTING = [
  "create table taken (id text)",
  `create function take() returns trigger language plpgsql as $$ begin
    insert into taken values (new.id); return new; end $$`,
  `create trigger take after update on trabajos for each row
    when (old.lease_owner is null and new.lease_owner is not null) execute function take()`,
];

const countOf = async (query: string) => (await ask<{ n: number }>(cluster.url, query))[0]?.n;

async function listTaken() {
  const taken = await ask<{ id: string }>(cluster.url, "select id from taken order by id");
  return taken.map(({ id }) => id.replace("periodico-", "")).filter((id) => TAKEN.includes(id));
}

const copiesOf = ({ site }: Cluster["hosts"][number]) => {
  const folder = path.join(site.dataDir, "backups");
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".tar")) : [];
};

async function sendMails() {
  for (let n = 0; n < MAILS; n++) {
    const { fields, address } = newCuenta(`cuenta-${n}`);
    const { site } = cluster.hosts[n % 3] as Cluster["hosts"][number];
    const answer = await site.post("/auth?modo=registro", fields, { "X-Forwarded-For": address });
    expect(answer.status).toBe(303);
  }
}

it("does mails, an import, a retention, a copy and a publication once over three hosts", async () => {
  const end = performance.now() + WATCHED_MS;
  await cluster.smtp.setMode("slow");
  const [ana] = await cluster.enter();
  const now = new Date().toISOString();
  const [consejo] = await ask<{ id: string }>(
    cluster.url,
    "select min(id) as id from consejos where estado = 'published'",
  );
  await ask(
    cluster.url,
    ...LISTING,
    `update trabajos set run_after = '${now}' where id in ('periodico-copia', 'periodico-retencion')`,
    `update consejos set estado = 'draft', programado_at = '${now}' where id = '${consejo?.id}'`,
  );
  await Promise.all([sendMails(), importMore(ana as NonNullable<typeof ana>, PRODUCTS)]);
  await until(async () => cluster.smtp.received.length >= MAILS);
  const IMPORTED = "select importados::int as n from importaciones where estado = 'terminada'";
  await until(async () => (await countOf(IMPORTED)) === PRODUCTS, 120_000);
  // Each host looks for due work once a minute.
  await until(async () => (await listTaken()).length >= TAKEN.length, 150_000);
  await until(async () => cluster.hosts.flatMap(copiesOf).length > 0);
  await passes(end - performance.now());
  const recipients = cluster.smtp.received.flatMap(({ to }) => to);
  expect(recipients.length).toBe(MAILS);
  expect(new Set(recipients).size).toBe(MAILS);
  expect(await countOf("select count(*)::int as n from productos where slug ~ '^p[0-9]+$'")).toBe(
    PRODUCTS,
  );
  expect(await listTaken()).toEqual(TAKEN);
  expect(cluster.hosts.flatMap(copiesOf)).toHaveLength(1);
  expect(
    await countOf(`select count(*)::int as n from audit_log
      where action = 'consejo.publicado' and target = '${consejo?.id}'`),
  ).toBe(1);
});
