import { expect, it } from "vitest";
import { KINDS, PUBLISHED_KINDS } from "~/domain/kinds.server";
import { startUndo } from "~features/importacion/lote/change-lote.server";
import { findEvidencia, saveEvidencia } from "~nouns/productos/queries/evidencia.server";
import { findBySlug } from "~nouns/productos/queries/productos.server";
import { findTrayectoria, hideGiro } from "~nouns/productos/queries/trayectoria.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { girosOf, giroText } from "~nouns/productos/rules/trayectoria";
import { ComoHaCambiado } from "~nouns/productos/screens/trayectoria";
import { discardAs, listPapelera, purgePapelera } from "~record/papelera/papelera.server";
import { changeMany } from "~record/publicacion/change-many.server";
import { restoreVersion } from "~record/publicacion/compare-versions.server";
import { publishDue } from "~record/publicacion/publish-due.server";
import { purgeVersions } from "~record/versiones/versiones.server";
import { testDatabase } from "../../../../support/database";
import { drawOnSite } from "../../../../support/drawn";
import { restoreNewest } from "../../../../support/records";
import { seeded } from "../../../../support/seeded";
import { readRows, write } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";
import { ANA, addAna, importWhole, run } from "../../../features/importacion/batches";

testDatabase(addAna);

const ITEM = { tipo: "producto" as const, id: "p-a" };
const save = (changes: object, now = new Date()) =>
  write((trx) => updateProducto(trx, { id: "p-a" }, changes, { actor: ANA, now }));
const textsOf = async (id = "p-a") => ((await findTrayectoria(id))?.giros ?? []).map(giroText);
const importing = (rating: number, veredicto = "", title = "Cuna", mark = false) =>
  importWhole(
    `title,slug,category,imageurl,rating,veredicto,isrecommended\n${title},a,mobiliario,https://ejemplo.es/c.jpg,${rating},${veredicto},${mark}`,
    { duplicados: "actualizar" },
  );

async function undo(id: string) {
  expect(await startUndo({ id, actor: ANA })).toBe(true);
  await run();
}

it("a change of verdict, score or mark always appears, and a save that changes none never does", async () => {
  const { pick } = seeded(20_261_129);
  await addProducto("a");
  let now = { veredicto: null as string | null, rating: 4, isrecommended: false };
  let told = 0;
  for (let n = 0; n < 120; n++) {
    const wanted = {
      veredicto: pick([undefined, null, "La mejor", "La más ligera"]),
      rating: pick([undefined, 0, 4, 4.5, 4.55]),
      isrecommended: pick([undefined, true, false]),
    };
    const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
    const changes = { ...Object.fromEntries(given), title: `Cuna ${n % 3}` };
    const next = { ...now, ...Object.fromEntries(given) };
    const saved = { outcome: "saved" };
    const row = [next.rating, next.veredicto ?? "", `T${n}`, next.isrecommended] as const;
    const saving = pick([true, true, false]) ? save(changes) : importing(...row).then(() => saved);
    expect(await saving).toMatchObject(saved);
    const changed = Object.keys(now).filter((name) => {
      const key = name as keyof typeof now;
      return now[key] !== next[key];
    });
    const giros = (await findTrayectoria("p-a"))?.giros ?? [];
    expect(giros.length - told).toBe(changed.length);
    expect(giros.slice(0, changed.length).map(({ campo }) => campo)).toEqual(changed.sort());
    told = giros.length;
    now = next;
  }
  expect(told).toBeGreaterThan(100);
});

it("names each change as readers read it", () => {
  const before = { veredicto: "Pesa", rating: 4, isrecommended: 0, retirada: null };
  const after = { veredicto: "", rating: 4.55, isrecommended: 1, retirada: "alerta" };
  expect(girosOf(before, after).map(giroText)).toEqual([
    "Veredicto: de «Pesa» a sin veredicto",
    "Valoración: de 4,0 a 4,55",
    "Recomendado: de no a sí",
    "Venta: de «a la venta» a «alerta de seguridad»",
  ]);
  expect(girosOf(before, { rating: 4 })).toEqual([]);
  expect(girosOf({ ...before, veredicto: null }, { veredicto: "" })).toEqual([]);
});

it("a draft that nobody has read has no past, one that was read has", async () => {
  await addProducto("a", { estado: "draft", published_at: null });
  await save({ rating: 3 });
  await save({ rating: 2, estado: "published" });
  expect(await textsOf()).toEqual([]);
  await save({ estado: "draft" });
  await save({ rating: 5 });
  expect(await textsOf()).toEqual(["Valoración: de 2,0 a 5,0"]);
});

it("a schedule and a change of several, which leave what is said, add nothing", async () => {
  await addProducto("a", { programado_at: "2026-01-01T00:00:00.000Z", estado: "draft" });
  await publishDue(PUBLISHED_KINDS);
  await changeMany(KINDS.producto, { accion: "draft", ids: ["p-a"], categoria: "" } as never, ANA);
  expect((await findBySlug("a"))?.trayectoria).toBeUndefined();
  expect(await textsOf()).toEqual([]);
});

