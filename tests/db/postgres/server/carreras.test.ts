import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { generate } from "~/cli/seed/generate.server";
import { migrate } from "~db/migrator.server";
import { openDatabase } from "~db/postgres/open.server";
import { migrations } from "~db/schema/migrations";
import { feature } from "~nouns/productos/queries/destacados.server";
import { testDatabase } from "../../../support/database";

const ROUNDS = 30;
const AT_ONCE = 24;

const idOf = (n: number) => `B0G${String(n).padStart(7, "0")}`;

describe("writers of two hosts", () => {
  const db = testDatabase(async (database) => {
    await seedBaseline(database);
    await generate(database, { productos: 60, consejos: 0 });
  });

  it("feature six of many products, however many ask at once", async () => {
    const other = openDatabase(db.file());
    const { read } = db.database();
    for (let round = 0; round < ROUNDS; round++) {
      await other.write((trx) => trx.updateTable("productos").set({ destacado_home: 0 }).execute());
      const hosts = [db.database(), other];
      const outcomes = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) =>
          hosts[n % 2]?.write((trx) => feature(trx, idOf(n % 19))),
        ),
      );
      const rows = read.selectFrom("productos").select("id").where("destacado_home", "=", 1);
      expect(await rows.execute()).toHaveLength(6);
      expect(outcomes).toContain("destacado.limite");
    }
    await other.close();
  });

  it("spend what may be spent once only once", async () => {
    const other = openDatabase(db.file());
    const take = (n: number) =>
      (n % 2 === 0 ? db.database() : other).write(async (trx) => {
        const taken = await trx.selectFrom("primer_administrador").select("user_id").execute();
        if (taken.length > 0) return false;
        const row = { id: 1, user_id: `u${n}`, created_at: "2026-01-01T00:00:00.000Z" };
        await trx.insertInto("primer_administrador").values(row).execute();
        return true;
      });
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => take(n)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    await other.close();
  });

  it("bring the tables up to date once, of five that start at once", async () => {
    const hosts = Array.from({ length: 5 }, () => openDatabase(db.file()));
    const up = ({ schema }: Kysely<unknown>) =>
      schema.createTable("manana").addColumn("id", "integer").execute();
    const done = hosts.map((host) => migrate(host, { ...migrations, "9999_manana": { up } }));
    expect((await Promise.all(done)).flat()).toEqual(["9999_manana"]);
    await sql`drop table manana`.execute(db.database().writer);
    await Promise.all(hosts.map((host) => host.close()));
  });

  it("see what the other changed within a second, and at once where they ask", async () => {
    const other = openDatabase(db.file());
    await other.catchUp();
    const before = other.contentVersion();
    await db.database().write((trx) => trx.updateTable("productos").set({ demo: 0 }).execute());
    expect(db.database().contentVersion()).not.toBe(before);
    await other.catchUp();
    expect(other.contentVersion()).toBe(db.database().contentVersion());
    await db.database().write((trx) => trx.updateTable("productos").set({ demo: 1 }).execute());
    await expect.poll(() => other.contentVersion()).toBe(db.database().contentVersion());
    await other.close();
  });
});
