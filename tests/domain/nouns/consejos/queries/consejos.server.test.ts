import { describe, expect, it } from "vitest";
import { findPage } from "~features/busqueda/queries/consejos-found.server";
import { findBySlug, findLatest, findTipos } from "~nouns/consejos/queries/consejos.server";
import { testDatabase } from "../../../../support/database";
import { insertConsejos, insertTipos } from "../seed";

const titles = [
  "Dormir: el sueño del recién nacido",
  "SUEÑO SEGURO",
  "Cien por cien: 100% algodón",
  "Mil y un 1001 cuentos",
  "Guion_bajo y barra \\ invertida",
  "Comer sin prisa",
];

testDatabase(async () => {
  await insertTipos();
  await insertConsejos(
    ...titles.map((titulo, index) => ({ id: `a${index}`, titulo, day: index + 1 })),
    { id: "borrador", titulo: "Sueño en borrador", day: 30, estado: "draft" },
    { id: "comida", titulo: "Sueño y comida", categoria: "alimentacion", day: 20 },
    { id: "otro", titulo: "De otro tipo", categoria: "desconocido", day: 10 },
  );
});

async function search(q: string, categoria = "", pagina = 1) {
  const { consejos, total } = await findPage({ q, categoria, pagina });
  return { ids: consejos.map(({ id }) => id), total };
}

describe("the list", () => {
  it("shows pages of six, newest first, and no drafts", async () => {
    expect(await search("")).toEqual({ ids: ["comida", "otro", "a5", "a4", "a3", "a2"], total: 8 });
    expect(await search("", "", 2)).toEqual({ ids: ["a1", "a0"], total: 8 });
    expect(await search("", "", 3)).toEqual({ ids: [], total: 8 });
  });

  it.each(["sueno", "SUEÑO", "sueño", "Sue\u006e\u0303o", "  sueÑo "])(
    "finds «%s» in titles first",
    async (q) => {
      expect((await search(q)).ids.slice(0, 3)).toEqual(["comida", "a1", "a0"]);
    },
  );

  it.each([
    ["%", ["a2"]],
    ["0%", ["a2"]],
    ["1_0", []],
    ["_", ["a4"]],
    ["\\", ["a4"]],
    ["100", ["a3", "a2"]],
    ["%%", []],
    ["' or 1=1--", []],
    ['"', []],
    ["NEAR(", []],
    ["título:", []],
  ])("takes «%s» as it stands", async (q, ids) => {
    expect((await search(q)).ids).toEqual(ids);
  });

  it("combines search and type", async () => {
    expect(await search("sueno", "alimentacion")).toEqual({ ids: ["comida"], total: 1 });
    expect(await search("cuentos", "alimentacion")).toEqual({ ids: [], total: 0 });
    expect(await search("", "no-existe")).toEqual({ ids: [], total: 0 });
  });
});

it("tells types that exist from those that do not", async () => {
  const { consejos } = await findPage({ q: "", categoria: "desconocido", pagina: 1 });
  expect(consejos[0]).toMatchObject({ categoriaNombre: "desconocido", categoriaKnown: false });
  expect(await findBySlug("comida")).toMatchObject({
    categoriaNombre: "ALIMENTACION",
    categoriaKnown: true,
    contenido: "Texto de comida",
  });
});

it("has neither the page nor the latest place for a draft", async () => {
  expect(await findBySlug("borrador")).toBeUndefined();
  expect(await findBySlug("no-existe")).toBeUndefined();
  expect((await findLatest(4)).map(({ id }) => id)).toEqual(["comida", "otro", "a5", "a4"]);
});

it("lists the types in their order", async () => {
  expect((await findTipos()).map(({ slug }) => slug)).toEqual(["alimentacion", "sueno"]);
});
