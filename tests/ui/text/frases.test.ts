import { expect, it } from "vitest";
import { sayList } from "~/ui/text/frases";

it.each<[string[], string]>([
  [[], ""],
  [["NIF"], "NIF"],
  [["titular", "NIF"], "titular y NIF"],
  [["titular", "NIF", "correo"], "titular, NIF y correo"],
  [["padres", "hijos"], "padres e hijos"],
  [["«Cuna»", "«Índice»"], "«Cuna» e «Índice»"],
  [["leña", "hielo"], "leña y hielo"],
  [["«Cuna», ahora 10 €", "«Luz», ahora 9 €"], "«Cuna», ahora 10 € y «Luz», ahora 9 €"],
  [["a, b", "c", "d"], "a, b; c; y d"],
  [["a y b", "c", "d"], "a y b; c; y d"],
])("%j is said in one sentence", (items, sentence) => {
  expect(sayList(items)).toBe(sentence);
});
