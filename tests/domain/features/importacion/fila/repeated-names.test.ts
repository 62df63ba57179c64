import { expect, test } from "vitest";
import { HEADER, readText } from "../reading";

const line = (slug: string, more = "") => `Cuna,${slug},mobiliario,sin imagen,4${more}`;

const read = async (header: string, ...rows: string[]) => {
  const { productos, errors } = await readText([header, ...rows].join("\n"));
  return { filas: productos.map(({ fila }) => fila), errors };
};

test("a slug twice in a file is an error that names both rows", async () => {
  expect(await read(HEADER, line("dup-a"), line("otra"), line("DUP A"))).toEqual({
    filas: [2, 3],
    errors: ['Fila 4: El slug "dup-a" está también en la fila 2'],
  });
});

test("two that are alike as far as a slug reaches are the same slug", async () => {
  const long = "cuna-".repeat(24);
  const { filas, errors } = await read(HEADER, line(`${long}azul`), line(`${long}verde`));
  expect(filas).toEqual([2]);
  expect(errors).toEqual([expect.stringMatching(/^Fila 3: El slug "cuna-.*" está .* la fila 2$/)]);
});

test("an id three times in a file is two errors that name the first row", async () => {
  const ids = ["B0ABCDE123", "B0ABCDE123", "b0abcde123"];
  const rows = ids.map((id, n) => line(`cuna-${n}`, `,${id}`));
  expect(await read(`${HEADER},id`, ...rows, line("cuna-3", ","))).toEqual({
    filas: [2, 5],
    errors: [3, 4].map((n) => `Fila ${n}: El identificador "B0ABCDE123" está también en la fila 2`),
  });
});

test("it is found in a list of prices too, and beside a row with another mistake", async () => {
  expect((await read("ASIN;Precio", "X1;9", "X1;8")).errors).toEqual([
    'Fila 3: El identificador "X1" está también en la fila 2',
  ]);
  expect((await read(HEADER, line("a").replace(",4", ",9"), line("a"))).errors).toEqual([
    "Fila 2: Valoración inválida (debe estar entre 0 y 5)",
    'Fila 3: El slug "a" está también en la fila 2',
  ]);
});

test("an id that leads to a screen is an error", async () => {
  for (const id of ["nuevo", "Lote"]) {
    const { errors } = await read(`${HEADER},id`, line("a", `,${id}`));
    expect(errors).toEqual([expect.stringContaining(`Identificador no válido "${id}"`)]);
  }
});
