import { beforeEach, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { removeCategoria } from "~nouns/categorias/queries/change-categorias.server";
import { deleteDato, moveDato, saveDato } from "~nouns/ficha/change-datos.server";
import { CRITERIOS_LIMIT, DATOS_LIMIT, DATOS_PROBLEMS } from "~nouns/ficha/dato";
import type { DatoCampos } from "~nouns/ficha/dato-schema.server";
import { datoSchema } from "~nouns/ficha/dato-schema.server";
import { datosOf, listDatos } from "~nouns/ficha/datos.server";
import { fichaText, parseFicha } from "~nouns/ficha/ficha";
import { findBySlug } from "~nouns/productos/queries/productos.server";
import { findRow } from "~nouns/productos/queries/productos-admin.server";
import { discardAs } from "~record/papelera/papelera.server";
import { compareVersion, restoreVersion } from "~record/publicacion/compare-versions.server";
import { duplicate } from "~record/publicacion/duplicate.server";
import { siteDatabase } from "../../../support/database";
import { editProducto, restoreNewest } from "../../../support/records";
import { deleteRows, readRows } from "../../../support/stored";
import { addProducto } from "../../catalogo";

const db = siteDatabase();
const ANA = { id: "ana", email: "ana@ejemplo.es" };
const CATEGORIA = "cat-paseo-viaje";
const CATEGORY = "sillas-coche";

const campos = (changes: Partial<DatoCampos> = {}): DatoCampos => ({
  ...{ nombre: "Peso", unidad: "kg", tipo: "numero" as const, opciones: [], mejor: "menos" },
  ...{ filtrable: true, frase: "", peso: null, casa: null, ...changes },
});

const SAVING = { categoria: CATEGORIA, actor: ANA };
const save = (changes: Partial<DatoCampos> = {}, id?: string, leida = "") =>
  saveDato(campos(changes), { ...SAVING, id, leida });
const remove = (id: string, leida = "") => deleteDato({ ...SAVING, id, leida });
const move = (id: string) => moveDato(-1, { ...SAVING, id, leida: "" });
const read = () => listDatos(db.database().read, CATEGORIA);
const valores = () => readRows("valores");
const idOf = async (nombre: string) =>
  (await read()).find((dato) => dato.nombre === nombre)?.id ?? "";

/** Adds products, each with a weight and a frame in its sheet. */
async function fill(n = 2) {
  await save();
  await save({ nombre: "Chasis", tipo: "opcion", unidad: "", opciones: ["Aluminio", "Acero"] });
  const [peso, chasis] = [await idOf("Peso"), await idOf("Chasis")];
  for (let at = 1; at <= n; at++) {
    const ficha = fichaText({
      [peso]: { valor: 5.9 + at, fuente: "medido" },
      [chasis]: { valor: at === 1 ? "Acero" : "Aluminio", fuente: "fabricante" },
    });
    await addProducto(`s${at}`, { category: CATEGORY, ficha });
  }
  return { peso, chasis };
}

beforeEach(async () => {
  await deleteRows("datos");
});

it("gives a fact a key that lasts, and its subcategories have it too", async () => {
  expect(await save({ nombre: "Peso de la silla" })).toBe("ficha.guardada");
  const id = await idOf("Peso de la silla");
  expect(await save({ nombre: "Peso total" }, id)).toBe("ficha.guardada");
  expect(await datosOf(CATEGORY)).toMatchObject([{ clave: "peso-de-la-silla", unidad: "kg" }]);
  expect(await datosOf("paseo-viaje")).toHaveLength(1);
  expect(await datosOf("mobiliario")).toEqual([]);
  expect(await save({ nombre: "Peso de la silla" })).toBe("ficha.guardada");
  expect((await read()).map(({ clave }) => clave)).toEqual([
    ...["peso-de-la-silla", "peso-de-la-silla-2"],
  ]);
  expect(await save({ nombre: "PESO TOTAL" })).toMatchObject({ problem: DATOS_PROBLEMS.taken });
});

it("takes no more facts than fit", async () => {
  for (let n = 0; n < DATOS_LIMIT; n++) await save({ nombre: `Dato ${n}` });
  expect(await save({ nombre: "Uno más" })).toEqual({ problem: DATOS_PROBLEMS.full });
  expect(await save({ nombre: "Otro" }, "no-hay")).toEqual({ problem: DATOS_PROBLEMS.missing });
});

it("keeps the values of a sheet where filters find them, whoever writes the product", async () => {
  const { peso, chasis } = await fill(1);
  expect(await valores()).toEqual([
    { producto_id: "p-s1", dato_id: chasis, numero: null, texto: "Acero", fuente: "fabricante" },
    { producto_id: "p-s1", dato_id: peso, numero: 6.9, texto: null, fuente: "medido" },
  ]);
  await editProducto({ id: "p-s1", version: 1 }, { id: "p-otro", ficha: {} }, ANA);
  expect(await valores()).toEqual([]);
});

it("asks before values go with their fact, and takes them out only then", async () => {
  const { peso } = await fill();
  const asked = await remove(peso);
  const pregunta = "¿Quitar «Peso» de la ficha? 2 productos tienen este dato: se borraría.";
  expect(asked).toEqual({ problem: pregunta, asks: true });
  expect(await valores()).toHaveLength(4);
  expect(await remove(peso, pregunta)).toBe("ficha.quitado");
  expect(await valores()).toHaveLength(2);
  expect(Object.keys(parseFicha((await findRow("p-s1"))?.ficha))).toHaveLength(1);
  expect((await findRow("p-s1"))?.version).toBe(1);
  expect(await remove(peso, pregunta)).toEqual({ problem: DATOS_PROBLEMS.missing });
});

it("asks again when more products have it than were read of", async () => {
  const { peso } = await fill(1);
  const asked = await save({ tipo: "texto", unidad: "", mejor: null }, peso);
  const leida = typeof asked === "object" ? asked.problem : "";
  expect(leida).toBe("1 producto tiene este dato como «Número»: se borraría.");
  await addProducto("s9", {
    category: CATEGORY,
    ficha: fichaText({ [peso]: { valor: 1, fuente: "medido" } }),
  });
  const again = await save({ tipo: "texto", unidad: "", mejor: null }, peso, leida);
  expect(again).toMatchObject({ asks: true, problem: expect.stringMatching(/^2 productos/) });
});

it("asks before another unit, which changes no number", async () => {
  const { peso } = await fill();
  const asked = await save({ unidad: "g" }, peso);
  const leida =
    "2 productos tienen este dato en «kg»: los números se quedan como están, y se leerán en «g».";
  expect(asked).toEqual({ problem: leida, asks: true });
  expect(await save({ unidad: "g" }, peso, leida)).toBe("ficha.guardada");
  expect((await findBySlug("s1"))?.ficha[0]).toMatchObject({ texto: "6,9\u00a0g" });
});

it("asks before a measure becomes a score of ours, which its values are not", async () => {
  const { peso } = await fill();
  const asked = await save({ unidad: "", mejor: null, peso: 3 }, peso);
  const problem = "2 productos tienen este dato como «Número»: se borraría.";
  expect(asked).toEqual({ problem, asks: true });
  expect(await save({ unidad: "", mejor: null, peso: 3 }, peso, problem)).toBe("ficha.guardada");
  expect((await valores()).filter(({ dato_id }) => dato_id === peso)).toEqual([]);
});

it("asks before an option goes, and leaves the others", async () => {
  const { chasis } = await fill();
  const less = { nombre: "Chasis", tipo: "opcion" as const, unidad: "", mejor: null };
  const asked = await save({ ...less, opciones: ["Aluminio", "Carbono"] }, chasis);
  const leida = "1 producto tiene este dato con una opción que quitas: se borraría.";
  expect(asked).toEqual({ problem: leida, asks: true });
  const done = await save({ ...less, opciones: ["Aluminio", "Carbono"] }, chasis, leida);
  expect(done).toBe("ficha.guardada");
  expect((await valores()).filter(({ texto }) => texto)).toMatchObject([{ texto: "Aluminio" }]);
});

it("does without asking what loses nothing, and notes each deed", async () => {
  const { peso, chasis } = await fill();
  expect(await save({ nombre: "Peso vacía", mejor: null, filtrable: false }, peso)).toBe(
    "ficha.guardada",
  );
  expect(await move(chasis)).toBe(true);
  expect(await move(chasis)).toBe(false);
  expect((await read()).map(({ nombre }) => nombre)).toEqual(["Chasis", "Peso vacía"]);
  const noted = db.database().read.selectFrom("audit_log").select(["action", "target", "details"]);
  expect(await noted.orderBy("id", "desc").limit(1).executeTakeFirst()).toEqual({
    ...{ action: "categoria.ficha", target: CATEGORIA },
    details: '{"dato":"Chasis","hecho":"movido"}',
  });
});

it("keeps the values of a category that a product leaves, and has them again when it is back", async () => {
  await fill(1);
  await editProducto({ id: "p-s1", version: 1 }, { category: "mobiliario" }, ANA);
  expect((await findBySlug("s1"))?.ficha).toEqual([]);
  await editProducto({ id: "p-s1", version: 2 }, { category: CATEGORY, title: "Otro" }, ANA);
  expect((await findBySlug("s1"))?.ficha.map(({ texto }) => texto)).toEqual([
    ...["6,9\u00a0kg", "Acero"],
  ]);
});

it("brings the sheet back with an old version, from the bin, and copies it", async () => {
  await fill(1);
  const ficha = (await findRow("p-s1"))?.ficha;
  await editProducto({ id: "p-s1", version: 1 }, { ficha: {}, price: "9 €" }, ANA);
  const item = { tipo: "producto" as const, id: "p-s1" };
  const compared = await compareVersion(KINDS[item.tipo], item.id, 1);
  expect(compared?.fields.find(({ label }) => label === "Ficha")).toEqual({
    label: "Ficha",
    before: "chasis: Acero (según el fabricante)\npeso: 6,9 (medido por nosotros)",
    after: "",
  });
  expect(await restoreVersion(KINDS[item.tipo], { id: item.id, version: 2 }, 1, ANA)).toBe("saved");
  expect((await findRow("p-s1"))?.ficha).toBe(ficha);
  expect(await valores()).toHaveLength(2);
  await discardAs(KINDS[item.tipo], item.id, ANA);
  expect(await valores()).toEqual([]);
  expect(await restoreNewest(ANA)).toBe("papelera.recuperado");
  expect((await findRow("p-s1"))?.ficha).toBe(ficha);
  expect(await valores()).toHaveLength(2);
  const copy = await duplicate(KINDS[item.tipo], item.id, ANA);
  expect((await findRow(copy ?? ""))?.ficha).toBe(ficha);
});

it("takes six criteria, each a score with a weight that is neither filtered nor a fact", async () => {
  const parsed = datoSchema.safeParse({
    nombre: "Plegado",
    tipo: "numero",
    peso: "3",
    filtrable: true,
  });
  expect(parsed.data).toEqual({
    ...{ nombre: "Plegado", tipo: "numero", peso: 3, unidad: "de 5", mejor: "mas" },
    ...{ opciones: [], filtrable: false, frase: "", casa: null },
  });
  for (const peso of ["0", "11", "1,5", "-1"]) {
    expect(datoSchema.safeParse({ nombre: "Plegado", tipo: "numero", peso }).success).toBe(false);
  }
  const text = datoSchema.safeParse({ nombre: "Plegado", tipo: "texto", peso: "3" });
  expect(text.data).toMatchObject({ peso: null, unidad: "" });
  for (let n = 0; n < CRITERIOS_LIMIT; n++) await save({ nombre: `Criterio ${n}`, peso: 1 });
  expect(await save({ nombre: "Uno más", peso: 1 })).toMatchObject({
    problem: DATOS_PROBLEMS.scored,
  });
  expect(await save({ nombre: "Un dato" })).toBe("ficha.guardada");
  expect(await save({ nombre: "Primero", peso: 9, unidad: "de 5" }, await idOf("Criterio 0"))).toBe(
    "ficha.guardada",
  );
  const [primero, dato] = [await idOf("Primero"), await idOf("Un dato")];
  const ficha = fichaText({
    [primero]: { valor: 4.5, fuente: "medido" },
    [dato]: { valor: 7, fuente: "medido" },
  });
  await addProducto("s1", { category: CATEGORY, ficha });
  const shown = await findBySlug("s1");
  expect(shown?.criterios.map(({ nombre, texto }) => [nombre, texto])).toEqual([
    ["Primero", "4,5\u00a0de 5"],
  ]);
  expect(shown?.ficha.map(({ nombre }) => nombre)).toEqual(["Un dato"]);
});

it("takes only what its kind has a use for", () => {
  const parse = (changes: object) =>
    datoSchema.safeParse({ nombre: "Peso", tipo: "numero", mejor: "menos", ...changes });
  expect(parse({ unidad: "kg", opciones: "a\nb" }).data).toMatchObject({
    opciones: [],
    unidad: "kg",
  });
  expect(parse({ tipo: "texto", unidad: "kg", filtrable: true }).data).toMatchObject({
    ...{ unidad: "", mejor: null, filtrable: false },
  });
  expect(parse({ tipo: "opcion", opciones: "Uno\n\n Dos " }).data).toMatchObject({
    opciones: ["Uno", "Dos"],
  });
  for (const opciones of [
    "Uno",
    "Uno\nuno",
    "x".repeat(41),
    Array(13)
      .fill(0)
      .map((_, n) => n)
      .join("\n"),
  ]) {
    expect(parse({ tipo: "opcion", opciones }).success).toBe(false);
  }
  expect(parse({ nombre: "x".repeat(41) }).success).toBe(false);
  expect(parse({ unidad: "x".repeat(13) }).success).toBe(false);
});

it("a category takes its facts into the bin and brings them back, and its products their values", async () => {
  const id = "cat-ropa-calzado";
  await saveDato(campos({ nombre: "Talla" }), { categoria: id, actor: ANA, leida: "" });
  const [dato] = await listDatos(db.database().read, id);
  const ficha = fichaText({ [dato?.id ?? ""]: { valor: 62, fuente: "medido" } });
  await addProducto("body", { category: "ropa-calzado", ficha });
  await removeCategoria(id, "cat-bano-higiene", ANA);
  expect([await listDatos(db.database().read, id), await valores()]).toEqual([[], []]);
  expect(await restoreNewest(ANA)).toBe("papelera.recuperado");
  expect(await listDatos(db.database().read, id)).toMatchObject([{ nombre: "Talla", usos: 0 }]);
  await editProducto({ id: "p-body", version: 2 }, { category: "ropa-calzado" }, ANA);
  expect(await valores()).toMatchObject([{ producto_id: "p-body", numero: 62 }]);
});

it("a category that comes back finds the values of products that were back before it", async () => {
  const id = "cat-ropa-calzado";
  await saveDato(campos({ nombre: "Talla" }), { categoria: id, actor: ANA, leida: "" });
  const [dato] = await listDatos(db.database().read, id);
  const ficha = fichaText({ [dato?.id ?? ""]: { valor: 62, fuente: "medido" } });
  await removeCategoria(id, undefined, ANA);
  await addProducto("body", { category: "ropa-calzado", ficha });
  expect(await valores()).toEqual([]);
  expect(await restoreNewest(ANA)).toBe("papelera.recuperado");
  expect(await valores()).toMatchObject([{ producto_id: "p-body", numero: 62 }]);
});
