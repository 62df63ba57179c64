import { describe, expect, it } from "vitest";
import { demoConsejos, demoProductos } from "~db/demo/catalogo";
import { withFixedSpaces, withFixedSpacesInProse } from "~db/demo/fixed-spaces";

describe("withFixedSpaces", () => {
  it.each([
    ["entre 20 y 22 °C", "entre 20 y 22\u00a0°C"],
    ["88 × 59 × 32 cm, 12,9 kg", "88 × 59 × 32\u00a0cm, 12,9\u00a0kg"],
    ["un 2,5 % menos", "un 2,5\u00a0% menos"],
    ["480 g/m²", "480\u00a0g/m²"],
    ["3 meses y 6 grados", "3 meses y 6 grados"],
    ["a las 9 me llamas", "a las 9 me llamas"],
  ])("writes %j", (text, expected) => {
    expect(withFixedSpaces(text)).toBe(expected);
  });

  it.each([
    ["mide 88 × 59 × 32 cm", "mide 88\u00a0×\u00a059\u00a0×\u00a032\u00a0cm"],
    ["según la UNE-EN 1888", "según la UNE-EN\u00a01888"],
    ["homologada según la ECE R129", "homologada según la ECE\u00a0R129"],
  ])("keeps %j together in prose", (text, expected) => {
    expect(withFixedSpacesInProse(text)).toBe(expected);
  });

  it("holds in every text of the demo catalogue", () => {
    const texts = [
      ...demoProductos.flatMap((each) => [each.descripcion, each.contenido_principal, each.pros]),
      ...demoConsejos.flatMap((each) => [each.extracto, each.contenido]),
    ].flat();
    expect(texts.filter((text) => text !== withFixedSpaces(text))).toEqual([]);
    expect(texts.some((text) => text.includes("\u00a0°C"))).toBe(true);
  });
});
