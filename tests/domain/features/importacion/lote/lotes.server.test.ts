import { describe, expect, it } from "vitest";
import {
  discardLote,
  resumeImport,
  stopImport,
} from "~features/importacion/lote/change-lote.server";
import { claimTrabajo } from "~features/importacion/lote/cola.server";
import { percentOf } from "~features/importacion/lote/lote";
import { PROBLEMAS } from "~features/importacion/lote/lote-messages";
import { findLote, listLotes } from "~features/importacion/lote/lotes.server";
import { testDatabase } from "../../../../support/database";
import { changeRows, insertRows, readColumn } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";
import {
  ANA,
  addAna,
  allProductos,
  confirm,
  counts,
  importWhole,
  lote,
  run,
  slugs,
  upload,
} from "../batches";
import { HEADER, row } from "../importing";

testDatabase(addAna);

const file = (from: number, to: number) =>
  [HEADER, ...Array.from({ length: to - from + 1 }, (_, i) => row(`p${from + i}`))].join("\n");
const audit = async () => await readColumn("audit_log", "action");

describe("an uploaded file", () => {
  it("is kept whole and writes no product", async () => {
    const id = await upload(`${HEADER}\n${row("a")}\n\n${row("b")}`);
    expect(await lote(id)).toMatchObject({
      estado: "preparada",
      autor: ANA.email,
      filas: 2,
      numErrores: 0,
      numAvisos: 1,
      avisos: ['Fila 2: La categoría "mobiliario" no existe (y en 1 fila más)'],
    });
    expect(await allProductos()).toEqual([]);
    expect(await audit()).toEqual(["importacion.subida"]);
  });

  it("shows the first five errors and counts all; nothing of it can be imported", async () => {
    const bad = Array.from({ length: 7 }, () => ",,ropa,https://e.es/a.jpg,4");
    const id = await upload([HEADER, row("a"), ...bad].join("\n"));
    const { errores, numErrores, filas } = await lote(id);
    expect([errores.length, numErrores, filas]).toEqual([5, 14, 1]);
    expect(errores[0]).toBe("Fila 3: Falta el título del producto");
    expect(await confirm(id, { marcadas: [2] })).toEqual(PROBLEMAS.errores);
    await run();
    expect(await allProductos()).toEqual([]);
  });

  it("shows the first warnings, those about the whole file before all others, and counts all", async () => {
    const rows = Array.from({ length: 30 }, (_, n) => row(`P ${n}`, ",9"));
    const { avisos, numAvisos } = await lote(await upload([`${HEADER},Bazar`, ...rows].join("\n")));
    expect([avisos.length, numAvisos]).toEqual([20, 32]);
    expect(avisos.slice(0, 3)).toEqual([
      "La columna «Bazar» no se conoce y no se importa",
      'Fila 2: La categoría "mobiliario" no existe (y en 29 filas más)',
      'Fila 2: El slug "P 0" se guardará como "p-0"',
    ]);
  });

  it("says once which pictures of ours the library has not", async () => {
    const own = (slug: string, sha: string) =>
      row(slug).replace("https://ejemplo.es/c.jpg", `/media/${sha.repeat(24)}`);
    await insertRows("media", { sha: "a".repeat(24) });
    const { avisos } = await lote(
      await upload([HEADER, own("x", "b"), own("y", "a"), own("z", "c"), own("v", "b")].join("\n")),
    );
    expect(avisos.slice(1)).toEqual([
      "Fila 2: La imagen no está en la biblioteca de este sitio (y en 2 filas más)",
    ]);
  });

  it("is one import when the same form is sent twenty times at once", async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => upload(file(1, 300), "un-formulario")),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await listLotes(1)).items).toHaveLength(1);
  });

  it("is another one when another file comes from the same form", async () => {
    const ids = [await upload(file(1, 3), "a"), await upload(file(1, 4), "a")];
    expect((await lote(ids[1] ?? "")).filas).toBe(4);
    expect(await upload(file(1, 3), "a")).toBe(ids[0]);
  });

  it("is another one when the first of the same file was thrown away or made", async () => {
    const gone = await upload(file(1, 3), "a");
    await discardLote({ id: gone, actor: ANA });
    const made = await upload(file(1, 3), "a");
    await confirm(made);
    await run();
    const next = await upload(file(1, 3), "a");
    expect(await upload(file(1, 3), "a")).toBe(next);
    expect(new Set([gone, made, next]).size).toBe(3);
    expect((await lote(next)).estado).toBe("preparada");
  });

  it("can be thrown away until it is confirmed", async () => {
    const [kept, gone] = [await upload(file(1, 3)), await upload(file(4, 5))];
    await confirm(kept);
    for (const id of [kept, gone]) await discardLote({ id, actor: ANA });
    expect(await findLote(gone)).toBeUndefined();
    expect((await lote(kept)).estado).toBe("en_curso");
  });
});

