import { describe, expect, it } from "vitest";
import { addDays, madridDay } from "~/domain/fechas";
import { productoSchema } from "~/domain/productos/producto-schema.server";
import { parseForm } from "~/http/form.server";

const FORM = {
  title: "Cuna Ágil",
  category: "mobiliario",
  estado: "published",
  rating: "4",
  imageurl: "https://ejemplo.es/cuna.jpg",
};

function check(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FORM, ...fields })) form.append(name, value);
  return parseForm(form, productoSchema);
}

it("takes texts of 2,000 lines, each of which is an element of the page", () => {
  const lines = (count: number) => Array(count).fill("a").join("\r\n");
  const text = { descripcion: lines(2_000), contenido_principal: lines(2_001) };
  expect(check(text).reply?.error).toEqual({
    contenido_principal: ["Es demasiado largo (2.000 líneas como máximo)"],
  });
});

describe("the day of the review", () => {
  it.each(["2026-02-30", "2026-04-31", "2025-02-29", "2026-13-01", "ayer", addDays(madridDay())])(
    "may not be %s",
    (revisado_at) => {
      expect(check({ revisado_at }).reply?.error?.revisado_at).toEqual([
        "La fecha de la revisión no es válida o está en el futuro",
      ]);
    },
  );

  it.each(["2024-02-29", madridDay()])("may be %s", (revisado_at) => {
    expect(check({ revisado_at }).values?.revisado_at).toBe(revisado_at);
  });

  it("may be missing", () => {
    expect(check({}).values?.revisado_at).toBeNull();
  });
});
