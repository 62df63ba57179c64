import { describe, expect, it } from "vitest";
import { database, setDatabase } from "~db/client.server";
import { clics, countClic } from "~features/clics/recuento.server";
import { testDatabase } from "../../../support/database";
import { deleteRows } from "../../../support/stored";
import { addProducto } from "../../catalogo";

testDatabase(() => Promise.all(["a", "b", "c"].map((id) => addProducto(id, { id }))));

const NOW = new Date("2026-03-10T23:30:00.000Z");
let visitors = 0;
const newAddress = () => `203.0.113.${visitors++}`;
const count = (productoId: string, clientAddress = newAddress(), now = NOW) =>
  countClic({ productoId, pagina: "producto", clientAddress }, now);
const stored = () =>
  database().read.selectFrom("clics").select(["dia", "producto_id", "clics"]).execute();

/** @returns a function that tells how many transactions have written since */
function watchWrites(): () => number {
  const own = database();
  let writes = 0;
  setDatabase({
    ...own,
    writeSoon(unit) {
      writes += 1;
      return own.writeSoon(unit);
    },
  });
  return () => writes;
}

describe("followed buy links", () => {
  it("are written together, added to what is there", async () => {
    const writes = watchWrites();
    for (let n = 0; n < 400; n++) await count("a");
    expect([writes(), await stored()]).toEqual([0, []]);
    await clics.flush();
    await count("a");
    await count("b");
    await clics.flush();
    await clics.flush();
    expect(writes()).toBe(2);
    expect(await stored()).toEqual([
      { dia: "2026-03-11", producto_id: "a", clics: 401 },
      { dia: "2026-03-11", producto_id: "b", clics: 1 },
    ]);
  });

  it("of another day are counted by themselves", async () => {
    await count("a");
    await count("a", newAddress(), new Date("2026-03-11T23:30:00.000Z"));
    await clics.flush();
    expect((await stored()).map(({ dia, clics }) => [dia, clics])).toEqual([
      ["2026-03-11", 1],
      ["2026-03-12", 1],
    ]);
  });

  it("of a product that was deleted meanwhile go with it", async () => {
    await count("a");
    await count("b");
    await deleteRows("productos", { id: "a" });
    await clics.flush();
    expect(await stored()).toMatchObject([{ producto_id: "b", clics: 1 }]);
  });

  it("of what is not published count nothing", async () => {
    await addProducto("d", { id: "d", estado: "draft" });
    expect([await count("d"), await count("nadie")]).toEqual(["desconocido", "desconocido"]);
  });
});

describe("the limits of followed buy links", () => {
  const outcomes = async (followed: [productoId: string, address: string][]) => {
    const all: string[] = [];
    for (const [productoId, address] of followed) all.push(await count(productoId, address));
    await clics.flush();
    return all.filter((outcome) => outcome === "contado").length;
  };
  const repeat = (times: number, address: (n: number) => string, ids = ["a"]) =>
    Array.from({ length: times }, (_, n): [string, string] => [
      ids[n % ids.length] ?? "",
      address(n),
    ]);

  it("are five of one address to a product", async () => {
    expect(await outcomes(repeat(8, () => "198.51.100.1"))).toBe(5);
    expect(await outcomes(repeat(8, () => "198.51.100.1", ["b"]))).toBe(5);
  });

  it("are sixty of one address in all", async () => {
    const ids = Array.from({ length: 14 }, (_, n) => `muchos-${n}`);
    for (const id of ids) await addProducto(id, { id });
    expect(await outcomes(repeat(70, () => "198.51.100.2", ids))).toBe(60);
  });

  it("are six hundred of all addresses of one IPv6 network of 65,536", async () => {
    const inNetwork = (n: number) => `2001:db8:7:${n.toString(16)}::/64`;
    expect(await outcomes(repeat(605, inNetwork))).toBe(600);
    expect(await count("a", "2001:db8:8:1::/64")).toBe("contado");
    await clics.flush();
  });
});
