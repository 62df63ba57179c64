import { describe, expect, test } from "vitest";
import { MAX_CELL_BYTES } from "~base/csv-texto";
import { CsvFileError } from "~features/importacion/archivo/archivo";
import { parseCsv, readCsvFile } from "~features/importacion/archivo/csv-file";
import { Lectura } from "~features/importacion/fila/lectura";

async function fileError(action: Promise<unknown>): Promise<CsvFileError> {
  const error = await action.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(CsvFileError);
  return error;
}

const sentence = "No se pudo procesar el archivo CSV: ";

describe("file errors", () => {
  test.each<[name: string, text: string, reason: string]>([
    ["empty", "", "está vacío"],
    ["only blank lines", "\n\n , \n", "está vacío"],
    [
      "unclosed quote",
      'a,b\n1,2\n"3,4\n5,6\n',
      "en la fila 3 se abren unas comillas que no se cierran",
    ],
    [
      "text after a quote",
      'a,b\n"1"x,2',
      "en la fila 2 hay texto después de unas comillas de cierre",
    ],
    ["text after a quote and a space", 'a,b\n\n"1" x,2', "en la fila 3 hay texto después"],
    [
      "513 columns",
      `${Array.from({ length: 513 }, (_, i) => `c${i}`)}\n`,
      "la fila 1 tiene más de 512 columnas",
    ],
    ["row of 513 cells", `a,b\n${"1,".repeat(512)}1`, "la fila 2 tiene más de 512 columnas"],
    ["20,001 rows", `a,b\n${"1,2\n".repeat(20_001)}`, "tiene más de 20.000 filas"],
    ["a row too far down", `a,b\n${",\n".repeat(60_000)}1,2`, "tiene más de 20.000 filas"],
    [
      "a large cell",
      `a,b\n${"x".repeat(MAX_CELL_BYTES + 1)},2`,
      "la fila 2 tiene una celda de más de 64 kB",
    ],
    [
      "a cell of many bytes",
      `a,b\n${"ñ".repeat(MAX_CELL_BYTES / 2 + 1)},2`,
      "la fila 2 tiene una celda",
    ],
    ["one endless row", `a,b\n${",".repeat(6_000_000)}x`, "la fila 2 es demasiado larga"],
  ])("%s", async (_, text, reason) => {
    const error = await fileError(parseCsv(text));
    expect(error.message).toContain(sentence + reason);
    expect(error.title).toBe("Error");
  });

  test("the largest file within the limits is read", async () => {
    const large = "x".repeat(MAX_CELL_BYTES);
    const text = `a,b\n${large},2\n${"1,2\n".repeat(19_999)}`;
    expect((await parseCsv(text)).rows).toHaveLength(20_000);
  });

  test.each(["productos.xlsx", "csv", "productos.csv.exe", ""])("name «%s»", async (name) => {
    const error = await fileError(readCsvFile(name, Buffer.from("a,b")));
    expect(error.title).toBe("Archivo no válido");
    expect(error.message).toBe("Por favor, selecciona un archivo CSV");
  });

  test("the heading may say no column twice, but what nobody imports may stand twice", async () => {
    const good = "title,slug,category,imageurl,rating";
    const refusal = async (header: string) =>
      fileError(parseCsv(`${header}\n1,2`).then((file) => new Lectura(file)));
    expect((await refusal(`${good},Key Features,key_features`)).message).toContain(
      "las columnas «Key Features» y «key_features» pueden ser keyfeatures",
    );
    expect((await refusal(`${good},dato:peso,Dato : Peso`)).message).toContain(
      "pueden ser dato:peso",
    );
    expect((await refusal(`${good},PVP,pvp`)).message).toContain("la columna «PVP» está repetida");
    const { context } = new Lectura(await parseCsv(`${good},Notas,Notas\n1,2`));
    expect(context.located.places.size).toBe(5);
  });

  test("a name in capitals is a CSV file too", async () => {
    expect((await readCsvFile("PRODUCTOS.CSV", Buffer.from("a,b"))).header).toEqual(["a", "b"]);
  });
});
