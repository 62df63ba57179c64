import { afterEach, describe, expect, it } from "vitest";
import { purgeDays } from "~base/purge.server";
import { database } from "~db/client.server";
import { countVista, VISTAS_MAX, writeVistas } from "~features/vistas/recuento.server";
import { testDatabase } from "../../../support/database";
import { write } from "../../../support/stored";

testDatabase();
afterEach(writeVistas);

let readers = 0;
/** Counts a view, each time from another address. */
const count = (pagina: string, origen: string | undefined, now: number) =>
  countVista({ pagina, clientAddress: `reader ${readers++}` }, origen, now);

const NIGHT = Date.parse("2026-03-10T22:59:59.000Z");
const stored = () =>
  database().read.selectFrom("vistas").selectAll().orderBy("dia").orderBy("tipo").execute();
const rows = async () =>
  (await stored()).map(({ dia, tipo, nombre, veces }) => [dia, tipo, nombre, veces].join(" "));

describe("views", () => {
  it("are added to their day, to their page and to the host that led to it", async () => {
    for (let n = 0; n < 3; n++) count("/", undefined, NIGHT);
    count("/consejos", "blog.example", NIGHT);
    await writeVistas();
    count("/", "blog.example", NIGHT);
    await writeVistas();
    await writeVistas();
    expect((await rows()).sort()).toEqual([
      "2026-03-10 origen blog.example 2",
      "2026-03-10 pagina / 4",
      "2026-03-10 pagina /consejos 1",
      "2026-03-10 todas  5",
    ]);
  });

  it("before and after midnight in Madrid are of two days, though they are written at once", async () => {
    count("/", undefined, NIGHT);
    count("/", undefined, NIGHT + 1_000);
    await writeVistas();
    expect(await rows()).toEqual([
      "2026-03-10 pagina / 1",
      "2026-03-10 todas  1",
      "2026-03-11 pagina / 1",
      "2026-03-11 todas  1",
    ]);
  });

  it("keep the most read pages of a day, and its sum, within their number of rows", async () => {
    for (let part = 0; part < 2; part++) {
      for (let n = 0; n < VISTAS_MAX - 100; n++) {
        count(`/producto/p-${part}-${n}`, `sitio-${part}-${n}.example`, NIGHT);
      }
      for (let n = 0; n < 5; n++) count("/", undefined, NIGHT);
      await writeVistas();
    }
    const all = await stored();
    expect(all).toHaveLength(VISTAS_MAX);
    expect(all.filter(({ tipo }) => tipo === "origen")).toEqual([]);
    expect(all.find(({ nombre }) => nombre === "/")?.veces).toBe(10);
    const sum = 2 * (VISTAS_MAX - 100) + 10;
    expect(all.find(({ tipo }) => tipo === "todas")?.veces).toBe(sum);
  });

  it("of one minute name a thousand pages and hosts at most", async () => {
    for (let n = 0; n < 5_000; n++) count(`/producto/p-${n}`, `sitio-${n}.example`, NIGHT);
    await writeVistas();
    expect((await stored()).find(({ tipo }) => tipo === "todas")?.veces).toBe(1_000);
  });

  it("go after their time", async () => {
    count("/", undefined, NIGHT);
    count("/", undefined, NIGHT + 86_400_000);
    await writeVistas();
    await write((trx) => purgeDays(trx, "vistas", new Date(NIGHT + 86_400_000)));
    expect(new Set((await stored()).map(({ dia }) => dia))).toEqual(new Set(["2026-03-11"]));
  });

  it("of one address are no more than it reads in an hour, of a page and in all", async () => {
    const clientAddress = "203.0.113.7";
    for (let n = 0; n < 100; n++) countVista({ pagina: "/", clientAddress }, undefined, NIGHT);
    for (let n = 0; n < 1_000; n++) {
      countVista({ pagina: `/producto/p-${n}`, clientAddress }, undefined, NIGHT);
    }
    count("/", undefined, NIGHT);
    await writeVistas();
    const all = await rows();
    expect(all).toContain("2026-03-10 pagina / 31");
    expect(all).toContain("2026-03-10 todas  301");
  });

  it("of one address name few hosts that led to them, and each seldom", async () => {
    const clientAddress = "203.0.113.8";
    for (let n = 0; n < 250; n++) {
      const origen = n < 100 ? "blog.example" : `sitio-${n}.example`;
      countVista({ pagina: `/producto/p-${n}`, clientAddress }, origen, NIGHT);
    }
    await writeVistas();
    const hosts = (await stored()).filter(({ tipo }) => tipo === "origen");
    expect(hosts.find(({ nombre }) => nombre === "blog.example")?.veces).toBe(10);
    expect(hosts.reduce((sum, { veces }) => sum + Number(veces), 0)).toBe(30);
  });

  it("of a rented network are ten times those of an address", async () => {
    for (let n = 0; n < 400; n++) {
      const clientAddress = `2001:db8:7:${n.toString(16)}::/64`;
      for (let page = 0; page < 10; page++) {
        countVista({ pagina: `/producto/p-${page}`, clientAddress }, undefined, NIGHT);
      }
    }
    await writeVistas();
    expect(await rows()).toContain("2026-03-10 todas  3000");
  });
});
