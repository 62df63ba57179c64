import { expect, it } from "vitest";
import { mustAskPrecio, readPrecio } from "~base/precio";

it.each([
  ["1.299,00 €", 129_900, "1.299,00 €"],
  ["1 299,00 €", 129_900, "1.299,00 €"],
  ["1\u00a0299,00\u00a0€", 129_900, "1.299,00 €"],
  ["1\u202f299,00 €", 129_900, "1.299,00 €"],
  ["1\u2009234\u2009567,8", 123_456_780, "1.234.567,80 €"],
  ["1.299€", 129_900, "1.299,00 €"],
  ["1.299", 129_900, "1.299,00 €"],
  ["1,299.00", 129_900, "1.299,00 €"],
  ["1'299.00", 129_900, "1.299,00 €"],
  ["1299.9", 129_990, "1.299,90 €"],
  ["129.90", 12_990, "129,90 €"],
  ["179.900000", 17_990, "179,90 €"],
  ["EUR 49,90", 4_990, "49,90 €"],
  ["49,90 eur", 4_990, "49,90 €"],
  ["€49,90", 4_990, "49,90 €"],
  ["€ 12", 1_200, "12,00 €"],
  ["15 euros", 1_500, "15,00 €"],
  ["49'90 €", 4_990, "49,90 €"],
  ["49’9", 4_990, "49,90 €"],
  ["49,-", 4_900, "49,00 €"],
  ["49.– €", 4_900, "49,00 €"],
  ["49,--€", 4_900, "49,00 €"],
  ["49€90", 4_990, "49,90 €"],
  ["\u200e9 €\u200e", 900, "9,00 €"],
  ["0,05", 5, "0,05 €"],
  ["desde 49 €", 4_900, "desde 49,00 €"],
  ["Desde\u00a049,9\u00a0€", 4_990, "Desde 49,90 €"],
])("reads the price %j", (price, centimos, texto) => {
  expect(readPrecio(price)).toEqual({ centimos, texto });
  expect(readPrecio(texto)).toEqual({ centimos, texto });
  expect(mustAskPrecio(texto)).toBe(false);
});

it.each([
  "",
  " ",
  null,
  undefined,
  "0",
  "0,00 €",
  "€ 0",
  "-5 €",
  "−49,90",
  "€ -5",
  "-€ 5",
  "-   €",
  "—",
])("takes %j for no price", (price) => {
  expect(readPrecio(price)).toEqual({ centimos: null, texto: "" });
});

it.each([
  ...["40-60 €", "49,90–59,90 €", "entre 40 y 60 €", "49 € (oferta)", "gratis", "Consultar"],
  ...["1,299", "1'299", "1.29.00", "12 99", "$ 49,90", "49,90 USD", "€", "desde", "9".repeat(13)],
  "9".repeat(121),
])("shows %j as it was typed, after asking", (price) => {
  expect(readPrecio(price)).toEqual({ centimos: null, texto: price });
  expect(mustAskPrecio(price, null, "otro")).toBe(true);
  expect(mustAskPrecio(price, null, ` ${price}`)).toBe(false);
});
