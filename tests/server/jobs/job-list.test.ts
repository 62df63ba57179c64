import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { jobList } from "~/server/jobs/job-list";
import { receiveMensaje } from "~features/contacto/receive-mensaje.server";
import { recordSuceso } from "~record/historial/historial.server";
import { purgeVersions } from "~record/versiones/versiones.server";
import { addProducto } from "../../domain/catalogo";
import { refuseWrites } from "../../support/break-database";
import { testDatabase } from "../../support/database";
import { insertRows } from "../../support/insert-rows";

const db = testDatabase();
const DAY = 24 * 60 * 60_000;
const MENSAJE = { name: "Ana", email: "ana@ejemplo.es", subject: "Hola", message: "Hola" };

const receive = (idem: string, daysAgo: number) =>
  receiveMensaje(MENSAJE, { idem, clientAddress: idem }, new Date(Date.now() - daysAgo * DAY));
const run = (name: string) =>
  jobList()
    .find((job) => job.name === name)
    ?.run(() => false);

async function count(table: "mensajes" | "correos" | "envios" | "attempt_limits") {
  const rows = await db.database().read.selectFrom(table).selectAll().execute();
  return rows.length;
}

describe("the jobs of a server", () => {
  it("write each mail to a file while there is no mail server", async () => {
    await receive("a", 0);
    await run("correo");
    const files = readdirSync(path.join(process.env.DATA_DIR ?? "", "mail"));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/contacto-[0-9a-f-]{36}\.eml$/);
  });

  it("tell main admins once a day what changed, whichever process asks", async () => {
    const at = new Date().toISOString();
    const ana = { id: "ana", email: "ana@ejemplo.es" };
    const main = { is_admin: 1, admin_type: "main_admin", created_at: at, updated_at: at } as const;
    const reject = () =>
      db
        .database()
        .write((trx) => recordSuceso(trx, { actor: ana, action: "solicitud.rechazada" }));
    await insertRows("profiles", { ...ana, ...main });
    await reject();
    await Promise.all([run("cambios"), run("cambios")]);
    expect(await count("correos")).toBe(1);
    await reject();
    await run("cambios");
    expect(await count("correos")).toBe(1);
  });

  it("forget what visitors left, each thing after its time", async () => {
    const days = [0, 0.9, 1.1, 1.9, 2.1, 29, 31, 364, 366];
    for (const ago of days) await receive(`hace-${ago}`, ago);
    await db
      .database()
      .write((trx) => trx.updateTable("correos").set({ status: "sent" }).execute());
    await run("retencion");
    expect(await count("mensajes")).toBe(8);
    expect(await count("correos")).toBe(6);
    expect(await count("envios")).toBe(4);
    expect(await count("attempt_limits")).toBe(2);
  });

  it("forget attempts of every kind by the next day, but wrong codes in a row", async () => {
    const window_started_at = new Date(Date.now() - 1.1 * DAY).toISOString();
    const a = { id: "a", email: "a@ejemplo.es", created_at: "2026", updated_at: "2026" };
    await insertRows("profiles", a);
    const purposes = ["acceso:red", "codigo:reto", "codigos-seguidos", "un-limite-nuevo"];
    const counts = purposes.map((purpose) => ({ key: `${purpose}:a`, failures: 1 }));
    await insertRows("attempt_limits", ...counts.map((each) => ({ ...each, window_started_at })));
    await run("retencion");
    const left = await db.database().read.selectFrom("attempt_limits").select("key").execute();
    expect(left).toEqual([{ key: "codigos-seguidos:a" }]);
  });

  it("forget rejected people with their requests, and the history, each after its time", async () => {
    const at = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString();
    const requests = [
      { id: "waits", status: "pending" as const },
      { id: "granted", status: "approved" as const, approved_at: at(200) },
      { id: "recent", status: "rejected" as const, approved_at: at(89) },
      { id: "old", status: "rejected" as const, approved_at: at(91) },
    ];
    for (const request of requests) {
      await insertRows("profiles", { id: request.id, created_at: at(500), updated_at: at(500) });
      const row = { ...request, user_id: request.id, requested_at: at(400) };
      await insertRows("admin_requests", row);
    }
    const entries = [364, 366].map((days) => ({ at: at(days), action: `hace-${days}` }));
    await insertRows("audit_log", ...entries);
    await run("retencion");
    const { read } = db.database();
    for (const table of ["admin_requests", "profiles"] as const) {
      const rows = await read.selectFrom(table).select("id").orderBy("id").execute();
      expect(rows.map(({ id }) => id)).toEqual(["granted", "recent", "waits"]);
    }
    const history = await read.selectFrom("audit_log").select("action").execute();
    expect(history).toEqual([{ action: "hace-364" }]);
  });

  it("forget counts of clicks after two years", async () => {
    await addProducto("trona");
    const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
    await insertRows(
      "clics",
      ...[728, 733].map((ago) => ({
        dia: day(ago),
        producto_id: "p-trona",
        pagina: "producto",
        clics: 1,
      })),
    );
    await run("retencion");
    const rows = await db.database().read.selectFrom("clics").select("dia").execute();
    expect(rows).toEqual([{ dia: day(728) }]);
  });

  it("forget kept versions after a year, the oldest first, a thousand at a time", async () => {
    const at = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString();
    const versions = Array.from({ length: 1_003 }, (_, index) => ({
      ...{ id: `v-${index}`, tipo: "producto" as const, item_id: `p-${index}`, version: 1 },
      ...{ causa: "edicion" as const, datos: "{}" },
      created_at: at(index === 0 ? 364 : 366 + index),
    }));
    await db.database().write(async (trx) => {
      for (let start = 0; start < versions.length; start += 200) {
        const some = versions.slice(start, start + 200);
        await trx.insertInto("versiones").values(some).execute();
      }
    });
    const left = async () => {
      const rows = await db.database().read.selectFrom("versiones").select("item_id").execute();
      return rows.map(({ item_id }) => item_id).sort();
    };
    await run("retencion");
    expect(await left()).toEqual(["p-0", "p-1", "p-2"]);
    await db.database().write((trx) => purgeVersions(trx, new Date(at(365))));
    expect(await left()).toEqual(["p-0"]);
  });

  it("forget the copies that updates made, and none that somebody else did", async () => {
    const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 19);
    const kept = [
      `antes-de-migrar-${day(29)}.db`,
      "copia-2020-01-01T00-00-00.tar",
      "antes-de-migrar-mi-copia.db",
    ];
    const folder = path.join(process.env.DATA_DIR ?? "", "backups");
    mkdirSync(folder, { recursive: true });
    for (const name of [...kept, `antes-de-migrar-${day(31)}.db`]) {
      writeFileSync(path.join(folder, name), "");
    }
    await run("retencion");
    expect(readdirSync(folder).sort()).toEqual(kept.sort());
  });

  it("go on with the next thing when one cannot be deleted, and say which", async () => {
    await receive("vieja", 400);
    const old = { created_at: "2020-01-01T00:00:00.000Z", updated_at: "2020-01-01T00:00:00.000Z" };
    const at = old.created_at;
    const rejected = { status: "rejected", requested_at: at, approved_at: at } as const;
    await insertRows("profiles", { ...old, id: "luz" });
    await insertRows("admin_requests", { user_id: "luz", ...rejected });
    await insertRows("audit_log", { at, action: "antigua" });
    for (const table of ["mensajes", "admin_requests"]) await refuseWrites(table, "delete");
    await run("retencion");
    const { read } = db.database();
    expect([await count("mensajes"), await count("envios")]).toEqual([1, 0]);
    expect(await read.selectFrom("audit_log").select("action").execute()).toEqual([]);
    // The step failed as a whole: without the request, nobody would know of the rejection.
    expect(await read.selectFrom("profiles").select("id").execute()).toEqual([{ id: "luz" }]);
    const turn = await read
      .selectFrom("trabajos")
      .select("last_error")
      .where("id", "=", "periodico-retencion")
      .executeTakeFirst();
    expect(turn?.last_error).toBe("Error: not done: mensajes, cuentas");
  });

  it("never forget a mail that still waits", async () => {
    await receive("vieja", 400);
    await run("retencion");
    expect([await count("mensajes"), await count("correos")]).toEqual([0, 1]);
  });
});
