import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { KINDS, PUBLISHED_KINDS } from "~/domain/kinds.server";
import { listNoPublicados } from "~features/escritorio/no-publicados.server";
import { LUGAR_LIMITS } from "~nouns/paginas/pagina.kind";
import {
  findBySlug,
  findEditable,
  isDireccion,
  listPublicadas,
} from "~nouns/paginas/paginas.server";
import { discardAs } from "~record/papelera/papelera.server";
import { compareVersion, restoreVersion } from "~record/publicacion/compare-versions.server";
import { duplicate } from "~record/publicacion/duplicate.server";
import { publishDue } from "~record/publicacion/publish-due.server";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { testDatabase } from "../../../support/database";
import { createPagina, editPagina, restoreNewest } from "../../../support/records";
import { addPagina } from "../../catalogo";

testDatabase();
const ANA = { id: "ana", email: "ana@ejemplo.es" };
const CAMPOS = { titulo: "Cómo probamos", contenido: "En casa.", lugar: "pie" as const };

let sent = 0;
const create = (slug: string, changes: object = {}) => {
  sent += 1;
  return createPagina({ ...CAMPOS, slug, ...changes }, { idem: `envio-${sent}`, actor: ANA });
};

const outcomeOf = async (slug: string, changes: object = {}) =>
  (await create(slug, changes)).outcome;

async function idOf(slug: string): Promise<string> {
  const made = await create(slug);
  return ("id" in made && made.id) || "";
}

it("refuses the address of anything that the site answers itself", async () => {
  const routes = readdirSync("app/routes").map((file) => file.split(/[._]/)[0] ?? "");
  const files = readdirSync("public").filter((name) => !name.includes("."));
  const firstParts = [...routes, ...files, "assets", "healthz", "readyz", "metrics", "media"];
  const slugs = new Set(firstParts.filter((part) => /^[a-z0-9-]+$/.test(part)));
  expect(slugs.size).toBeGreaterThan(20);
  for (const slug of slugs) {
    // Addresses with a dot, such as /robots.txt, cannot equal a slug.
    if (["feed", "robots", "sitemap", "especulacion"].includes(slug.replace(/\[$/, ""))) continue;
    expect([slug, await outcomeOf(slug)]).toEqual([slug, "of-the-site"]);
  }
  expect(await outcomeOf("como-probamos")).toBe("saved");
});

it("a changed slug leads to its page, which no other page may take away", async () => {
  const id = await idOf("como-probamos");
  expect(await outcomeOf("como-probamos")).toBe("taken");
  const seen = { id, version: 1 };
  expect((await editPagina(seen, { ...CAMPOS, slug: "pruebas" }, ANA)).outcome).toBe("saved");
  expect(await findRenamed("pagina", "como-probamos")).toBe("pruebas");
  expect(await isDireccion("/como-probamos")).toBe(true);
  expect(await outcomeOf("como-probamos")).toBe("former");
  const back = { ...CAMPOS, slug: "como-probamos" };
  expect((await editPagina({ id, version: 2 }, back, ANA)).outcome).toBe("saved");
  expect((await editPagina({ id, version: 2 }, back, ANA)).outcome).toBe("conflict");
  expect(await isDireccion("/nadie")).toBe(false);
});

it("footer and menu take so many pages and no more", async () => {
  const { length } = Array.from({ length: LUGAR_LIMITS.menu }, (_, n) => n);
  for (let n = 0; n < length; n++) {
    expect(await outcomeOf(`menu-${n}`, { lugar: "menu" })).toBe("saved");
  }
  expect(await outcomeOf("otra", { lugar: "menu" })).toBe("full");
  expect(await outcomeOf("otra", { lugar: "" })).toBe("saved");
});

it("a version whose link has no room by now is told apart from one that was overtaken", async () => {
  const made = await create("vuelta", { lugar: "menu" });
  const id = ("id" in made && made.id) || "";
  await editPagina({ id, version: 1 }, { ...CAMPOS, slug: "vuelta" }, ANA);
  await create("menu-1", { lugar: "menu" });
  await create("menu-2", { lugar: "menu" });
  expect(await restoreVersion(KINDS.pagina, { id, version: 2 }, 1, ANA)).toBe("full");
  expect(await restoreVersion(KINDS.pagina, { id, version: 1 }, 1, ANA)).toBe("refused");
});

it("a page goes to the trash with its versions and comes back", async () => {
  const id = await idOf("como-probamos");
  await editPagina(
    { id, version: 1 },
    { ...CAMPOS, slug: "como-probamos", contenido: "Más." },
    ANA,
  );
  expect((await compareVersion(KINDS.pagina, id, 1))?.fields).toEqual([
    { label: "Contenido", before: "En casa.", after: "Más." },
  ]);
  expect(await discardAs(KINDS.pagina, id, ANA)).toBe("Cómo probamos");
  expect(await listPublicadas()).toEqual([]);
  expect(await restoreNewest(ANA)).toBe("papelera.recuperado");
  expect(await restoreVersion(KINDS.pagina, { id, version: 2 }, 1, ANA)).toBe("saved");
  expect(await findBySlug("como-probamos")).toMatchObject({ contenido: "En casa.", lugar: "pie" });
});

it("a draft is published at its hour, unless it has no text", async () => {
  const programado_at = "2026-12-02T09:30:00.000Z";
  await addPagina("a", { estado: "draft", programado_at });
  await addPagina("b", { estado: "draft", programado_at, contenido: "" });
  await publishDue(PUBLISHED_KINDS, new Date("2026-12-02T09:30:02.000Z"));
  expect((await listPublicadas()).map(({ slug }) => slug)).toEqual(["a"]);
  expect(await listNoPublicados()).toMatchObject([
    { href: "/admin/paginas/g-b", why: "No se ha publicado a su hora: No tiene texto." },
  ]);
});

it("a copy is a draft that stands nowhere", async () => {
  await addPagina("a", { lugar: "menu" });
  const id = await duplicate(KINDS.pagina, "g-a", ANA);
  expect(await findEditable(id ?? "")).toMatchObject({
    ...{ slug: "a-copia", titulo: "Página a (copia)", lugar: "", estado: "draft" },
  });
});
