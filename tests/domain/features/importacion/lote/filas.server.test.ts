import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { database } from "~db/client.server";
import { resumeImport, startUndo, stopImport } from "~features/importacion/lote/change-lote.server";
import { exportErrores } from "~features/importacion/lote/export-csv.server";
import { listCambios, previewLote } from "~features/importacion/lote/preview-lote.server";
import { testDatabase } from "../../../../support/database";
import { changeRows, write } from "../../../../support/stored";
import { ANA, addAna, confirm, counts, importWhole, lote, run, slugs, upload } from "../batches";
import { HEADER, row } from "../importing";

testDatabase(addAna);

const FILE = `${HEADER}\n${row("a")}\n${row("b")}\n${row("c")}`;
const spoil = (which: readonly string[], datos: string) =>
  changeRows("importacion_filas", { datos }, { slug: which });

/** Damages the stored choice of rows, and makes the import's work due at once. */
const spoilChoice = (seleccion = '[["1",3]]') =>
  write(async (trx) => {
    await trx.updateTable("importaciones").set({ seleccion }).execute();
    await trx.updateTable("trabajos").set({ run_after: "2026" }).execute();
  });

describe("a stored import that is damaged", () => {
  it.each(["null", "[]", '{"fila":3,"slug":"b"}', '{"celdas":"x"}'])(
    "is shown and stored without the row, which fails with a reason: %s",
    async (datos) => {
      const id = await upload(FILE);
      await spoil(["b"], datos);
      const { filas, danadas } = await previewLote(id, 3);
      expect(filas.map(({ slug }) => slug)).toEqual(["a", "c"]);
      expect(danadas).toEqual([3]);
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
    const work = () =>
      database().read.selectFrom("trabajos").select("last_error").executeTakeFirstOrThrow();
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await lote(id)).trabajo).toBe("en_marcha");
      await spoilChoice();
      await run();
    }
    await run();
    expect((await work()).last_error).toContain(id);
    expect([(await lote(id)).trabajo, await slugs()]).toEqual(["fallido", []]);
    await spoilChoice("[[1,4]]");
    await resumeImport({ id, actor: ANA });
    await run();
    expect(await counts(id)).toEqual([3, 0, 0, 0]);
  });

  it("tells of a row that was to change a product", async () => {
    await importWhole(FILE);
    const id = await upload(FILE);
    await spoil(["b"], "{}");
    const { filas, danadas, total } = await listCambios(id, 1);
    expect([filas.map(({ slug }) => slug), danadas, total]).toEqual([["a", "c"], [3], 3]);
  });

  it.each(["importacion", "deshacer-importacion"])(
    "waits for a person when its process has died too often, who can go on with it: %s",
    async (kind) => {
      const isUndo = kind === "deshacer-importacion";
      const id = isUndo ? await importWhole(FILE) : await upload(FILE);
      if (isUndo) await startUndo({ id, actor: ANA });
      else await confirm(id);
      await changeRows("trabajos", { attempts: 5 }, { kind });
      expect((await lote(id)).trabajo).toBe("en_marcha");
      await run();
      expect((await lote(id)).trabajo).toBe("fallido");
      expect(await resumeImport({ id, actor: ANA })).toBe(true);
      await run();
      expect((await lote(id)).estado).toBe(isUndo ? "deshecha" : "terminada");
      expect(await slugs()).toEqual(isUndo ? [] : ["a", "b", "c"]);
      expect(await resumeImport({ id, actor: ANA })).toBe(false);
    },
  );

  it("goes on when its work has ended without it", async () => {
    const id = await upload(FILE);
    await confirm(id);
    await changeRows("trabajos", { status: "done" });
    expect((await lote(id)).trabajo).toBe("fallido");
    await resumeImport({ id, actor: ANA });
    await run();
    expect(await counts(id)).toEqual([3, 0, 0, 0]);
  });

  it("does not hold up the next one when nobody knows which rows were chosen", async () => {
    const first = await upload(FILE);
    await confirm(first);
    await spoilChoice();
    const second = await upload(FILE.replaceAll("Cuna", "Silla"), "otro");
    await confirm(second);
    await run();
    expect(await counts(second)).toEqual([3, 0, 0, 0]);
    expect(await stopImport({ id: first, actor: ANA })).toBe(true);
  });
});
