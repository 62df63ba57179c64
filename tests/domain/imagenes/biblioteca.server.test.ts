import { expect, it } from "vitest";
import { countPendientes } from "~/domain/escritorio/pendientes.server";
import { listBiblioteca } from "~/domain/imagenes/biblioteca.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";

testDatabase();

const addMedia = (sha: string, alt: string) =>
  database().write((trx) =>
    trx
      .insertInto("media")
      .values({
        ...{ sha, alt, width: 10, height: 10, anchos: "[]", bytes: 1, origen: "upload" },
        created_at: "2026-03-01T10:00:00.000Z",
      })
      .execute(),
  );

it("shows the pictures without a text that the dashboard counts", async () => {
  await addMedia("a".repeat(24), "Una cuna");
  await addMedia("b".repeat(24), "");
  const { imagenes, total } = await listBiblioteca({ q: "", vista: "sin-alt", pagina: 1 });
  expect(imagenes.map(({ sha }) => sha)).toEqual(["b".repeat(24)]);
  expect(total).toBe(1);
  expect((await countPendientes({ isMain: false })).sinAlt).toBe(1);
});

it.each(["árbol", "ARBOL", "Árbol  ", "de navidad", "ñandú", "100 %"])("finds «%s»", async (q) => {
  await addMedia("a".repeat(24), "Un Árbol de Navidad y un ÑANDÚ, 100 % lana");
  await addMedia("b".repeat(24), "Una cuna, 100 de ancho");
  const { imagenes, total } = await listBiblioteca({ q, vista: "", pagina: 1 });
  expect([imagenes.map(({ sha }) => sha), total]).toEqual([["a".repeat(24)], 1]);
});
