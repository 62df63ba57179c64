import { expect, it } from "vitest";
import { consejoSchema } from "~/domain/consejos/consejo-schema.server";

const problemsOf = (contenido: string) =>
  consejoSchema
    .safeParse({
      titulo: "Dormir",
      slug: "dormir",
      categoria: "sueno",
      imagen: "https://fotos.test/a.jpg",
      contenido,
    })
    .error?.issues.map(({ message }) => message);

it("takes 2,000 lines, each of which is an element of the page", () => {
  expect(problemsOf("## a\r\n".repeat(2_000))).toBeUndefined();
  expect(problemsOf("## a\r\n".repeat(2_001))).toEqual([
    "El contenido puede tener hasta 2.000 líneas",
  ]);
});
