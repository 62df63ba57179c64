import { describe, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { database } from "~db/client.server";
import { listCambios, previewLote } from "~features/importacion/lote/preview-lote.server";
import type { DuplicateChoice } from "~features/importacion/lote/seleccion";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { discardAs } from "~record/papelera/papelera.server";
import { testDatabase } from "../../../../support/database";
import { seeded } from "../../../../support/seeded";
import { write } from "../../../../support/stored";
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
import { find, HEADER, row } from "../importing";

testDatabase(addAna);

const WITH_ID = `${HEADER},id`;
const file = (...rows: string[]) => [WITH_ID, ...rows].join("\n");
const errorsOf = async (id: string) => (await lote(id)).errores;
const motivos = async (id: string) => {
  const all = database().read.selectFrom("importacion_filas").select("motivo");
  const failed = all.where("importacion_id", "=", id).where("resultado", "=", "fallida");
  return (await failed.execute()).map(({ motivo }) => motivo);
};
const preview = async (id: string) => previewLote(id, (await lote(id)).filas);
const runWith = async (id: string, duplicados: DuplicateChoice) => {
  expect(await confirm(id, { duplicados })).toBeUndefined();
  await run();
  return counts(id);
};

const BY_ID =
  'El identificador "B0ABCDE123" ya es de «Producto cuna» (cuna): actualizar cambia ese producto, que conserva su slug';

describe("a row with the id of a product that has another slug", () => {
  const text = file(row("otra", ",b0abcde123"));

  it("is one of those that exist, and the preview says which product an update changes", async () => {
    await addProducto("cuna", { id: "B0ABCDE123" });
    const id = await upload(text);
    const seen = await preview(id);
    expect(seen).toMatchObject({ nuevos: 0, duplicados: 1, contrarios: 0, otros: 1 });
    expect(seen.filas).toMatchObject([{ existe: true, entra: true, notas: [BY_ID] }]);
    expect((await lote(id)).avisos).toContain(`Fila 2: ${BY_ID}`);
    const { filas, total } = await listCambios(id, 1);
    expect(total).toBe(1);
    expect(filas[0]?.cambios.map(({ campo }) => campo)).toEqual(["Título", "Imagen"]);
  });

  it("changes that product and leaves its slug, its id and its place on the home page", async () => {
    await addProducto("cuna", { id: "B0ABCDE123", destacado_home: 1 });
    expect(await counts(await importWhole(text, { duplicados: "actualizar" }))).toEqual([
      0, 1, 0, 0,
    ]);
    expect(await allProductos()).toMatchObject([
      { slug: "cuna", id: "B0ABCDE123", title: "Cuna otra", destacado_home: 1 },
    ]);
  });

  it("is passed over where existing products are", async () => {
    await addProducto("cuna", { id: "B0ABCDE123" });
    const before = await allProductos();
    expect(await counts(await importWhole(text))).toEqual([0, 0, 1, 0]);
    expect(await allProductos()).toEqual(before);
  });

  it("is a new product once that one is gone, as the preview says by then", async () => {
    await addProducto("cuna", { id: "B0ABCDE123" });
    const id = await upload(text);
    await discardAs(KINDS.producto, "B0ABCDE123", ANA);
    const seen = await preview(id);
    expect(seen).toMatchObject({ nuevos: 1, duplicados: 0, otros: 0 });
    expect(seen.filas).toMatchObject([{ existe: false, notas: [] }]);
    expect(await runWith(id, "actualizar")).toEqual([1, 0, 0, 0]);
    expect(await find("otra")).toMatchObject({ id: "B0ABCDE123" });
  });
});

describe("two rows about one product of the site", () => {
  it.each([
    ["a file", file(row("cuna", ","), row("otra", ",p-cuna"))],
    ["a list of prices", "slug,id,price\ncuna,,9 €\n,p-cuna,8 €"],
  ])("are an error that names both: %s", async (_, text) => {
    await addProducto("cuna");
    const id = await upload(text);
    expect(await errorsOf(id)).toEqual(['Fila 3: El producto "cuna" está también en la fila 2']);
    expect(await confirm(id)).not.toBeUndefined();
  });

  it("do not write over each other when the product comes after the preview", async () => {
    const id = await upload(file(row("cuna", ","), row("otra", ",p-cuna")));
    expect(await preview(id)).toMatchObject({ nuevos: 2 });
    await addProducto("cuna");
    expect(await runWith(id, "actualizar")).toEqual([0, 1, 0, 1]);
    expect(await motivos(id)).toEqual(["Otra fila de este archivo ya ha cambiado «cuna»"]);
    expect(await find("cuna")).toMatchObject({ title: "Cuna cuna", version: 2 });
  });
});

it.each<DuplicateChoice>(["omitir", "actualizar"])(
  "a row with the slug of one product and the id of another cannot enter, and the preview says so before the run does: %s",
  async (duplicados) => {
    await addProducto("cuna");
    await addProducto("manta");
    const before = await allProductos();
    const id = await upload(file(row("cuna", ",p-manta"), row("trona", ",")));
    const why =
      'El slug "cuna" es de «Producto cuna» y el identificador "p-manta", de «Producto manta» (manta): deja uno de los dos';
    const seen = await preview(id);
    expect(seen).toMatchObject({ nuevos: 1, duplicados: 0, contrarios: 1 });
    expect(seen.filas[0]).toMatchObject({ existe: false, entra: false, notas: [why] });
    expect((await lote(id)).avisos).toContain(`Fila 2: ${why}`);
    expect((await listCambios(id, 1)).total).toBe(0);
    expect(await runWith(id, duplicados)).toEqual([1, 0, 0, 1]);
    expect(await motivos(id)).toEqual([why]);
    expect((await allProductos()).filter(({ slug }) => slug !== "trona")).toEqual(before);
  },
);

it("the preview says which update the editorial review will refuse", async () => {
  await addProducto("silla", { estado: "draft", descripcion: "Homologada según R44." });
  const { filas } = await preview(await upload(`${HEADER},estado\n${row("silla", ",published")}`));
  expect(filas[0]?.notas).toEqual([expect.stringMatching(/^No se puede publicar.*R44/)]);
});

it("what is in the trash, and a slug that a product had before, keep nobody out", async () => {
  await addProducto("tirada");
  await discardAs(KINDS.producto, "p-tirada", ANA);
  await addProducto("vieja");
  await write((trx) => updateProducto(trx, { id: "p-vieja" }, { slug: "nueva" }));
  const id = await upload(file(row("tirada", ",p-tirada"), row("vieja", ",")));
  expect(await preview(id)).toMatchObject({ nuevos: 2, duplicados: 0 });
  expect(await runWith(id, "actualizar")).toEqual([2, 0, 0, 0]);
  expect(await slugs()).toEqual(["nueva", "tirada", "vieja"]);
});

describe.each(Array.from({ length: 12 }, (_, seed) => seed))("a random file (seed %i)", (seed) => {
  const { random, pick } = seeded(seed);
  const SLUGS = Array.from({ length: 12 }, (_, n) => `s${n}`);
  const IDS = ["", "", ...SLUGS.map((slug) => `p-${slug}`), "b0abcde123", "B0ABCDE123"];
  const isPartial = random() < 0.3;
  const [slugsOf, idsOf] = [[...SLUGS], [...IDS]];
  /** Takes a name; only every third file may contain the same name twice. */
  const take = (names: string[]) =>
    seed % 3 === 0 ? pick(names) : (names.splice(Math.floor(random() * names.length), 1)[0] ?? "");
  const records = Array.from({ length: 7 }, () => ({
    slug: isPartial && random() < 0.4 ? "" : take(slugsOf),
    id: take(idsOf),
  })).filter(({ slug, id }) => slug || id);
  const text = isPartial
    ? ["slug,id,price", ...records.map(({ slug, id }) => `${slug},${id},9 €`)].join("\n")
    : file(...records.map(({ slug, id }) => row(slug, `,${id}`)));

  it.each<DuplicateChoice>(["omitir", "actualizar"])(
    "either names a row that repeats another or does what its preview says: %s",
    async (duplicados) => {
      for (const slug of SLUGS.slice(0, 5)) await addProducto(slug);
      await addProducto("s5", { id: "B0ABCDE123" });
      const before = new Map((await allProductos()).map(({ id, version }) => [id, version]));
      const id = await upload(text);
      const { nuevos, duplicados: known, contrarios, filas } = await preview(id);
      const refusal = await confirm(id, { duplicados });
      const named = records.flatMap((record) => [record.slug, record.id.toUpperCase()]);
      const given = named.filter((name) => name !== "");
      const repeats = given.length > new Set(given).size;
      expect(repeats && refusal === undefined).toBe(false);
      const errors = refusal ? await errorsOf(id) : [];
      for (const error of errors) expect(error).toMatch(/está también en la fila \d/);
      if (refusal) return;
      expect(filas.filter(({ existe }) => existe)).toHaveLength(known);
      await run();
      const unable = contrarios + (isPartial ? nuevos : 0);
      const [updated, skipped] = duplicados === "omitir" ? [0, known] : [known, 0];
      expect(await counts(id)).toEqual([isPartial ? 0 : nuevos, updated, skipped, unable]);
      expect(filas.filter(({ entra }) => !entra)).toHaveLength(unable);
      // The version shows that no product was written twice.
      for (const { id: own, version } of await allProductos()) {
        expect(version - (before.get(own) ?? version)).toBeLessThanOrEqual(1);
      }
    },
  );
});
