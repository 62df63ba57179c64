import { expect, it } from "vitest";
import { productos, recuentoInWords } from "~features/importacion/lote/lote";
import { countChosen, readChosen } from "~features/importacion/lote/seleccion";

it("counts agree with their noun", () => {
  expect([0, 1, 1250].map(productos)).toEqual(["0 productos", "1 producto", "1.250 productos"]);
  const recuento = { importados: 1, actualizados: 1, omitidos: 0, fallidos: 2 };
  expect(recuentoInWords(recuento).join(", ")).toBe(
    "1 importado, 1 actualizado, 0 omitidos, 2 fallidos",
  );
});

it.each([
  ["todos", "", 20, 22],
  ["ninguno", "12-14", 20, 2],
  ["filas", "12-14, 30-", 20, 7],
  ["filas", "1-13; 12 900", 20, 4],
  ["filas", "doce", 20, undefined],
  ["filas", "12-14", 19, undefined],
])(
  "the button counts two ticked rows and, of the others, %s «%s»",
  (resto, filas, hidden, count) => {
    const form = new FormData();
    for (const fila of ["2", "5"]) form.append("fila", fila);
    form.append("resto", resto);
    form.append("filas", filas);
    const chosen = readChosen(form);
    expect(chosen && countChosen(chosen, { shown: 11, file: 31 }, hidden)).toBe(count);
  },
);
