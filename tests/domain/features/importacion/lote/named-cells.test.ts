import { describe, expect, it } from "vitest";
import { COLUMNS, type Column } from "~features/importacion/archivo/columns";
import { locate } from "~features/importacion/archivo/locate";
import { readProductoRow } from "~features/importacion/fila/producto-row";

const located = locate({ header: COLUMNS, columnas: COLUMNS });
const GOOD = ["Cuna", "cuna", "mobiliario", "https://ejemplo.es/c.jpg", "4"];

/** Reads a good row with another text in one column. */
function read(name: Column, text: string) {
  const cells = COLUMNS.map((each, n) => (each === name ? text : (GOOD[n] ?? "")));
  const context = { separator: ";" as const, located, width: COLUMNS.length };
  return readProductoRow({ fila: 2, cells }, context);
}

const cleaned = (name: Column) =>
  `La columna ${name} tenía saltos de línea o caracteres invisibles, que se quitan`;

describe("what joins letters or has no width", () => {
  it.each([
    ["id", "B0\u200dDEMO\u200c0001", "B0DEMO0001"],
    ["category", "sillas\u200c-coche\u00ad", "sillas-coche"],
    ["rating", "4\u200d,5\ufeff", 4.5],
    ["isrecommended", "tr\u200cue\u200e", true],
    ["imageurl", "https://fotos.test/\u200da.jpg\u202e", "https://fotos.test/a.jpg"],
  ] as const)("is taken out of the column %s, and that is said", (name, cell, word) => {
    const { producto, warnings } = read(name, cell);
    expect(producto?.[name]).toBe(word);
    expect(warnings).toEqual([cleaned(name)]);
  });

  it.each([
    ["title", "می\u200cخواهم"],
    ["title", "Mochila 👩\u200d🍼"],
    ["descripcion", "Mochila 👩\u200d🍼"],
    ["price", "80,00 €"],
  ] as const)("stays in the column %s, where people read: %j", (name, cell) => {
    const { producto, warnings } = read(name, cell);
    expect(producto?.[name]).toBe(cell);
    expect(warnings).toEqual([]);
  });
});
