import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { generate } from "~/cli/seed/generate.server";
import { migrate } from "~db/migrator.server";
import { migrations } from "~db/schema/migrations";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { feature } from "~nouns/productos/queries/destacados.server";
import { testDatabase } from "../support/database";
import { makeFolder } from "../support/folder";
import { startSite } from "../support/site";

const ROUNDS = 10 * Number(process.env.HARD_SCALE ?? 1);

const db = testDatabase(async (database) => {
  await seedBaseline(database);
  await generate(database, { productos: 60, consejos: 0 });
});

const idOf = (n: number) => `B0G${String(n).padStart(7, "0")}`;

it("twenty features at once end at six, through two connections of writers", async () => {
  const other = openDatabase(db.file());
  for (let round = 0; round < ROUNDS; round++) {
    await db
      .database()
      .write((trx) => trx.updateTable("productos").set({ destacado_home: 0 }).execute());
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const database = n % 2 === 0 ? db.database() : other;
        return database.write((trx) => feature(trx, idOf(n % 19)));
      }),
    );
    const { total } = await db
      .database()
      .read.selectFrom("productos")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("destacado_home", "=", 1)
      .executeTakeFirstOrThrow();
    expect(total).toBe(6);
    expect(outcomes.filter((outcome) => outcome === "destacado.limite").length).toBeGreaterThan(0);
  }
  await other.close();
});

it("five starts on one empty folder end in one healthy site", async () => {
  const DATA_DIR = path.join(makeFolder(), "data");
  const sites = await Promise.all(
    Array.from({ length: 5 }, () => startSite({ env: { DATA_DIR, LOG_LEVEL: "error" } })),
  );
  for (const site of sites) expect((await site.fetch("/readyz")).status).toBe(200);
  await Promise.all(sites.map((site) => site.stop()));
  const last = await startSite({ env: { DATA_DIR, LOG_LEVEL: "error" } });
  expect(await (await last.fetch("/")).text()).toContain("Trona evolutiva Pinarela Crece");
  await last.stop();
});

it("five starts on a database that is behind make one copy and migrate it once", async () => {
  const DATA_DIR = makeFolder();
  const file = path.join(DATA_DIR, "site.db");
  createDatabaseFile(file);
  const old = openDatabase(file);
  const [first = ""] = await migrate(
    old,
    Object.fromEntries(Object.entries(migrations).slice(0, 1)),
  );
  await old.close();

  const sites = await Promise.all(
    Array.from({ length: 5 }, () => startSite({ env: { DATA_DIR, LOG_LEVEL: "info" } })),
  );
  for (const site of sites) expect((await site.fetch("/readyz")).status).toBe(200);
  const ran = sites.flatMap(({ log }) =>
    log
      .filter((line) => line.startsWith("{"))
      .flatMap((line) => (JSON.parse(line) as { migrated?: string[] }).migrated ?? []),
  );
  expect(ran).toEqual(Object.keys(migrations).filter((name) => name !== first));
  expect(readdirSync(path.join(DATA_DIR, "backups"))).toHaveLength(1);
  await Promise.all(sites.map((site) => site.stop()));
});
