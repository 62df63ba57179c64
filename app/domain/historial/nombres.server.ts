import { database } from "~db/client.server";

/** A row that is gone has no name. */
export async function findNombres(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { read } = database();
  const rows = await read
    .selectFrom("papelera")
    .select(["item_id as id", "titulo as nombre"])
    .where("item_id", "in", ids)
    .unionAll((eb) =>
      eb.selectFrom("productos").select(["id", "title as nombre"]).where("id", "in", ids),
    )
    .unionAll((eb) =>
      eb.selectFrom("consejos").select(["id", "titulo as nombre"]).where("id", "in", ids),
    )
    .unionAll((eb) => eb.selectFrom("categorias").select(["id", "nombre"]).where("id", "in", ids))
    .unionAll((eb) =>
      eb.selectFrom("profiles").select(["id", "email as nombre"]).where("id", "in", ids),
    )
    .unionAll((eb) =>
      eb.selectFrom("media").select(["sha as id", "alt as nombre"]).where("sha", "in", ids),
    )
    .unionAll((eb) =>
      eb.selectFrom("importaciones").select(["id", "archivo as nombre"]).where("id", "in", ids),
    )
    .unionAll((eb) =>
      eb.selectFrom("mensajes").select(["id", "subject as nombre"]).where("id", "in", ids),
    )
    .execute();
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}
