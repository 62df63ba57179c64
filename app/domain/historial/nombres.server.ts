import { sql } from "kysely";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";

export async function findNombres(ids: readonly string[]): Promise<Map<string, string>> {
  const { read } = database();
  const any = listed(ids);
  const rows = await read
    .selectFrom("versiones")
    .select((eb) => ["item_id as id", eb.fn.coalesce("titulo", eb.val("")).as("nombre")])
    .where(sql<boolean>`causa = 'borrado'`)
    .where("item_id", "in", any)
    .unionAll((eb) =>
      eb.selectFrom("productos").select(["id", "title as nombre"]).where("id", "in", any),
    )
    .unionAll((eb) =>
      eb.selectFrom("consejos").select(["id", "titulo as nombre"]).where("id", "in", any),
    )
    .unionAll((eb) => eb.selectFrom("categorias").select(["id", "nombre"]).where("id", "in", any))
    .unionAll((eb) =>
      eb.selectFrom("profiles").select(["id", "email as nombre"]).where("id", "in", any),
    )
    .unionAll((eb) =>
      eb.selectFrom("media").select(["sha as id", "alt as nombre"]).where("sha", "in", any),
    )
    .unionAll((eb) =>
      eb.selectFrom("importaciones").select(["id", "archivo as nombre"]).where("id", "in", any),
    )
    .unionAll((eb) =>
      eb.selectFrom("mensajes").select(["id", "subject as nombre"]).where("id", "in", any),
    )
    .execute();
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}
