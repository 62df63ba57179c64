import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../../support/database";
import { changeRows, write } from "../../../../support/stored";
import { find, HEADER, importText, row } from "../importing";

testDatabase();

describe("new products", () => {
  test("all columns, times and what the file does not say", async () => {
    const text = `${HEADER},price,descripcion,isrecommended,pros,estado\n${row("a", ",9 €,Hola,true,Ligera,published")}\n${row("b", ",,,,,draft")}`;
    expect((await importText(text)).counts).toBe("2 0 0 0");
    const [a, b] = [await find("a"), await find("b")];
    expect(a).toMatchObject({
      title: "Cuna a",
      titulo_folded: "cuna a",
      price: "9,00 €",
      rating: 4,
      descripcion: "Hola",
      isrecommended: 1,
      pros: '["Ligera"]',
      keyfeatures: "[]",
      colores: "[]",
      estado: "published",
      destacado_home: 0,
      version: 1,
      demo: 0,
    });
    expect(a.id).toMatch(/^p-[a-z0-9]{12}$/);
    expect(a.published_at).toBe(a.created_at);
    expect(a.precio_comprobado_at).toBe(a.created_at);
    expect(b).toMatchObject({ estado: "draft", published_at: null, price: null });
    expect(b.precio_comprobado_at).toBeNull();
  });

  test("more rows than one batch", async () => {
    const rows = Array.from({ length: 601 }, (_, i) => row(`p${i}`));
    const { counts, filas } = await importText([HEADER, ...rows].join("\n"));
    expect(counts).toBe("601 0 0 0");
    expect(filas.map((fila) => fila.fila)).toEqual(Array.from({ length: 601 }, (_, i) => i + 2));
  });
});

describe("duplicates", () => {
  test("an update touches the columns of the file and no others", async () => {
    await importText(
      `${HEADER},id,price,descripcion,pros\n${row("a", ",B0AAAAAAAA,9 €,Hola,Ligera")}`,
    );
    await write((trx) =>
      trx
        .updateTable("productos")
        .set({ destacado_home: 1, colores: '["Gris"]', created_at: "2020", updated_at: "2020" })
        .set({ precio_comprobado_at: "2020", published_at: "2020", revisor: "Ana" })
        .execute(),
    );
    const before = await find("a");
    const text = `${HEADER},id,descripcion\nÑandú,a,ropa,https://ejemplo.es/x.jpg,1,B0BBBBBBBB,`;
    expect((await importText(text, "actualizar")).counts).toBe("0 1 0 0");
    const after = await find("a");
    expect(after).toEqual({
      ...before,
      title: "Ñandú",
      titulo_folded: "nandu",
      category: "ropa",
      imageurl: "https://ejemplo.es/x.jpg",
      rating: 1,
      descripcion: null,
      version: 2,
      updated_at: after.updated_at,
    });
    expect(after.updated_at > "2021").toBe(true);
  });

  test("a price that the file gives counts as checked, be it the same; one it lacks does not", async () => {
    const file = (price: string) => `${HEADER},price\n${row("a", `,"${price}"`)}`;
    await importText(file("9,00 €"));
    await changeRows("productos", { precio_comprobado_at: "2020" });
    await importText(`${HEADER}\n${row("a")}`, "actualizar");
    expect((await find("a")).precio_comprobado_at).toBe("2020");
    for (const price of ["9,00 €", "10,00 €"]) {
      const { precio_comprobado_at: before } = await find("a");
      await importText(file(price), "actualizar");
      const after = await find("a");
      expect([after.price, after.precio_comprobado_at]).toEqual([price, after.updated_at]);
      expect(after.precio_comprobado_at).not.toBe(before);
    }
    await importText(file(""), "actualizar");
    expect(await find("a")).toMatchObject({ price: null, precio_comprobado_at: null });
  });

  test("unpublishing takes the product off the home page; publishing sets the time", async () => {
    const file = (estado: string) => `${HEADER},estado\n${row("a", `,${estado}`)}`;
    await importText(file("published"));
    const first = (await find("a")).published_at;
    await changeRows("productos", { destacado_home: 1, published_at: "2020" });
    await importText(file("published"), "actualizar");
    expect(await find("a")).toMatchObject({ destacado_home: 1, published_at: "2020" });
    await importText(file("draft"), "actualizar");
    expect(await find("a")).toMatchObject({ estado: "draft", destacado_home: 0 });
    await importText(file("published"), "actualizar");
    const again = await find("a");
    expect(again).toMatchObject({ estado: "published", destacado_home: 0 });
    expect(again.published_at && first && again.published_at >= first).toBe(true);
  });

  test("what the file leaves as it is counts too when it publishes", async () => {
    const draft = row("a", ",draft,Una silla homologada según R44.");
    await importText(`${HEADER},estado,descripcion\n${draft}`);
    const published = `${HEADER},estado\n${row("a", ",published")}`;
    const { counts, filas } = await importText(published, "actualizar");
    expect(counts).toBe("0 0 0 1");
    expect(filas[0]?.motivo).toMatch(/^No se puede publicar tal como está.*R44/);
    expect(await find("a")).toMatchObject({ estado: "draft", version: 1 });
    const mended = row("a", ",published,Una silla homologada según R129.");
    const text = `${HEADER},estado,descripcion\n${mended}`;
    expect((await importText(text, "actualizar")).counts).toBe("0 1 0 0");
  });
});
