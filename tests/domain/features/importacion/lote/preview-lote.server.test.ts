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

const SMILES = "😀".repeat(400);

it.each([
  [
    "a little before the first difference",
    `${SMILES}antes`,
    `${SMILES}después`,
    "antes",
    "después",
  ],
  ["the end, where it only got shorter", `${SMILES} y más`, SMILES, " y más", ""],
])("shows a long text from %s, in letters as people count them", async (_, ...texts) => {
  const [before, after, antes, despues] = texts;
  const seen = `…${"😀".repeat(40)}`;
  expect(await changeOf(before, after)).toMatchObject({
    ...{ antes: seen + antes, despues: seen + despues },
  });
});
