import { describe, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { parseForm } from "~/http/forms/form.server";
import { findAdminPage } from "~nouns/consejos/queries/consejos-admin.server";
import type { ConsejoCampos } from "~nouns/consejos/rules/consejo-schema.server";
import { consejoSchema } from "~nouns/consejos/rules/consejo-schema.server";
import { discardAs } from "~record/papelera/papelera.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { siteDatabase } from "../../../../support/database";
import { formOf } from "../../../../support/form-of";
import { createConsejo, editConsejo } from "../../../../support/records";
import { changeRows } from "../../../../support/stored";

const db = siteDatabase();
const actor = { id: "ana", email: "ana@ejemplo.es" };
const MONDAY = new Date("2026-03-02T10:00:00.000Z");
const TUESDAY = new Date("2026-03-03T10:00:00.000Z");
let seals = 0;

const campos = (changes: Partial<ConsejoCampos> = {}): ConsejoCampos => ({
  titulo: "Dormir",
  slug: "dormir",
  categoria: "sueno",
  imagen: "https://fotos.test/a.jpg",
  contenido: "Texto",
  ...changes,
});
const insert = async (changes: Partial<ConsejoCampos> = {}) => {
  const result = await createConsejo(campos(changes), { idem: `alta-${seals++}`, actor }, MONDAY);
  if (result.outcome !== "saved") throw new Error(result.outcome);
  return result.id;
};
const update = (id: string, version: number, changes: Partial<ConsejoCampos>) =>
  editConsejo({ id, version }, campos(changes), actor, TUESDAY);
const rowOf = (id: string) =>
  db.database().read.selectFrom("consejos").selectAll().where("id", "=", id).executeTakeFirst();

describe("the dates of an article", () => {
  it("a new one is published unless it says otherwise, and dated now", async () => {
    const at = MONDAY.toISOString();
    expect(await rowOf(await insert())).toMatchObject({
      estado: "published",
      extracto: "",
      fecha: at,
      created_at: at,
      published_at: at,
      version: 1,
    });
    const draft = await insert({ slug: "b", estado: "draft" });
    expect(await rowOf(draft)).toMatchObject({ estado: "draft", published_at: null, fecha: at });
  });

  it("publishing a draft dates it, publishing again does not", async () => {
    const id = await insert({ estado: "draft" });
    await update(id, 1, { estado: "published" });
    expect(await rowOf(id)).toMatchObject({
      published_at: TUESDAY.toISOString(),
      fecha: TUESDAY.toISOString(),
      version: 2,
    });
    const other = await insert({ slug: "otro" });
    await update(other, 1, { slug: "otro", estado: "published" });
    expect(await rowOf(other)).toMatchObject({
      published_at: MONDAY.toISOString(),
      fecha: MONDAY.toISOString(),
    });
  });

  it("the day of the first publication stays, whatever becomes of the article", async () => {
    const id = await insert();
    await update(id, 1, { estado: "draft" });
    await update(id, 2, { estado: "published" });
    expect((await rowOf(id))?.fecha).toBe(MONDAY.toISOString());
    // Articles from before `published_at` existed have none.
    await changeRows("consejos", { published_at: null });
    await update(id, 3, { estado: "published" });
    expect((await rowOf(id))?.fecha).toBe(MONDAY.toISOString());
  });

  it("what is left out stays", async () => {
    const id = await insert({ estado: "draft", extracto: "Breve" });
    await update(id, 1, { titulo: "Otro" });
    expect(await rowOf(id)).toMatchObject({ titulo: "Otro", estado: "draft", extracto: "Breve" });
  });
});

describe("saving articles", () => {
  const save = (changes: Partial<ConsejoCampos> = {}, idem = `sello-${seals++}`) =>
    createConsejo(campos(changes), { idem, actor });

  it("of two edits of the same version one wins", async () => {
    const id = await insert();
    const edits = ["Uno", "Dos"].map((titulo) =>
      editConsejo({ id, version: 1 }, campos({ titulo }), actor),
    );
    const outcomes = (await Promise.all(edits)).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(["conflict", "saved"]);
  });

  it("of twenty with the same slug one wins", async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => save()));
    expect(results.filter(({ outcome }) => outcome === "saved")).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === "taken")).toHaveLength(19);
  });

  it("a former slug leads on, until the article is gone", async () => {
    const id = await insert();
    await update(id, 1, { slug: "siestas" });
    expect(await findRenamed("consejo", "dormir")).toBe("siestas");
    expect(await discardAs(KINDS.consejo, id, actor)).toBe("Dormir");
    expect(await discardAs(KINDS.consejo, id, actor)).toBeUndefined();
    expect(await editConsejo({ id, version: 2 }, campos(), actor)).toEqual({ outcome: "missing" });
  });
});

describe("the article form", () => {
  const check = (fields: Record<string, string>) => {
    return parseForm(formOf(fields), consejoSchema);
  };

  it("says what is missing, in the order of the fields", () => {
    expect(Object.values(check({ extracto: " " }).reply?.error ?? {}).flat()).toEqual([
      "El título es obligatorio",
      "El slug es obligatorio",
      "La categoría es obligatoria",
      "La imagen es obligatoria",
      "El contenido es obligatorio",
    ]);
  });

  it("cleans the slug and takes CRLF for one line break", () => {
    const { values } = check({ ...campos(), slug: "Baño y Sueño", contenido: "a\r\nb" });
    expect(values).toMatchObject({ slug: "bano-y-sueno", contenido: "a\nb", extracto: "" });
    expect(check({ ...campos(), slug: "¡!" }).reply?.error?.slug).toEqual([
      "El slug es obligatorio",
    ]);
  });
});

it("the admin list of articles holds drafts too, newest first, and finds titles whatever their accents", async () => {
  await insert({ titulo: "Baño diario", slug: "a" });
  await insert({ titulo: "Siestas", slug: "b", estado: "draft" });
  const all = await findAdminPage({ q: "", pagina: 1, size: 1 });
  expect([all.total, all.items.length]).toEqual([2, 1]);
  const { items: consejos } = await findAdminPage({ q: "BANO", pagina: 1 });
  expect(consejos.map(({ titulo }) => titulo)).toEqual(["Baño diario"]);
  const drafts = await findAdminPage({ q: "siesta", pagina: 1 });
  expect(drafts.items[0]?.estado).toBe("draft");
});
