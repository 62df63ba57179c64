import { expect, it } from "vitest";
import { toEnumeration } from "~nouns/productos/screens/producto-tabs";

it.each<[string[], string]>([
  [[], ""],
  [["Pesa poco."], "pesa poco"],
  [["Pesa poco", "Cabe en todo"], "pesa poco y cabe en todo"],
  [["Pesa poco", "Cabe en todo", "Se lava"], "pesa poco, cabe en todo y se lava"],
  [["Alexa y Google Home", "Bluetooth 5.0"], "Alexa y Google Home y Bluetooth 5.0"],
  [["Alexa", "Isofix", "Wifi", "Siri"], "Alexa, Isofix, Wifi y Siri"],
  [["Con Tilavia Ronda", "Ronda plegable"], "con Tilavia Ronda y Ronda plegable"],
  [["Pesa 9 kg", "Índice de 2 años"], "pesa 9 kg e índice de 2 años"],
  [
    ["A la medida", "UNE-EN 1888", "R129, hasta 13 kg"],
    "a la medida; UNE-EN 1888; y R129, hasta 13 kg",
  ],
  [["Barato", "Ideal en viaje"], "barato e ideal en viaje"],
  [["Barato", "Hierro macizo"], "barato y hierro macizo"],
])("%j reads as a sentence", (items, sentence) => {
  expect(toEnumeration(items)).toBe(sentence);
});

it("knows a name by the title", () => {
  expect(toEnumeration(["Pliega es ligera", "Cabe"], "Trona Pliega")).toBe(
    "Pliega es ligera y cabe",
  );
});
