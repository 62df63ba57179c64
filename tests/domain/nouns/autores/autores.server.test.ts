import { beforeEach, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { parseForm } from "~/http/forms/form.server";
import { database } from "~db/client.server";
import { autorSchema } from "~nouns/autores/autor-schema.server";
import { findBySlug, listAutores } from "~nouns/autores/autores.server";
import { removeAutor } from "~nouns/autores/change-autores.server";
import { findBySlug as findConsejo, findOfAutor } from "~nouns/consejos/queries/consejos.server";
import { findUsos } from "~nouns/imagenes/queries/usos.server";
import { discardAs } from "~record/papelera/papelera.server";
import { restoreVersion } from "~record/publicacion/compare-versions.server";
import { siteDatabase } from "../../../support/database";
import { formOf } from "../../../support/form-of";
import { createAutor, editAutor, restoreNewest } from "../../../support/records";
import { changeRows, insertRows, readRow } from "../../../support/stored";
import { addConsejo } from "../../catalogo";

siteDatabase();

const actor = { id: "ana", email: "ana@ejemplo.es" };
const SHA = "a".repeat(24);
const campos = (nombre: string, credencial = "") => ({ nombre, credencial, bio: "", imagen: "" });

let seals = 0;
const create = (nombre: string, credencial?: string) =>
  createAutor(campos(nombre, credencial), { idem: `alta-${seals++}`, actor });

beforeEach(async () => {
  await create("Lucía Arranz");
  await create("Elena Robledo", "pediatra");
});

const reviewed = {
  ...{ autor_id: "lucia-arranz", revisor_id: "elena-robledo", revisado_at: "2026-03-05" },
  fuentes: "OMS | https://www.who.int/es\nnada",
  correcciones: "2026-03-06 | Decía gramos.",
};

it("gives an author an address by the name, which nobody else gets and which stays", async () => {
  expect(await create("Lucia  Arranz")).toEqual({ outcome: "taken" });
  const row = { id: "lucia-arranz", version: 1 };
  expect((await editAutor(row, campos("Lucía A."), actor)).outcome).toBe("saved");
  expect(await findBySlug("lucia-arranz")).toMatchObject({ nombre: "Lucía A.", credencial: "" });
  expect((await editAutor(row, campos("Otra"), actor)).outcome).toBe("conflict");
  expect((await editAutor({ ...row, id: "x" }, campos("Otra"), actor)).outcome).toBe("missing");
});

it("shows who wrote and who reviewed an article, its sources and corrections", async () => {
  await addConsejo("a", reviewed);
  await addConsejo("b", { ...reviewed, estado: "draft" });
  expect(await findConsejo("a")).toMatchObject({
    autor: { slug: "lucia-arranz", nombre: "Lucía Arranz" },
    revision: {
      ...{ slug: "elena-robledo", nombre: "Elena Robledo" },
      ...{ credencial: "pediatra", fecha: "2026-03-05" },
    },
    fuentes: [{ titulo: "OMS", url: "https://www.who.int/es" }],
    correcciones: [{ fecha: "2026-03-06", texto: "Decía gramos." }],
  });
  for (const id of ["lucia-arranz", "elena-robledo"]) {
    expect((await findOfAutor(id)).map(({ slug }) => slug)).toEqual(["a"]);
  }
  expect((await listAutores()).map(({ id }) => id)).toEqual(["elena-robledo", "lucia-arranz"]);
});

it("shows no review by somebody without a credential", async () => {
  await addConsejo("a", { ...reviewed, revisor_id: "lucia-arranz" });
  expect((await findConsejo("a"))?.revision).toBeFalsy();
});

it("leaves an article without signature as it was", async () => {
  await addConsejo("a");
  const { autor, revision, fuentes, correcciones } = (await findConsejo("a")) ?? {};
  expect([autor, revision, fuentes, correcciones]).toEqual([null, null, [], []]);
});

it("takes the signature of a deleted author off the articles, and keeps these", async () => {
  await addConsejo("a", reviewed);
  const version = database().read.selectFrom("content_version").select("version");
  const before = await version.executeTakeFirstOrThrow();
  expect(await removeAutor("lucia-arranz", actor)).toBe(true);
  expect(await removeAutor("elena-robledo", actor)).toBe(true);
  expect(await removeAutor("elena-robledo", actor)).toBe(false);
  expect(await readRow("consejos")).toMatchObject({
    autor_id: "",
    revisor_id: "",
    estado: "published",
  });
  expect(await findConsejo("a")).toMatchObject({ autor: null, revision: null });
  expect((await version.executeTakeFirstOrThrow()).version).toBeGreaterThan(before.version);
});

it("brings an article back from the bin with its signature, or without one that is gone", async () => {
  await addConsejo("a", reviewed);
  await discardAs(KINDS.consejo, "c-a", actor);
  await removeAutor("elena-robledo", actor);
  expect(await restoreNewest(actor)).toBe("papelera.recuperado");
  expect(await findConsejo("a")).toMatchObject({
    autor: { nombre: "Lucía Arranz" },
    revision: null,
    fuentes: [{ titulo: "OMS" }],
  });
});

it("brings back the signature of an old version, and keeps it with one that had no such field", async () => {
  await addConsejo("a", { ...reviewed, version: 3 });
  const kept = (version: number, row: object) => ({
    ...{ id: `v${version}`, tipo: "consejo" as const, item_id: "c-a", version },
    ...{ causa: "edicion" as const, datos: JSON.stringify(row), created_at: "2026-01-01" },
  });
  const texts = { slug: "a", titulo: "Antes", categoria: "sueno", contenido: "Texto." };
  const versions = [kept(1, texts), kept(2, { ...texts, ...reviewed, autor_id: "elena-robledo" })];
  await insertRows("versiones", ...versions);
  expect(await restoreVersion(KINDS.consejo, { id: "c-a", version: 3 }, 2, actor)).toBe("saved");
  expect((await findConsejo("a"))?.autor?.nombre).toBe("Elena Robledo");
  expect(await restoreVersion(KINDS.consejo, { id: "c-a", version: 4 }, 1, actor)).toBe("saved");
  expect((await findConsejo("a"))?.autor?.nombre).toBe("Elena Robledo");
});

it("counts the picture of an author as used", async () => {
  await changeRows("autores", { imagen: `/media/${SHA}` });
  expect((await findUsos([SHA])).get(SHA)).toEqual([
    { tipo: "autor", id: "lucia-arranz", titulo: "Lucía Arranz" },
    { tipo: "autor", id: "elena-robledo", titulo: "Elena Robledo" },
  ]);
});

it("asks for a name of which an address can be made", () => {
  const check = (fields: Record<string, string>) => {
    return parseForm(formOf(fields), autorSchema).reply?.error;
  };
  expect(check({})).toEqual({ nombre: ["El nombre es obligatorio"] });
  for (const nombre of ["¿?", "Nuevo"]) {
    expect(check({ nombre })).toEqual({ nombre: [expect.stringContaining("que no sea «Nuevo»")] });
  }
  expect(check({ nombre: "Ana", credencial: "a".repeat(121), imagen: "javascript:x" })).toEqual({
    credencial: ["La credencial puede tener hasta 120 caracteres"],
    imagen: [expect.stringContaining("no es válida")],
  });
});