describe("the choice of rows", () => {
  it("all rows, hidden ones too", async () => {
    const id = await importWhole(file(1, 250));
    expect(await counts(id)).toEqual([250, 0, 0, 0]);
    expect(await slugs()).toHaveLength(250);
  });

  it.each([
    ["ticked ones only", { resto: "ninguno" as const, marcadas: [3, 5] }, ["p2", "p4"]],
    [
      "some hidden ones",
      { resto: "filas" as const, tramos: "12-13, 31", marcadas: [] },
      ["p11", "p12", "p30"],
    ],
    [
      "a list that reaches into the shown ones",
      { resto: "filas" as const, tramos: "2-12", marcadas: [2] },
      ["p1", "p11"],
    ],
    ["an open range", { resto: "filas" as const, tramos: "30-", marcadas: [] }, ["p29", "p30"]],
  ])("%s", async (_, changes, expected) => {
    const id = await importWhole(file(1, 30), changes);
    expect((await slugs()).sort()).toEqual([...expected].sort());
    expect(await counts(id)).toEqual([expected.length, 0, 0, 0]);
  });

  it.each([
    ["no row", { resto: "ninguno" as const, marcadas: [] }, PROBLEMAS.ninguno],
    [
      "rows that are not there",
      { resto: "ninguno" as const, marcadas: [2, 900] },
      PROBLEMAS.manipulado,
    ],
    ["a list that is none", { resto: "filas" as const, tramos: "doce" }, PROBLEMAS.tramos],
    [
      "rows behind the last",
      { resto: "filas" as const, tramos: "90-99", marcadas: [] },
      PROBLEMAS.ninguno,
    ],
  ])("refuses %s", async (_, changes, problem) => {
    const id = await upload(file(1, 30));
    expect(await confirm(id, changes)).toEqual(problem);
    expect((await lote(id)).estado).toBe("preparada");
    await run();
    expect(await allProductos()).toEqual([]);
  });
});

