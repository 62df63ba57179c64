import { describe, expect, it } from "vitest";
import { z } from "zod";
import { MAX_CELL_BYTES } from "~base/csv-texto";
import { COLUMNS, meaningsOf } from "~features/importacion/archivo/columns";
import { locate } from "~features/importacion/archivo/locate";
import { readProductoRow } from "~features/importacion/fila/producto-row";
import { ajustesSchema } from "~nouns/ajustes/ajustes-schema.server";
import { SECCIONES, type SeccionKey } from "~nouns/ajustes/secciones/secciones";
import { type Dato, TIPO_LABELS } from "~nouns/ficha/dato";
import { readValor } from "~nouns/ficha/read-valor";
import { ENDLESS } from "../support/endless-texts";

/** Lengths of texts, of which one is nearly the longest that each field takes. */
const LENGTHS = [120, 300, 2_000, 15_000, 60_000, 100_000];

/** A test may take long only if it hangs; functions that wait check their own limits. */
const HANGS = { timeout: 10_000 };

/** Finds all schemas of forms by the name of their files, so that new ones are tested too. */
const modules = import.meta.glob<Record<string, unknown>>("../../app/**/*schema*.ts", {
  eager: true,
});
const exported = Object.values(modules).flatMap((module) => Object.entries(module));
const schemas = exported.flatMap(([name, value]): [string, z.ZodType][] =>
  value instanceof z.ZodType ? [[name, value]] : [],
);
const secciones = Object.keys(SECCIONES).map((seccion): [string, z.ZodType] => [
  `ajustes ${seccion}`,
  ajustesSchema(seccion as SeccionKey),
]);

/** The names of a form's fields; none for a schema of a single text. */
function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function parseAll(schema: z.ZodType, value: unknown) {
  const fields = fieldsOf(schema);
  const form = Object.fromEntries(fields.map((field) => [field, value]));
  return schema.safeParse(fields.length > 0 ? form : value);
}

describe.each(ENDLESS)("a text of %s", (_, make) => {
  it.each([...schemas, ...secciones])(
    "is taken or refused at once by %s",
    HANGS,
    async (_, schema) => {
      for (const length of LENGTHS) {
        expect(parseAll(schema, make(length))).toHaveProperty("success");
        expect(parseAll(schema, [make(length)])).toHaveProperty("success");
      }
    },
  );

  it.each(COLUMNS)("is read or refused at once in the cell of %s", HANGS, async (column) => {
    const located = locate({ header: [column], columnas: meaningsOf([column]) });
    for (const separator of [",", ";"] as const) {
      for (const length of [...LENGTHS, MAX_CELL_BYTES].filter((each) => each <= MAX_CELL_BYTES)) {
        const row = { fila: 2, cells: [make(length)] };
        const { producto } = readProductoRow(row, { located, separator, width: 1 });
        expect(producto).toBeUndefined();
      }
    }
  });

  it.each(Object.keys(TIPO_LABELS))(
    "is read or refused at once as a fact: %s",
    HANGS,
    async (tipo) => {
      const dato = { tipo, opciones: ["a"], unidad: "kg", peso: null } as unknown as Dato;
      for (const length of LENGTHS) expect(readValor(dato, make(length))).toBeDefined();
    },
  );
});

it("there are schemas of all forms among them", () => {
  expect(schemas.flatMap(([, schema]) => fieldsOf(schema)).length).toBeGreaterThan(60);
  expect(secciones.flatMap(([, schema]) => fieldsOf(schema)).length).toBeGreaterThan(40);
});
