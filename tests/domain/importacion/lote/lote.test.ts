import { expect, it } from "vitest";
import { productos, recuentoInWords } from "~/domain/importacion/lote/lote";

it("counts agree with their noun", () => {
  expect([0, 1, 1250].map(productos)).toEqual(["0 productos", "1 producto", "1.250 productos"]);
  const recuento = { importados: 1, actualizados: 1, omitidos: 0, fallidos: 2 };
  expect(recuentoInWords(recuento).join(", ")).toBe(
    "1 importado, 1 actualizado, 0 omitidos, 2 fallidos",
  );
});
