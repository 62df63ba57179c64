import { describe, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import {
  type EvidenciaCampos,
  findEvidencia,
  saveEvidencia,
  toCampos,
} from "~nouns/productos/queries/evidencia.server";
import { findBySlug } from "~nouns/productos/queries/productos.server";
import { findRow } from "~nouns/productos/queries/productos-admin.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { evidenciaSchema } from "~nouns/productos/rules/evidencia-schema.server";
import { ProductoDetail } from "~nouns/productos/screens/producto-detail";
import { discardAs } from "~record/papelera/papelera.server";
import { findAuthor, findVersion } from "~record/versiones/versiones.server";
import { testDatabase } from "../../../../support/database";
import { drawOnSite } from "../../../../support/drawn";
import { restoreNewest } from "../../../../support/records";
import { changeRows, write } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";

testDatabase();

const ACTOR = { id: "u1", email: "ana@ejemplo.es" };
const ALERT: EvidenciaCampos = {
  ...{ metodo: "probado", procedencia: null, procedencia_de: null },
  cambios: [],
  retirada: "alerta",
  retirada_motivo: "El arnés puede soltarse.",
};
const UNSET = { metodo: null, procedencia: null, retirada: null };
const BLANK = { ...UNSET, retirada_motivo: "", procedencia_de: "" };
const save = (seen: string, campos = ALERT) =>
  saveEvidencia({ id: "p-a", campos, seen, actor: ACTOR });
const seen = async () => (await findEvidencia("p-a"))?.updated_at ?? "";

it("makes a new version of the product, so that a form opened before is a conflict", async () => {
  await addProducto("a");
  expect(await save(await seen())).toBe(true);
  expect(await findRow("p-a")).toMatchObject({ version: 2, retirada: "alerta" });
  expect(await findAuthor({ tipo: "producto", id: "p-a" }, 2)).toBe(ACTOR.email);
  const outcome = await write((trx) =>
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
    ...BLANK,
  };
  expect(toCampos(form, stored)).toEqual({
    ...{ metodo: null, procedencia: null, procedencia_de: null },
    cambios: [stored[0], { fecha: "2026-09-02", texto: "Nueva" }, stored[2]],
    retirada: null,
    retirada_motivo: null,
  });
  expect(toCampos({ ...form, quitar: [], cambio_texto: "" }, stored).cambios).toEqual(stored);
});

it("keeps the order of what was noted on one day, the last first", () => {
  const stored = ["Segunda", "Primera"].map((texto) => ({ fecha: "2026-09-02", texto }));
  const day = { cambio_fecha: "2026-09-02", cambio_texto: "" };
  const form = { quitar: [], ...BLANK, ...day };
  expect(toCampos(form, stored).cambios).toEqual(stored);
  const { cambios } = toCampos({ ...form, cambio_texto: "Tercera" }, stored);
  expect(cambios.map(({ texto }) => texto)).toEqual(["Tercera", "Segunda", "Primera"]);
});

it("notes the same words once a day", () => {
  const stored = [{ fecha: "2026-09-02", texto: "Añadimos el peso." }];
  const form = { quitar: [], ...BLANK, cambio_texto: "Añadimos el peso." };
  expect(toCampos({ ...form, cambio_fecha: "2026-09-02" }, stored).cambios).toEqual(stored);
  expect(toCampos({ ...form, cambio_fecha: "2026-09-03" }, stored).cambios).toHaveLength(2);
});

describe("how a product came to us", () => {
  const check = (form: object) => evidenciaSchema.safeParse({ cambio_fecha: "", ...form });
  const read = (form: object) => toCampos(evidenciaSchema.parse({ cambio_fecha: "", ...form }), []);

  it("names who lent it or gave it away, whom a form must not leave out", () => {
    for (const procedencia of ["prestado", "cedido"]) {
      expect(check({ procedencia }).error?.issues).toEqual([
        expect.objectContaining({
          path: ["procedencia_de"],
          message: "Di quién lo prestó o cedió: quien lee tiene que saberlo",
        }),
      ]);
      expect(read({ procedencia, procedencia_de: "Cunas Alba" })).toMatchObject({
        ...{ procedencia, procedencia_de: "Cunas Alba" },
      });
    }
    expect(check({ procedencia: "robado" }).success).toBe(false);
    expect(check({ procedencia: "cedido", procedencia_de: "a".repeat(81) }).success).toBe(false);
  });

  it("names nobody where it was bought, or where nothing is said", () => {
    expect(read({ procedencia: "comprado", procedencia_de: "Cunas Alba" })).toMatchObject({
      ...{ procedencia: "comprado", procedencia_de: null },
    });
    expect(read({ procedencia_de: "Cunas Alba" })).toMatchObject({
      ...{ procedencia: null, procedencia_de: null },
    });
  });

  it("is kept with its version, and comes back from the trash", async () => {
    await addProducto("a");
    const campos = { ...ALERT, procedencia: "cedido", procedencia_de: "Cunas Alba" } as const;
    expect(await save(await seen(), campos)).toBe(true);
    const stored = { procedencia: "cedido", procedencia_de: "Cunas Alba" };
    const kept = await findVersion({ tipo: "producto", id: "p-a" }, 2);
    expect(kept).toMatchObject(stored);
    await discardAs(KINDS.producto, "p-a", ACTOR);
    await restoreNewest(ACTOR);
    expect(await findRow("p-a")).toMatchObject(stored);
  });

  it.each([
    [{ procedencia: "prestado", procedencia_de: "Cunas Alba" }, "nos lo prestó Cunas Alba."],
    [{ procedencia: "cedido", procedencia_de: "Cunas Alba" }, "nos lo cedió Cunas Alba."],
  ] as const)("stands above the review where it was not bought: %j", async (columns, words) => {
    await addProducto("a", { ...columns, contenido_principal: "Se pliega con una mano." });
    const html = await drawPage();
    expect(html).toContain(words);
    expect(html.indexOf(words)).toBeLessThan(html.indexOf("Descripción Detallada"));
  });

  it("is a word of the evidence where it was bought, and nothing where nobody knows", async () => {
    await addProducto("a", { procedencia: "comprado" });
    const html = await drawPage();
    expect(html).toContain("Comprado por nosotros.");
    expect(html).not.toContain("no lo compramos");
    await changeRows("productos", { procedencia: null });
    expect(await drawPage()).not.toMatch(/[Cc]omprado|compramos/);
  });
});

/** Draws the product's page. @returns its text, without tags */
async function drawPage(): Promise<string> {
  const producto = await findBySlug("a");
  if (!producto) throw new Error("no product");
  const html = await drawOnSite(<ProductoDetail producto={producto} resena={null} />, {
    lista: [],
  });
  return html.replace(/<[^>]+>/g, "");
}
