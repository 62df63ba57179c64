import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { enqueue } from "~/mail/outbox.server";
import { readMail } from "../support/mail-file";
import { rowOf } from "../support/rows";
import { admit, type TwoHosts, visitorsOf } from "../support/two-hosts";

const MANY = 30;
const TO = "carrera@ejemplo.es";
/** The interval at which each host looks for due mails and other work. */
const LOOK_MS = 5_000;
/** Work comes due after this time, when both hosts are stopped already. */
const DUE_MS = 1_000;
const AGENT = "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0";

/** Stops both hosts for longer than their interval, so that both look as soon as they go on. */
async function lookAtOnce({ hosts }: TwoHosts): Promise<void> {
  for (const { process } of hosts) process.kill("SIGSTOP");
  await wait(LOOK_MS + DUE_MS);
  for (const { process } of hosts) process.kill("SIGCONT");
}

function raceJobs(two: TwoHosts): void {
  it("publish each article that is due once, and send each mail once", async () => {
    const { read, write } = two.database;
    const ids = Array.from({ length: MANY }, (_, n) => `carrera-${n}`);
    const now = new Date();
    const dueAt = new Date(now.getTime() + DUE_MS);
    const due = { estado: "draft", programado_at: dueAt.toISOString() } as const;
    const whole = { imagen: "https://fotos.test/a.jpg", extracto: "Breve", contenido: "Texto." };
    const rows = ids.map((id) => rowOf("consejos", { titulo: id, ...whole, ...due }));
    await write(async (trx) => {
      await trx.insertInto("consejos").values(rows).execute();
      for (const id of ids) {
        await enqueue(trx, { id, to: TO, subject: id, text: "Hola" }, now, dueAt);
      }
    });
    await lookAtOnce(two);
    const drafts = read.selectFrom("consejos").select("id").where("estado", "=", "draft");
    await expect.poll(() => drafts.execute()).toEqual([]);
    const sent = read.selectFrom("correos").select("id").where("status", "=", "sent");
    const sentHere = sent.where("recipient", "=", TO);
    await expect.poll(async () => (await sentHere.execute()).length).toBe(MANY);
    const told = read.selectFrom("audit_log").select("target");
    const published = await told.where("action", "=", "consejo.publicado").execute();
    expect(published.map(({ target }) => target).sort()).toEqual([...ids].sort());
    const mails = two.smtp.received.map(({ raw }) => readMail(raw).headers.get("message-id"));
    expect([...new Set(mails)]).toEqual(mails);
  });

  it("make one copy, of many that are asked for at once", async () => {
    const admin = await admit(two, "ana");
    const pressed = Array.from({ length: 8 }, (_, n) =>
      admin[n % 2]?.post("/admin/ajustes/copias", { intent: "hacer" }),
    );
    const statuses = (await Promise.all(pressed)).map((answer) => answer?.status).sort();
    expect(statuses).toEqual([303, ...Array(7).fill(409)]);
  });
}

function raceTallies(two: TwoHosts): void {
  it("count every click of either", async () => {
    const { read, write } = two.database;
    const row = rowOf("productos", { title: "Contado" });
    await write((trx) => trx.insertInto("productos").values(row).execute());
    const visitors = visitorsOf(two, 5 * MANY);
    const headers = { "Content-Type": "text/ping", "User-Agent": AGENT };
    const clicks = visitors.map((visitor) =>
      visitor.post("/clic?p=contado&en=producto", {}, headers),
    );
    const statuses = (await Promise.all(clicks)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204]));
    const counted = read.selectFrom("clics").select("clics").where("producto_id", "=", "contado");
    await expect.poll(() => counted.execute()).toEqual([{ clics: visitors.length }]);
  });
}

function raceSettings(two: TwoHosts): void {
  it("show another name of the site at once to who has changed it, and soon to everybody", async () => {
    const [here, there] = await admit(two, "ana");
    const [visitor] = visitorsOf(two, 1);
    for (const nombre of ["La Cuna", "La Manta", "La Luna"]) {
      const page = await there.text("/admin/ajustes");
      const version = /name="version" value="([^"]*)"/.exec(page)?.[1] ?? "";
      const fields = { nombre, version, precio_horas: "0" };
      expect((await there.post("/admin/ajustes", fields)).status).toBe(303);
      expect(await here.text("/admin/ajustes")).toContain(`value="${nombre}"`);
      await expect.poll(() => visitor?.text("/"), { timeout: 3_000 }).toContain(nombre);
    }
  });
}

export function raceWork(two: TwoHosts): void {
  describe("work", () => {
    raceJobs(two);
    raceTallies(two);
    raceSettings(two);
  });
}
