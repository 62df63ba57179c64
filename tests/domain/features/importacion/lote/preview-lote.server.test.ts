import { expect, it } from "vitest";
import { listCambios } from "~features/importacion/lote/preview-lote.server";
import { testDatabase } from "../../../../support/database";
import { addProducto } from "../../../catalogo";
import { addAna, upload } from "../batches";
import { HEADER, row } from "../importing";

testDatabase(addAna);

const changeOf = async (before: string, after: string) => {
  await addProducto("a", { descripcion: before });
  const id = await upload(`${HEADER},descripcion\n${row("a", `,${after}`)}`);
  const { filas } = await listCambios(id, 1);
  return filas[0]?.cambios.find(({ campo }) => campo === "Descripción");
};

it("shows long texts from a little before the first difference, in letters as people count them", async () => {
  const smiles = "😀".repeat(400);
  const change = await changeOf(`${smiles}antes`, `${smiles}después`);
  const seen = "😀".repeat(40);
  expect(change).toMatchObject({ antes: `…${seen}antes`, despues: `…${seen}después` });
});

it("shows the end of a text that only got shorter", async () => {
  const smiles = "😀".repeat(400);
  const change = await changeOf(`${smiles} y más`, smiles);
  const seen = "😀".repeat(40);
  expect(change).toMatchObject({ antes: `…${seen} y más`, despues: `…${seen}` });
});