describe("running", () => {
  it("stops at a chunk, goes on in another process, and the counts are true", async () => {
    await addProducto("p7");
    await addProducto("p450");
    const id = await upload(file(1, 450));
    await confirm(id);
    await run({ owner: "uno", stopAfter: 1 });
    const half = await lote(id);
    expect(half.estado).toBe("en_curso");
    expect(half.recuento.importados).toBe((await slugs()).length - 2);
    expect(half.recuento.importados).toBeGreaterThan(0);
    expect(percentOf(half)).toBeLessThan(100);
    await run({ owner: "dos" });
    expect(await counts(id)).toEqual([448, 0, 2, 0]);
  });

  it("a process whose lease is over can store nothing more", async () => {
    const id = await upload(file(1, 400));
    await confirm(id);
    await run({ stopAfter: 1 });
    const late = await claimTrabajo("lenta");
    await changeRows("trabajos", { lease_until: "2020-01-01T00:00:00.000Z" });
    await run({ owner: "otra" });
    expect(late?.lote).toBe(id);
    expect(await counts(id)).toEqual([400, 0, 0, 0]);
  });

  it("an import whose process dies five times fails, and the next one goes on", async () => {
    const [first, second] = [await upload(file(1, 5)), await upload(file(6, 8))];
    await confirm(first);
    await confirm(second);
    const late = (n: number) => new Date(Date.now() + n * 60_000);
    for (let n = 0; n < 5; n++)
      expect((await claimTrabajo(`muerta-${n}`, late(n)))?.lote).toBe(first);
    expect((await claimTrabajo("viva", late(5)))?.lote).toBe(second);
    expect((await lote(first)).trabajo).toBe("fallido");
    await resumeImport({ id: first, actor: ANA });
    expect((await lote(first)).trabajo).toBe("en_marcha");
  });

  it("one import at a time: the second waits for the first", async () => {
    const [first, second] = [await upload(file(1, 5)), await upload(file(4, 8))];
    await confirm(first);
    await confirm(second);
    const claimed = await claimTrabajo("uno");
    expect(claimed?.lote).toBe(first);
    expect(await claimTrabajo("dos")).toBeUndefined();
    expect([(await lote(first)).trabajo, (await lote(second)).trabajo]).toEqual([
      "en_marcha",
      "espera",
    ]);
    await changeRows("trabajos", { lease_owner: null, lease_until: null });
    await run();
    expect([await counts(first), await counts(second)]).toEqual([
      [5, 0, 0, 0],
      [3, 0, 2, 0],
    ]);
  });

  it.each([0.02, 1, 365 * 24])(
    "a lease from before the clock was put back by %s hours holds up no import",
    async (hours) => {
      const [first, second] = [await upload(file(1, 5)), await upload(file(6, 8))];
      await confirm(first);
      await claimTrabajo("muerta", new Date(Date.now() + hours * 3_600_000));
      await confirm(second);
      expect((await lote(second)).trabajo).toBe("en_marcha");
      await run();
      expect([await counts(first), await counts(second)]).toEqual([
        [5, 0, 0, 0],
        [3, 0, 0, 0],
      ]);
    },
  );

  it("one that is about to begin does not wait for others", async () => {
    const id = await upload(file(1, 5));
    await confirm(id);
    expect((await lote(id)).trabajo).toBe("en_marcha");
    await run({ stopAfter: 0 });
    expect((await lote(id)).trabajo).toBe("en_marcha");
  });

  it("nor does a time to begin from then", async () => {
    const id = await upload(file(1, 5));
    await confirm(id);
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    await changeRows("trabajos", { run_after: ahead });
    await run();
    expect(await counts(id)).toEqual([5, 0, 0, 0]);
  });

  it("a clock that is set right by a second takes no import from whoever is at it", async () => {
    const id = await upload(file(1, 5));
    await confirm(id);
    await claimTrabajo("uno", new Date(Date.now() + 1_000));
    expect((await lote(id)).trabajo).toBe("en_marcha");
    expect(await claimTrabajo("dos")).toBeUndefined();
  });

  it("can be called off; what is done stays and is counted", async () => {
    const id = await upload(file(1, 450));
    await confirm(id);
    await run({ stopAfter: 1 });
    expect(await stopImport({ id, actor: ANA })).toBe(true);
    await run();
    const { estado, recuento } = await lote(id);
    expect([estado, recuento.importados]).toEqual(["terminada", (await slugs()).length]);
    expect(recuento.importados).toBeLessThan(450);
  });

  it("a second word changes nothing, and another word is told so", async () => {
    const id = await upload(file(1, 5));
    await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
    await run();
    expect(await counts(id)).toEqual([5, 0, 0, 0]);
    expect(await confirm(id)).toBeUndefined();
    expect(await confirm(id, { duplicados: "actualizar" })).toBe(PROBLEMAS.empezada);
    expect(await confirm(id, { marcadas: [2] })).toBe(PROBLEMAS.empezada);
    await run();
    expect(await counts(id)).toEqual([5, 0, 0, 0]);
  });
});
