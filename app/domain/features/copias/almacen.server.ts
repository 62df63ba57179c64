import { z } from "zod";
import { readBucketPlace } from "~/runtime/bucket-url";
import { isNamedHost, saveDestination } from "~db/backup/destination.server";
import type { Trx } from "~db/client.server";
import { type Actor, recordSuceso } from "~record/historial/historial.server";

const ADDRESS = "Escribe la dirección del bucket, como https://s3.ejemplo.es/mi-bucket";

const word = (problem: string) =>
  z.string({ error: problem }).regex(/^[\x21-\x7e]{1,200}$/, problem);

export const almacenSchema = z
  .object({
    direccion: z.string({ error: ADDRESS }),
    region: z
      .string()
      .regex(/^[\w-]{1,40}$/, "La región es una palabra, como eu-west-1")
      .optional(),
    clave: word("Escribe el id de la clave, sin espacios"),
    secret: word("Escribe el secreto de la clave, sin espacios"),
  })
  .transform(({ direccion, clave: key, ...rest }, context) => {
    const place = readBucketPlace(direccion.trim());
    const isSafe = place?.base.startsWith("https:") || (place && isNamedHost(place.base));
    if (place && isSafe) return { ...place, ...rest, key };
    context.addIssue({ code: "custom", path: ["direccion"], message: ADDRESS });
    return z.NEVER;
  });

export type Almacen = z.output<typeof almacenSchema>;

export async function saveAlmacen(trx: Trx, almacen: Almacen | null, actor: Actor): Promise<void> {
  await saveDestination(trx, almacen);
  const details = { archivo: almacen?.base ?? "" };
  await recordSuceso(trx, { actor, action: "copia.almacen", details }, new Date());
}
