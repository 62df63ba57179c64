import { expect, it } from "vitest";
import { toEnumeration } from "~/domain/productos/screens/producto-tabs";

it.each<[string[], string]>([
  [[], ""],
  [["Pesa poco."], "pesa poco"],
  [["Pesa poco", "Cabe en todo"], "pesa poco; y cabe en todo"],
  [
    ["A la medida", "UNE-EN 1888", "R129, hasta 13 kg"],
    "a la medida; UNE-EN 1888; y R129, hasta 13 kg",
  ],
  [["Barato", "Ideal en viaje"], "barato; e ideal en viaje"],
  [["Barato", "Hierro macizo"], "barato; y hierro macizo"],
])("%j reads as a sentence", (items, sentence) => {
  expect(toEnumeration(items)).toBe(sentence);
});
