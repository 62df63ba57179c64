import { expect, it } from "vitest";
import { loader, meta } from "~/routes/consejos.$slug";
import { insertConsejos, insertTipos } from "../domain/nouns/consejos/seed";
import { takeAway } from "../support/break-database";
import { testDatabase } from "../support/database";
import { insertRows } from "../support/insert-rows";
import { visitorArgs } from "../support/route-account";

const test = testDatabase(async () => {
  await insertTipos();
  await insertConsejos({ id: "nuevo" }, { id: "borrador", estado: "draft" });
  const created_at = "2026-01-01T00:00:00.000Z";
  await insertRows(
    "slugs_antiguos",
    { tipo: "consejo", slug: "viejo", id: "nuevo", created_at },
    { tipo: "consejo", slug: "viejo-borrador", id: "borrador", created_at },
    { tipo: "producto", slug: "de-otro", id: "nuevo", created_at },
  );
});

const load = (slug: string) => loader(visitorArgs(`/consejos/${slug}`, { slug }));

/** Status and address of the answer that the loader throws. */
async function refusal(slug: string) {
  const thrown: unknown = await load(slug).catch((error) => error);
  if (!(thrown instanceof Response)) throw new Error("no answer was thrown");
  return [thrown.status, thrown.headers.get("Location")];
}

it("moves former addresses for good and tells nothing of drafts", async () => {
  expect(await refusal("viejo")).toEqual([301, "/consejos/nuevo"]);
  for (const slug of ["borrador", "viejo-borrador", "de-otro", "no-existe", ""]) {
    expect(await refusal(slug), slug).toEqual([404, null]);
  }
});

it("answers 503 when the article cannot be read", async () => {
  await takeAway("consejos");
  expect(await refusal("nuevo")).toEqual([503, null]);
});

it("shows the article while a block beside it cannot be read", async () => {
  await takeAway("productos");
  const { data, init } = await load("nuevo");
  expect(data).toMatchObject({
    consejo: { slug: "nuevo" },
    productos: { failed: true },
    populares: { failed: true },
    relacionados: { data: [] },
  });
  expect(init?.headers).toEqual({ "Cache-Control": "no-store" });
});

it("tells search engines its own title and description where it has them", async () => {
  const tagsOf = async () => {
    const { data } = await load("nuevo");
    const args = { data, params: {}, matches: [], location: {}, error: undefined };
    const tags = meta(args as unknown as Parameters<typeof meta>[0]) ?? [];
    const text = JSON.stringify(tags);
    return { title: /"title":"([^"]*)"/.exec(text)?.[1], text };
  };
  expect((await tagsOf()).title).toMatch(/^Nuevo|^nuevo/i);
  await test
    .database()
    .writer.updateTable("consejos")
    .set({ seo_titulo: "Siestas sin prisa", seo_descripcion: "Cuánto duermen." })
    .where("id", "=", "nuevo")
    .execute();
  const { title, text } = await tagsOf();
  expect(title).toMatch(/^Siestas sin prisa · /);
  expect(text).toContain('{"name":"description","content":"Cuánto duermen."}');
});
