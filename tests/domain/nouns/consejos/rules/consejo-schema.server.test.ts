import { expect, it } from "vitest";
import { consejoSchema } from "~nouns/consejos/rules/consejo-schema.server";

const parse = (contenido: string) =>
  consejoSchema.safeParse({
    titulo: "Dormir",
    slug: "dormir",
    categoria: "sueno",
    imagen: "https://fotos.test/a.jpg",
    contenido,
  });

const problemsOf = (contenido: string) =>
  parse(contenido).error?.issues.map(({ message }) => message);

it("takes 2,000 lines, each of which is an element of the page", () => {
  expect(problemsOf("## a\r\n".repeat(2_000))).toBeUndefined();
  expect(problemsOf("## a\r\n".repeat(2_001))).toEqual([
    "El contenido es demasiado largo (2.000 líneas como máximo)",
  ]);
});

it("takes lines of 20,000 characters, and a rare line break as any other", () => {
  expect(problemsOf("a".repeat(20_000))).toBeUndefined();
  expect(problemsOf("a".repeat(20_001))).toEqual([
    "El contenido es demasiado largo (20.000 caracteres en cada línea como máximo)",
  ]);
  expect(parse("Uno\u2028Dos\u2029Tres").data?.contenido).toBe("Uno\nDos\nTres");
});

it.each([
  ["the blank of a last mark, without which it is text", "Uno\n## ", "Uno\n## "],
  ["the blank before a first mark, without which it is a heading", " ## Uno\nDos", " ## Uno\nDos"],
  ["no empty lines around it", "\r\n \t\r\nUno\r\n\r\nDos\r\n \r\n", "Uno\n\nDos"],
])("a body keeps %s", (_, typed, kept) => {
  expect(parse(typed).data?.contenido).toBe(kept);
});

it("a body of blanks alone is none", () => {
  expect(problemsOf(" \n\t\n ")).toEqual(["El contenido es obligatorio"]);
});

it("a copied body is kept in our marks, and so are the lines of its sources", () => {
  const body = "##\u00a0Con espacio duro\r\n##Sin espacio\r\n•\tUno\r\n• Dos\r\n· Tres\r\n";
  expect(parse(body).data?.contenido).toBe(
    "## Con espacio duro\n##Sin espacio\n- Uno\n- Dos\n- Tres",
  );
  const lines = consejoSchema.shape.fuentes.parse(
    "•\tEl BOE | https://www.boe.es/\n- A | https://b.test",
  );
  expect(lines).toBe("El BOE | https://www.boe.es/\nA | https://b.test");
});
