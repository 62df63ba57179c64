import { expect, it } from "vitest";
import { actionLabel, detailsText } from "~record/historial/suceso";

it("says in words what becomes of a featured product", () => {
  expect(actionLabel("producto.destacado")).toBe("Destacó un producto");
  expect(actionLabel("producto.no-destacado")).toBe("Quitó un producto de los destacados");
});

it("shows an action that an older version recorded by its name", () => {
  expect(actionLabel("pregunta.hecha")).toBe("pregunta.hecha");
  expect(actionLabel("constructor")).toBe("constructor");
});

it("tells the details in Spanish, with numbers as people read them", () => {
  expect(detailsText({ titulo: "Via recovery", via: "orden" })).toBe(
    "título: Via recovery · vía: orden",
  );
  expect(detailsText({ cambios: "Lema: a → b\nCiudad: c → d" })).toBe(
    "cambios: Lema: a → b · Ciudad: c → d",
  );
  expect(detailsText({ tipo: "recovery" })).toBe("tipo: código de recuperación");
  expect(detailsText({ tipo: "consejo", productos: 2 })).toBe("tipo: consejo · productos: 2");
  expect(detailsText({ bytes: 1_234_567, lista: ["a"] })).toBe("bytes: 1.234.567");
});
