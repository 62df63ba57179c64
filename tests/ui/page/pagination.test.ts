import { expect, it } from "vitest";
import { pagesToShow, parsePagina } from "~/ui/page/pagination";

it.each<[pagina: number, paginas: number, shown: number[]]>([
  [1, 2, [1, 2]],
  [1, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])("on page %i of %i a gap hides more than one page", (pagina, paginas, shown) => {
  expect(pagesToShow(pagina, paginas)).toEqual(shown);
});

it.each<[value: string | null, pagina: number]>([
  [null, 1],
  ["", 1],
  ["0", 1],
  ["-1", 1],
  ["02", 1],
  ["1e3", 1],
  ["2.0", 1],
  [" 2", 1],
  ["2", 2],
  ["999999", 999_999],
  ["1000000", 999_999],
  ["9007199254740993", 999_999],
  ["9".repeat(400), 999_999],
])("%s asks for page %i", (value, pagina) => {
  expect(parsePagina(value)).toBe(pagina);
});
