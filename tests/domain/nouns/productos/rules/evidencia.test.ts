import { expect, it } from "vitest";
import { parseCambios } from "~nouns/productos/rules/evidencia";

const NOTE = { fecha: "2026-09-02", texto: "Nueva" };

it.each(["{}", "null", "[", JSON.stringify([NOTE.fecha, { ...NOTE, texto: {} }, { texto: "x" }])])(
  "what is no note is left out: %s",
  (json) => {
    expect(parseCambios(json)).toEqual([]);
    expect(parseCambios(JSON.stringify([null, NOTE]))).toEqual([NOTE]);
  },
);
