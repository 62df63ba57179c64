import { describe, expect, it } from "vitest";
import { COLUMNS, type Column } from "~/domain/importacion/columns";
import { readNamedCells } from "~/domain/importacion/named-cells";

const at = new Map(COLUMNS.map((name, index) => [name, index] as const));

/** A row that holds one text, in one column. */
const read = (name: Column, text: string) =>
  readNamedCells(
    COLUMNS.map((each) => (each === name ? text : "")),
    at,
  );

describe("what joins letters or has no width", () => {
  it.each([
    ["id", "B0\u200dDEMO\u200c0001", "B0DEMO0001"],
    ["category", "sillas\u200c-coche\u00ad", "sillas-coche"],
    ["rating", "4\u200d,5\ufeff", "4,5"],
    ["isrecommended", "tr\u200cue\u200e", "true"],
    ["imageurl", "https://fotos.test/\u200da.jpg\u202e", "https://fotos.test/a.jpg"],
  ] as const)("is taken out of the column %s, and that is said", (name, cell, word) => {
    const { named, cleaned } = read(name, cell);
    expect(named[name]).toBe(word);
    expect(cleaned).toEqual([name]);
  });

  it.each([
    ["title", "می\u200cخواهم"],
    ["title", "Mochila 👩\u200d🍼"],
    ["descripcion", "Mochila 👩\u200d🍼"],
    ["price", "80 €"],
  ] as const)("stays in the column %s, where people read: %j", (name, cell) => {
    const { named, cleaned } = read(name, cell);
    expect(named[name]).toBe(cell);
    expect(cleaned).toEqual([]);
  });
});
