import { z } from "zod";

/** JSON text of a column; undefined for what the schema does not take. */
export function parseStored<T>(schema: z.ZodType<T>, json: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** The fields of a form, as they were sent. */
export const formFieldsSchema = z.array(z.tuple([z.string(), z.string()]));

/** An object of whatever holds. */
export const recordSchema = z.record(z.string(), z.unknown());

/** What a column of a row may hold. */
export const cellSchema = z.union([z.string(), z.number(), z.null()]);
