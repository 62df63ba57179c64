import { expect, it } from "vitest";
import {
  altsOf,
  fotosOf,
  intentOf,
  moveFoto,
  ordenOf,
  parseAlts,
  setFoto,
} from "~nouns/imagenes/rules/fotos";
import { formOf } from "../../../../support/form-of";

const urlsOf = (fotos: { url: string }[]) => fotos.map(({ url }) => url).join("");

const productForm = () =>
  formOf({
    ...{ imageurl: "a", imageurl_alt: "Una a" },
    ...{ imagenes: ["b", "c"], imagenes_alt: ["Una b", "Una c"] },
  });

it("reads the pictures of a form with their texts, as many as have room", () => {
  const fotos = fotosOf(productForm(), "imageurl");
  expect(fotos.map(({ alt }) => alt)).toEqual(["Una a", "Una b", "Una c", ""]);
  expect(fotosOf(formOf({ imagen: "x" }), "imagen")).toEqual([{ url: "x", alt: "" }]);
});

it.each([
  ["quitar", 0, "bc", 0],
  ["quitar", 2, "ab", 2],
  ["subir", 2, "acb", 1],
  ["principal", 2, "cab", 0],
  ["principal", 1, "bac", 0],
])("%s of the picture at %i leaves %s", (orden, at, left, place) => {
  const moved = moveFoto(fotosOf(productForm(), "imageurl"), orden, at);
  expect([urlsOf(moved.fotos), moved.fotos.length, moved.at]).toEqual([left, 4, place]);
});

it("puts a picture into the place that the picker was opened for", () => {
  const form = productForm();
  setFoto(form, "imagenes-3", { url: "d", alt: "Una d" });
  setFoto(form, "imageurl", { url: "e", alt: "" });
  expect(urlsOf(fotosOf(form, "imageurl"))).toBe("ebcd");
  expect(form.getAll("imagenes_alt")).toEqual(["Una b", "Una c", "Una d"]);
});

it("knows its own buttons alone", () => {
  for (const orden of ["elegir", "quitar", "subir", "principal"]) {
    expect(ordenOf(intentOf(orden, 2))).toEqual({ orden, at: 2 });
  }
  expect(ordenOf("elegir-imagen")).toEqual({ orden: "elegir", at: 0 });
  for (const other of ["guardar", "elegir-imagen-4", "quitar", null]) {
    expect(ordenOf(other)).toBeUndefined();
  }
});

it("keeps texts by address, and reads none from a damaged column", () => {
  const alts = altsOf(fotosOf(productForm(), "imageurl"));
  expect(parseAlts(JSON.stringify(Object.entries(alts)))).toEqual(alts);
  for (const damaged of ["{", "{}", "[1]", "null", undefined]) {
    expect(parseAlts(damaged)).toEqual({});
  }
});
