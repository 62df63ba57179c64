import { expect, it } from "vitest";
import { actionLabel } from "~/domain/historial/suceso";

it("says in words what becomes of a featured product", () => {
  expect(actionLabel("producto.destacado")).toBe("Destacó un producto");
  expect(actionLabel("producto.no-destacado")).toBe("Quitó un producto de los destacados");
});

it("shows an action that an older version recorded by its name", () => {
  expect(actionLabel("pregunta.hecha")).toBe("pregunta.hecha");
  expect(actionLabel("constructor")).toBe("constructor");
});
