import { expect, it } from "vitest";
import { findAdminPage } from "~/domain/consejos/consejos-admin.server";
import { testDatabase } from "../../support/database";
import { addConsejo } from "../catalogo";

testDatabase();

it("narrows the list of articles to drafts, within a search too", async () => {
  await addConsejo("a", { estado: "draft", titulo_folded: "dormir" });
  await addConsejo("b", { estado: "draft", titulo_folded: "comer" });
  await addConsejo("c", { titulo_folded: "dormir bien" });
  const find = async (q: string, estado: "" | "draft" | "published") => {
    const { consejos, total } = await findAdminPage({ q, estado, pagina: 1 });
    expect(total).toBe(consejos.length);
    return consejos.map(({ slug }) => slug).sort();
  };
  expect(await find("", "draft")).toEqual(["a", "b"]);
  expect(await find("dormir", "draft")).toEqual(["a"]);
  expect(await find("dormir", "published")).toEqual(["c"]);
  expect(await find("", "")).toEqual(["a", "b", "c"]);
});
