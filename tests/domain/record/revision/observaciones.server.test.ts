import { expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { TooManyAttemptsError } from "~base/limits/attempts.server";
import { OF_ADDRESS } from "~base/limits/limits";
import { discardAs, listPapelera, restoreAs } from "~record/papelera/papelera.server";
import {
  addObservacion,
  listObservaciones,
  parrafosOf,
  tickOff,
} from "~record/revision/observaciones.server";
import { OBSERVACIONES_MAX } from "~record/revision/revision";
import { siteDatabase } from "../../../support/database";
import { insertRows } from "../../../support/insert-rows";
import { addConsejo } from "../../catalogo";

const db = siteDatabase(async () => {
  await addConsejo("a", { estado: "draft" });
});
const ITEM = { tipo: "consejo", id: "c-a" } as const;
const ANA = { id: "ana", email: "ana@ejemplo.es" };

const say = (texto: string, sent: { idem?: string; from?: string } = {}) =>
  addObservacion(
    ITEM,
    { linea: 1, cita: "Texto.", nombre: "Eva", texto },
    { idem: sent.idem ?? texto, clientAddress: sent.from ?? "10.0.0.1" },
  );

it("the paragraphs of a text are its lines of words, without their marks", () => {
  const text =
    "## Antes\n\nUna **línea** con [enlace](/consejos/a).\n- Uno\n- Dos\n::producto a\n| A | B |";
  expect([...parrafosOf(text)]).toEqual([
    [1, "Antes"],
    [3, "Una línea con enlace."],
    [4, "Uno"],
    [5, "Dos"],
  ]);
  expect([...parrafosOf("")]).toEqual([]);
  expect(parrafosOf("a".repeat(500)).get(1)).toHaveLength(120);
});

it("a remark is kept once however often it is sent, and ticked off once", async () => {
  expect(await say("Falta una coma")).toMatchObject({ outcome: "saved" });
  expect(await say("Falta una coma")).toMatchObject({ outcome: "repeated" });
  const [only, ...more] = await listObservaciones(ITEM);
  expect([only, more]).toMatchObject([{ linea: 1, nombre: "Eva", texto: "Falta una coma" }, []]);
  const id = only?.id ?? "";
  expect(await tickOff({ ...ITEM, id: "c-b" }, id, ANA)).toBe(false);
  expect(await tickOff(ITEM, id, ANA)).toBe(true);
  expect(await tickOff(ITEM, id, ANA)).toBe(false);
  expect(await listObservaciones(ITEM)).toEqual([]);
});

it("remarks from one address end at a limit, and others may go on", async () => {
  for (let n = 0; n < OF_ADDRESS.observaciones.max; n++) await say(`Observación ${n}`);
  await expect(say("Otra")).rejects.toThrow(TooManyAttemptsError);
  expect(await say("Otra", { from: "10.0.0.2" })).toMatchObject({ outcome: "saved" });
});

it("a draft holds three hundred remarks", async () => {
  const row = { tipo: "consejo", item: "c-a", linea: 0, cita: "", nombre: "Eva" } as const;
  const rows = Array.from({ length: OBSERVACIONES_MAX }, (_, n) => ({
    ...{ ...row, id: `o${n}`, texto: "Bien", created_at: "2026-11-01T00:00:00.000Z" },
  }));
  await insertRows("observaciones", ...rows);
  expect(await say("Una más")).toEqual({ outcome: "full" });
});

it("remarks are closed when their draft is published, and gone when it is deleted", async () => {
  await say("Una");
  const { writer } = db.database();
  await writer.updateTable("consejos").set({ estado: "published" }).execute();
  expect(await listObservaciones(ITEM)).toEqual([]);
  const closed = writer.selectFrom("observaciones").select("hecha_at");
  expect(await closed.execute()).toEqual([{ hecha_at: expect.stringMatching(/^20.*Z$/) }]);
  await discardAs(KINDS.consejo, "c-a", ANA);
  expect(await closed.execute()).toEqual([]);
  const [kept] = (await listPapelera(1)).items;
  await restoreAs(KINDS, kept?.id ?? "", ANA);
  expect(await closed.execute()).toEqual([]);
});
