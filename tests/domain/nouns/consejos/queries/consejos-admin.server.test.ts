import { expect, it } from "vitest";
import { countPendientes } from "~features/escritorio/pendientes.server";
import { findAdminPage } from "~nouns/consejos/queries/consejos-admin.server";
import { testDatabase } from "../../../../support/database";
import { insertRows } from "../../../../support/insert-rows";
import { addConsejo } from "../../../catalogo";

testDatabase();

it("narrows the list of articles to drafts, within a search too", async () => {
  await addConsejo("a", { estado: "draft", titulo_folded: "dormir" });
  await addConsejo("b", { estado: "draft", titulo_folded: "comer" });
  await addConsejo("c", { titulo_folded: "dormir bien" });
  const find = async (q: string, estado: "" | "draft" | "published") => {
    const { items: consejos, total } = await findAdminPage({ q, estado, pagina: 1 });
    expect(total).toBe(consejos.length);
    return consejos.map(({ slug }) => slug).sort();
  };
  expect(await find("", "draft")).toEqual(["a", "b"]);
  expect(await find("dormir", "draft")).toEqual(["a"]);
  expect(await find("dormir", "published")).toEqual(["c"]);
  expect(await find("", "")).toEqual(["a", "b", "c"]);
});

it("lists the articles with a picture from elsewhere that the dashboard counts", async () => {
  await addConsejo("propia", { imagen: "/media/x" });
  await addConsejo("ajena", { imagen: "https://fotos.test/a.jpg" });
  await insertRows("categorias", { nombre: "Hogar", imagen_url: "https://fotos.test/b.jpg" });
  const asked = { q: "", filtro: "imagen-externa", pagina: 1 } as const;
  const { items: consejos, total } = await findAdminPage(asked);
  expect([consejos.map(({ slug }) => slug), total]).toEqual([["ajena"], 1]);
  const { externasConsejos, externasCategorias, externasProductos } = await countPendientes({
    isMain: false,
  });
  expect([externasConsejos, externasCategorias, externasProductos]).toEqual([1, 1, 0]);
});
