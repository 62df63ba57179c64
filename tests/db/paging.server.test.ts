import { expect, it } from "vitest";
import { placeOf } from "~db/paging.server";

it.each<[pagina: number, total: number, shown: number]>([
  [1, 0, 1],
  [9, 0, 1],
  [2, 50, 2],
  [3, 50, 2],
  [3, 51, 3],
])("page %i of %i things, 25 on each, is page %i", (pagina, total, shown) => {
  const { offset, place } = placeOf({ pagina, total, size: 25 });
  expect(place.pagina).toBe(shown);
  expect(offset).toBe((shown - 1) * 25);
});
