import { randomUUID } from "node:crypto";
import { formFieldsSchema, parseStored } from "~/domain/stored-json.server";
import { type Item, TABLES } from "~/domain/tipo";
import { database, type Trx } from "~db/client.server";
import type { Campo } from "./formularios";

const KEPT_FORMS = 5;

export async function keepReanudacion(
  trx: Trx,
  { userId, destino, campos }: { userId: string; destino: string; campos: readonly Campo[] },
  now: Date,
): Promise<void> {
  await trx
    .insertInto("reanudaciones")
    .values({
      id: randomUUID(),
      user_id: userId,
      destino,
      campos: JSON.stringify(campos),
      created_at: now.toISOString(),
    })
    .execute();
  const newest = trx
    .selectFrom("reanudaciones")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(KEPT_FORMS);
  await trx
    .deleteFrom("reanudaciones")
    .where("user_id", "=", userId)
    .where("id", "not in", newest)
    .execute();
}

export async function findWaiting(userId: string): Promise<string | undefined> {
  const row = await database()
    .read.selectFrom("reanudaciones")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function findReanudacion(id: string, userId: string) {
  const row = await database()
    .read.selectFrom("reanudaciones")
    .select(["id", "destino", "campos"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const campos = parseStored(formFieldsSchema, row.campos, "reanudaciones.campos") ?? [];
  return { ...row, campos };
}

export async function dropReanudacion(id: string, userId: string): Promise<void> {
  await database().write((trx) =>
    trx.deleteFrom("reanudaciones").where("id", "=", id).where("user_id", "=", userId).execute(),
  );
}

const NOMBRES = { producto: "title", consejo: "titulo", categoria: "nombre" } as const;

export async function findNombre({ tipo, id }: Item): Promise<string | undefined> {
  const row = await database()
    .read.selectFrom(TABLES[tipo])
    .select((eb) => eb.ref(NOMBRES[tipo]).as("nombre"))
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.nombre;
}
