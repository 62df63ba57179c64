import { z } from "zod";
import { log } from "~/log.server";

/**
 * JSON text of a column; undefined, and a line in the log, for what the schema does not take.
 * @param column with its table, «versiones.datos»
 */
export function parseStored<T>(schema: z.ZodType<T>, json: string, column: string): T | undefined {
  const value = parseIfFits(schema, json);
  if (value === undefined) noteDamage(column);
  return value;
}

/** For what is found to be damaged only after it was parsed. */
export function noteDamage(column: string): void {
  log().warn({ column }, "stored value is damaged");
}

/** The same for text that may rightly be something else. */
export function parseIfFits<T>(schema: z.ZodType<T>, json: string): T | undefined {
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