it("a version that comes back changes it as an edit does, with the reason of each", async () => {
  await addProducto("a", { imageurl: "https://ejemplo.es/c.jpg" });
  await save({ rating: 2, motivo_giro: "Se rompió" });
  expect(await restoreVersion(KINDS[ITEM.tipo], { id: ITEM.id, version: 2 }, 1, ANA)).toBe("saved");
  const { giros = [] } = (await findTrayectoria("p-a")) ?? {};
  expect(giros.map((giro) => [giroText(giro), giro.motivo])).toEqual([
    ["Valoración: de 2,0 a 4,0", null],
    ["Valoración: de 4,0 a 2,0", "Se rompió"],
  ]);
});

it("a reason without a change keeps the save back, for nobody would read it", async () => {
  await addProducto("a");
  expect(await save({ title: "Otra", motivo_giro: "Se rompió" })).toEqual({ outcome: "no-giro" });
  expect((await findBySlug("a"))?.title).not.toBe("Otra");
  await save({ estado: "draft" });
  expect(await save({ motivo_giro: "Se rompió" })).toEqual({ outcome: "no-giro" });
});

it("a withdrawal and a return are told, the first with its reason", async () => {
  await addProducto("a");
  const campos = { metodo: null, procedencia: null, procedencia_de: null, cambios: [] };
  for (const retirada of ["alerta", null] as const) {
    const seen = (await findEvidencia("p-a"))?.updated_at ?? "";
    const retirada_motivo = retirada && "El arnés se suelta.";
    await saveEvidencia({
      ...{ id: "p-a", seen, actor: ANA },
      campos: { ...campos, retirada, retirada_motivo },
    });
  }
  const { giros = [] } = (await findTrayectoria("p-a")) ?? {};
  expect(giros.map((giro) => [giroText(giro), giro.motivo])).toEqual([
    ["Venta: de «alerta de seguridad» a «a la venta»", null],
    ["Venta: de «a la venta» a «alerta de seguridad»", "El arnés se suelta."],
  ]);
});

it("an import that is undone takes its entries back, and no others", async () => {
  await addProducto("a");
  await save({ rating: 3 });
  const first = await importing(5, "Sí");
  expect(await textsOf()).toHaveLength(3);
  await undo(first);
  expect(await textsOf()).toEqual(["Valoración: de 4,0 a 3,0"]);
});

it("an import that is undone after two edits that cancel out leaves no gap", async () => {
  await addProducto("a");
  const lote = await importing(5);
  await save({ rating: 1 });
  await save({ rating: 5 });
  await undo(lote);
  expect(await textsOf()).toEqual([
    "Valoración: de 5,0 a 4,0",
    "Valoración: de 1,0 a 5,0",
    "Valoración: de 5,0 a 1,0",
    "Valoración: de 4,0 a 5,0",
  ]);
});

it("outlives its versions, follows a new id and comes back from the trash, until that is emptied", async () => {
  await addProducto("a");
  await save({ rating: 3, id: "B0DEMO0001" });
  await write((trx) => purgeVersions(trx, new Date(Date.now() + 1_000)));
  expect(await textsOf("B0DEMO0001")).toHaveLength(1);
  await discardAs(KINDS.producto, "B0DEMO0001", ANA);
  const kept = () => readRows("trayectoria");
  expect(await kept()).toEqual([]);
  await restoreNewest(ANA);
  expect(await textsOf("B0DEMO0001")).toHaveLength(1);
  await discardAs(KINDS.producto, "B0DEMO0001", ANA);
  await write((trx) => purgePapelera(trx, new Date(Date.now() + 1_000)));
  expect((await listPapelera()).items).toEqual([]);
  expect(await kept()).toEqual([]);
});

it("the page tells it folded, and the reason of whoever hid an entry in its place", async () => {
  await addProducto("a");
  const draw = async () =>
    (await drawOnSite(<ComoHaCambiado trayectoria={await findTrayectoria("p-a")} />)).replace(
      /<[^>]+>/g,
      "",
    );
  expect(await draw()).toBe("");
  await save({ veredicto: "La peor", motivo_giro: "Una broma." }, new Date("2026-05-14T10:00Z"));
  expect(await draw()).toBe(
    "Cómo ha cambiado (1 vez)Lo que hemos cambiado de nuestra opinión y de su venta desde el 1 de marzo de 2026.14 de mayo de 2026. Veredicto: de sin veredicto a «La peor». Una broma.",
  );
  const giro = { campo: "veredicto", version: 2 } as const;
  expect(await hideGiro("p-a", giro, "Fue un error.", ANA)).toBe(true);
  expect(await hideGiro("p-a", giro, "Otra vez.", ANA)).toBe(false);
  expect(await draw()).toContain("14 de mayo de 2026. Hemos ocultado este cambio: Fue un error.");
  expect(await draw()).not.toContain("La peor");
  expect(await hideGiro("p-a", giro, null, ANA)).toBe(true);
  expect(await draw()).toContain("La peor");
});
