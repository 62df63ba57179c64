import { expect, it } from "vitest";
import { database } from "~db/client.server";
import { startUndo } from "~features/importacion/lote/change-lote.server";
import { PROBLEMAS } from "~features/importacion/lote/lote-messages";
import { findLote, listLotes, purgeLotes } from "~features/importacion/lote/lotes.server";
import { testDatabase } from "../../../../support/database";
import { write } from "../../../../support/stored";
import { ANA, addAna, confirm, importWhole, lote, upload } from "../batches";
import { HEADER, row } from "../importing";

testDatabase(addAna);

const file = (from: number, to: number) =>
  [HEADER, ...Array.from({ length: to - from + 1 }, (_, i) => row(`p${from + i}`))].join("\n");

it("forgets imports that are past their time", async () => {
  const [unused, done] = [await upload(file(1, 2)), await importWhole(file(3, 4))];
  const [past, future] = [new Date(0), new Date(Date.now() + 60_000)];
  const purge = (unusedBefore: Date, finishedBefore: Date) =>
    write((trx) => purgeLotes(trx, { unusedBefore, finishedBefore }));
  await purge(past, past);
  expect((await listLotes(1)).items).toHaveLength(2);
  await purge(future, past);
  expect((await listLotes(1)).items.map(({ id }) => id)).toEqual([done]);
  await purge(future, future);
  expect([await findLote(unused), await findLote(done)]).toEqual([undefined, undefined]);
});

it("forgets a large import in portions, and lets nobody use what is left of it", async () => {
  const ids = [await upload(file(1, 3)), await importWhole(file(1, 3))];
  const rows = () => database().read.selectFrom("importacion_filas").select("fila").execute();
  await write(async (trx) => {
    const extra = Array.from({ length: 1_200 }, (_, n) => ({ fila: n + 10, datos: "{}" }));
    for (const importacion_id of ids) {
      const values = extra.map((fila) => ({ ...fila, importacion_id }));
      for (let at = 0; at < values.length; at += 300) {
        await trx
          .insertInto("importacion_filas")
          .values(values.slice(at, at + 300))
          .execute();
      }
    }
  });
  const due = new Date(Date.now() + 60_000);
  const purge = () => write((trx) => purgeLotes(trx, { unusedBefore: due, finishedBefore: due }));
  for (const id of ids) {
    const before = (await rows()).length;
    expect(await purge()).toBe(true);
    expect(before - (await rows()).length).toBe(1_000);
    expect(await confirm(id)).toBe(PROBLEMAS.empezada);
    expect(await startUndo({ id, actor: ANA })).toBe(false);
    expect((await lote(id)).trabajo).toBeNull();
    expect(await purge()).toBe(true);
    expect(await findLote(id)).toBeUndefined();
  }
  expect([await purge(), await rows()]).toEqual([false, []]);
});
