import { z } from "zod";
import { log } from "~/runtime/log.server";

/** Returns undefined and logs damage if the stored text does not fit the schema. */
export function parseStored<T>(schema: z.ZodType<T>, json: string, column: string): T | undefined {
  const value = parseIfFits(schema, json);
  if (value === undefined) noteDamage(column);
  return value;
}

export function noteDamage(column: string): void {
  log().warn({ column }, "stored value is damaged");
}

/** Does the same as `parseStored` but logs nothing, for callers that only try. */
export function parseIfFits<T>(schema: z.ZodType<T>, json: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

export const formFieldsSchema = z.array(z.tuple([z.string(), z.string()]));

export const recordSchema = z.record(z.string(), z.unknown());

export const cellSchema = z.union([z.string(), z.number(), z.null()]);
