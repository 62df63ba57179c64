import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { stopImport } from "~/domain/importacion/confirmar.server";
import { exportErrores } from "~/domain/importacion/errores-csv.server";
import { previewLote } from "~/domain/importacion/vista-previa.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";
import { ANA, addAna, allProductos, confirm, counts, lote, run, upload } from "./batches";
import { HEADER, row } from "./importing";

testDatabase(addAna);

const FILE = `${HEADER}\n${row("a")}\n${row("b")}\n${row("c")}`;
const slugs = async () => (await allProductos()).map(({ slug }) => slug);
const spoil = (which: readonly string[], datos: string) =>
  database().write((trx) =>
    trx.updateTable("importacion_filas").set({ datos }).where("slug", "in", which).execute(),
  );

describe("a stored import that is damaged", () => {
  it.each(["null", "[]", '{"fila":3,"slug":"b"}', '{"celdas":"x"}'])(
    "is shown and stored without the row, which fails with a reason: %s",
    async (datos) => {
      const id = await upload(FILE);
      await spoil(["b"], datos);
      const { filas } = await previewLote(id, 3);
      expect(filas.map(({ slug }) => slug)).toEqual(["a", "c"]);
      await confirm(id);
      await run();
      expect(await counts(id)).toEqual([2, 0, 0, 1]);
      expect(await slugs()).toEqual(["a", "c"]);
      const errores = (await buffer(exportErrores(id))).toString().trim().split("\r\n");
      expect(errores).toHaveLength(2);
      expect(errores[1]).toBe('"3","La fila se guardó mal; impórtala de nuevo"');
    },
  );

  it("ends when no row of it can be read", async () => {
    const id = await upload(FILE);
    await spoil(["a", "b", "c"], "{}");
    await confirm(id);
    await run();
    expect(await counts(id)).toEqual([0, 0, 0, 3]);
  });

  it("waits for a person while nobody knows which rows were chosen", async () => {
    const id = await upload(FILE);
    await confirm(id);
    const seleccion = '[["1",3]]';
    await database().write((trx) => trx.updateTable("importaciones").set({ seleccion }).execute());
    await run();
    const work = () =>
      database().read.selectFrom("trabajos").select("last_error").executeTakeFirstOrThrow();
    expect((await work()).last_error).toContain(id);
    expect([(await lote(id)).trabajo, await slugs()]).toEqual(["espera", []]);
  });

  it("does not hold up the next one when nobody knows what was to be done", async () => {
    const first = await upload(FILE);
    await confirm(first);
    await database().write((trx) => trx.updateTable("trabajos").set({ payload: "null" }).execute());
    const second = await upload(FILE.replaceAll("Cuna", "Silla"), "otro");
    await confirm(second);
    await run();
    expect(await counts(second)).toEqual([3, 0, 0, 0]);
    expect(await stopImport({ id: first, actor: ANA })).toBe(true);
  });
});
