import { describe, expect, it } from "vitest";
import { makeSeal } from "~/http/forms/form-seal.server";
import type { Browser } from "../support/browser";
import { rowOf } from "../support/rows";
import { admit, type TwoHosts, visitorsOf } from "../support/two-hosts";
import { newMensaje } from "../support/writers";

const ROUNDS = 30;
const AT_ONCE = 24;
const FEATURED = 6;
const IMPORTED = 40;
const IMPORTING = "/admin/productos/importar";

type Admin = [Browser, Browser];

const atOnce = (send: (n: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => send(n)));

/** Counts how often each status was answered. */
function tally(answers: Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const both = (admin: Admin, n: number) => admin[n % 2] as Browser;

function raceFeatured(two: TwoHosts): void {
  it("feature six of many products, however many are asked for at once", async () => {
    const { read, write } = two.database;
    const admin = await admit(two, "ana");
    const ids = Array.from({ length: AT_ONCE }, (_, n) => `carrera-${n}`);
    const rows = ids.map((id) => rowOf("productos", { title: id, slug: id }));
    await write((trx) => trx.insertInto("productos").values(rows).execute());
    for (let round = 0; round < ROUNDS; round++) {
      await write((trx) => trx.updateTable("productos").set({ destacado_home: 0 }).execute());
      const answers = await atOnce((n) =>
        both(admin, n).post("/admin/productos", { intent: "destacar", id: ids[n] ?? "" }),
      );
      expect(tally(answers)).toEqual({ 303: AT_ONCE });
      const featured = read.selectFrom("productos").select("id").where("destacado_home", "=", 1);
      expect(await featured.execute()).toHaveLength(FEATURED);
    }
  });
}

function raceRecords(two: TwoHosts): void {
  const IMAGEN = "https://fotos.test/a.jpg";
  const NUBE = { estado: "draft", title: "Nube", category: "mobiliario", imageurl: IMAGEN };

  it("store a message that both get many times once", async () => {
    const { fields } = newMensaje("carrera");
    const visitors = visitorsOf(two, AT_ONCE);
    const answers = await atOnce((n) => (visitors[n] as Browser).post("/contacto", fields));
    expect(tally(answers)).toEqual({ 303: AT_ONCE });
    const mensajes = two.database.read.selectFrom("mensajes").select("id");
    expect(await mensajes.where("subject", "=", "carrera").execute()).toHaveLength(1);
  });

  it("make one product of a form that both get many times", async () => {
    const admin = await admit(two, "ana");
    const fields = { ...NUBE, rating: "4", slug: "", idem: makeSeal() };
    const answers = await atOnce((n) => both(admin, n).post("/admin/productos/nuevo", fields));
    expect(tally(answers)).toEqual({ 303: AT_ONCE });
    const productos = two.database.read.selectFrom("productos").select("id");
    expect(await productos.where("title", "=", "Nube").execute()).toHaveLength(1);
  });

  it("give an address that many new products want to one of them", async () => {
    const admin = await admit(two, "ana");
    const fields = { ...NUBE, rating: "4", slug: "luna" };
    const answers = await atOnce((n) => {
      const own = { title: `Luna ${n}`, idem: makeSeal() };
      return both(admin, n).post("/admin/productos/nuevo", { ...fields, ...own });
    });
    expect(tally(answers)).toEqual({ 303: 1, 422: AT_ONCE - 1 });
  });

  it("save one of many edits of the same text, and show the others what changed", async () => {
    const admin = await admit(two, "ana");
    const row = rowOf("productos", { title: "Viento", imageurl: IMAGEN, estado: "draft" });
    await two.database.write((trx) => trx.insertInto("productos").values(row).execute());
    const fields = { ...NUBE, rating: "4", slug: "viento", version: "1", id: "viento" };
    const answers = await atOnce((n) =>
      both(admin, n).post("/admin/productos/viento", { ...fields, title: `Viento ${n}` }),
    );
    expect(tally(answers)).toEqual({ 303: 1, 409: AT_ONCE - 1 });
  });
}

function raceImports(two: TwoHosts): void {
  it("read one import of a file that both get many times, and import it once", async () => {
    const { read } = two.database;
    const admin = await admit(two, "ana");
    const idem = makeSeal();
    const lines = Array.from(
      { length: IMPORTED },
      (_, n) => `Lluvia ${n},lluvia-${n},mobiliario,https://ejemplo.es/${n}.jpg,4`,
    );
    const text = ["title,slug,category,imageurl,rating", ...lines].join("\n");
    const uploads = Array.from({ length: 8 }, (_, n) => {
      const form = new FormData();
      form.set("idem", idem);
      form.set("archivo", new File([text], "lluvia.csv"));
      return both(admin, n).send(IMPORTING, form);
    });
    const places = (await Promise.all(uploads)).map(({ headers }) => headers.get("Location"));
    const [place = ""] = places;
    expect([new Set(places).size, place]).toEqual([1, expect.stringContaining(IMPORTING)]);
    const fields: [string, string][] = [
      ["intent", "importar"],
      ["resto", "todos"],
      ...Array.from({ length: 10 }, (_, n): [string, string] => ["fila", String(n + 2)]),
    ];
    await atOnce((n) => both(admin, n).post(place ?? "", fields));
    const lotes = read.selectFrom("importaciones").select(["estado", "importados", "omitidos"]);
    const whole = [{ estado: "terminada", importados: IMPORTED, omitidos: 0 }];
    await expect.poll(() => lotes.execute()).toEqual(whole);
    const productos = read.selectFrom("productos").select("id").where("title", "like", "Lluvia %");
    expect(await productos.execute()).toHaveLength(IMPORTED);
    const works = read.selectFrom("trabajos").select("id").where("kind", "=", "importacion");
    expect(await works.execute()).toHaveLength(1);
  });
}

export function raceForms(two: TwoHosts): void {
  describe("forms", () => {
    raceFeatured(two);
    raceRecords(two);
    raceImports(two);
  });
}
