import { expect, it } from "vitest";
import {
  camposOf,
  type EvidenciaCampos,
  findEvidencia,
  saveEvidencia,
} from "~/domain/productos/queries/evidencia.server";
import { findRow } from "~/domain/productos/queries/productos-admin.server";
import { updateProducto } from "~/domain/productos/queries/write-productos.server";
import { findAuthor } from "~/domain/versiones/versiones.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../../support/database";
import { addProducto } from "../../catalogo";

testDatabase();

const ACTOR = { id: "u1", email: "ana@ejemplo.es" };
const ALERT: EvidenciaCampos = {
  metodo: "probado",
  cambios: [],
  retirada: "alerta",
  retirada_motivo: "El arnés puede soltarse.",
};
const save = (seen: string, campos = ALERT) =>
  saveEvidencia({ id: "p-a", campos, seen, actor: ACTOR });
const seen = async () => (await findEvidencia("p-a"))?.updated_at ?? "";

it("makes a new version of the product, so that a form opened before is a conflict", async () => {
  await addProducto("a");
  expect(await save(await seen())).toBe(true);
  expect(await findRow("p-a")).toMatchObject({ version: 2, retirada: "alerta" });
  expect(await findAuthor({ tipo: "producto", id: "p-a" }, 2)).toBe(ACTOR.email);
  const outcome = await database().write((trx) =>
    updateProducto(trx, { id: "p-a", version: 1 }, { title: "Otro" }),
  );
  expect(outcome).toEqual({ outcome: "conflict" });
});

it("can be saved again from the form that shows the new state, not from the old one", async () => {
  await addProducto("a");
  const first = await seen();
  expect(await save(first)).toBe(true);
  expect(await save(first, { ...ALERT, retirada: null })).toBe(false);
  expect(await save(await seen(), { ...ALERT, retirada: "retirado" })).toBe(true);
  expect(await findRow("p-a")).toMatchObject({ version: 3, retirada: "retirado" });
});

it("sent twice has been saved, once", async () => {
  await addProducto("a");
  const first = await seen();
  const campos = { ...ALERT, cambios: [{ fecha: "2026-09-02", texto: "Nueva" }] };
  expect(await save(first, campos)).toBe(true);
  expect(await save(first, campos)).toBe(true);
  expect(await save(first, { ...campos, retirada_motivo: "Otro" })).toBe(false);
  expect(await findRow("p-a")).toMatchObject({
    version: 2,
    retirada_motivo: ALERT.retirada_motivo,
  });
});

it("puts a new note among those that stay, the newest first, and forgets the ticked ones", () => {
  const stored = ["2026-09-03", "2026-09-02", "2026-09-01"].map((fecha) => ({
    fecha,
    texto: fecha,
  }));
  const form = {
    quitar: ["2026-09-02 2026-09-02"],
    cambio_fecha: "2026-09-02",
    cambio_texto: "Nueva",
    retirada_motivo: "",
  };
  expect(camposOf(form, stored)).toEqual({
    metodo: null,
    cambios: [stored[0], { fecha: "2026-09-02", texto: "Nueva" }, stored[2]],
    retirada: null,
    retirada_motivo: null,
  });
  expect(camposOf({ ...form, quitar: [], cambio_texto: "" }, stored).cambios).toEqual(stored);
});

it("keeps the order of what was noted on one day, the last first", () => {
  const stored = ["Segunda", "Primera"].map((texto) => ({ fecha: "2026-09-02", texto }));
  const day = { cambio_fecha: "2026-09-02", cambio_texto: "" };
  const form = { quitar: [], retirada_motivo: "", ...day };
  expect(camposOf(form, stored).cambios).toEqual(stored);
  const { cambios } = camposOf({ ...form, cambio_texto: "Tercera" }, stored);
  expect(cambios.map(({ texto }) => texto)).toEqual(["Tercera", "Segunda", "Primera"]);
});

it("notes the same words once a day", () => {
  const stored = [{ fecha: "2026-09-02", texto: "Añadimos el peso." }];
  const form = { quitar: [], retirada_motivo: "", cambio_texto: "Añadimos el peso." };
  expect(camposOf({ ...form, cambio_fecha: "2026-09-02" }, stored).cambios).toEqual(stored);
  expect(camposOf({ ...form, cambio_fecha: "2026-09-03" }, stored).cambios).toHaveLength(2);
});
