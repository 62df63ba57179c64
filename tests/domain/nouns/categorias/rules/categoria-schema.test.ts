import { describe, expect, it } from "vitest";
import { parseForm } from "~/http/forms/form.server";
import { categoriaSchema } from "~nouns/categorias/rules/categoria-schema.server";
import { formOf } from "../../../../support/form-of";

function check(fields: Record<string, string>) {
  return parseForm(formOf(fields), categoriaSchema);
}

describe("the category form", () => {
  it.each([
    ["Baño & Higiene", "", "bano-higiene"],
    ["  Paseo__y   viaje ", "  ", "paseo-y-viaje"],
    ["Otra", "BAÑERA", "banera"],
    ["Otra", "ban\u0303era", "banera"],
    ["x".repeat(120), "", "x".repeat(120)],
  ])("of the name «%s» and the slug «%s» makes %s", (nombre, slug, made) => {
    expect(check({ nombre, slug }).values?.slug).toBe(made);
  });

  it("makes nothing of empty fields and of the parent «none»", () => {
    const { values } = check({
      nombre: "Paseo",
      descripcion: "  ",
      imagen_url: "",
      parent_id: "none",
    });
    expect(values).toEqual({
      nombre: "Paseo",
      slug: "paseo",
      descripcion: null,
      como_elegir: "",
      en_que_nos_fijamos: "",
      imagen_url: null,
      parent_id: null,
    });
  });

  it.each<[Record<string, string>, string, string]>([
    [{ slug: "a" }, "nombre", "El nombre es obligatorio"],
    [{ nombre: "  " }, "nombre", "El nombre es obligatorio"],
    [{ nombre: "¡!" }, "slug", "El slug es obligatorio"],
    [{ nombre: "Paseo", slug: "¡!" }, "slug", "El slug es obligatorio"],
    [{ nombre: "x".repeat(121) }, "nombre", "El nombre puede tener hasta 120 caracteres"],
    [
      { nombre: "a", descripcion: "x".repeat(1001) },
      "descripcion",
      "La descripción puede tener hasta 1.000 caracteres",
    ],
    [
      { nombre: "a", como_elegir: "x".repeat(2001) },
      "como_elegir",
      "Este texto puede tener hasta 2.000 caracteres",
    ],
  ])("of %j says at %s: %s", (fields, field, text) => {
    expect(check(fields).reply?.error?.[field]).toEqual([text]);
  });

  it.each(["http://a.es/x.jpg", "javascript:alert(1)", "data:image/png;base64,AA", "/media/../x"])(
    "refuses the picture %s",
    (imagen_url) => {
      const { reply } = check({ nombre: "a", imagen_url });
      expect(reply?.error?.imagen_url?.[0]).toMatch(/^La dirección de la imagen no es válida/);
    },
  );
});
