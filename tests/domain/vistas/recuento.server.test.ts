import { afterEach, describe, expect, it } from "vitest";
import { purgeDays } from "~/domain/purge.server";
import { countVista, VISTAS_MAX, writeVistas } from "~/domain/vistas/recuento.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";

testDatabase();
afterEach(writeVistas);

const NIGHT = Date.parse("2026-03-10T22:59:59.000Z");
const stored = () =>
  database().read.selectFrom("vistas").selectAll().orderBy("dia").orderBy("tipo").execute();
const rows = async () =>
  (await stored()).map(({ dia, tipo, nombre, veces }) => [dia, tipo, nombre, veces].join(" "));

describe("views", () => {
  it("are added to their day, to their page and to the host that led to it", async () => {
    for (let n = 0; n < 3; n++) countVista("/", undefined, NIGHT);
    countVista("/consejos", "blog.example", NIGHT);
    await writeVistas();
    countVista("/", "blog.example", NIGHT);
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
    countVista("/", undefined, NIGHT);
    countVista("/", undefined, NIGHT + 1_000);
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
        countVista(`/producto/p-${part}-${n}`, `sitio-${part}-${n}.example`, NIGHT);
      }
      for (let n = 0; n < 5; n++) countVista("/", undefined, NIGHT);
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
    for (let n = 0; n < 5_000; n++) countVista(`/producto/p-${n}`, `sitio-${n}.example`, NIGHT);
    await writeVistas();
    expect((await stored()).find(({ tipo }) => tipo === "todas")?.veces).toBe(1_000);
  });

  it("go after their time", async () => {
    countVista("/", undefined, NIGHT);
    countVista("/", undefined, NIGHT + 86_400_000);
    await writeVistas();
    await database().write((trx) => purgeDays(trx, "vistas", new Date(NIGHT + 86_400_000)));
    expect(new Set((await stored()).map(({ dia }) => dia))).toEqual(new Set(["2026-03-11"]));
  });
});
