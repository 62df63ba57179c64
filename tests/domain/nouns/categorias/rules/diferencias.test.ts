import { expect, it } from "vitest";
import { NO_PARENT } from "~nouns/categorias/rules/categoria";
import { diferencias } from "~nouns/categorias/rules/diferencias";

const parents = {
  principales: [{ value: "c-1", label: "Casa" }],
  subcategorias: [],
  isFixed: false,
};
const stored = { nombre: "Baño", slug: "bano", descripcion: "Uno\nDos", parent_id: NO_PARENT };

it("tells the fields in which two forms of a category differ, in the order of the form", () => {
  const typed = { ...stored, parent_id: "c-1", nombre: "Baño y aseo" };
  expect(diferencias(stored, typed, parents)).toEqual([
    { label: "Nombre", before: "Baño", after: "Baño y aseo" },
    { label: "Categoría Padre", before: "Ninguna (categoría principal)", after: "Casa" },
  ]);
});

it("takes no difference from line breaks, spaces around, or an empty parent", () => {
  const typed = { ...stored, nombre: " Baño ", descripcion: "Uno\r\nDos", parent_id: "" };
  expect(diferencias(stored, typed, parents)).toEqual([]);
});
