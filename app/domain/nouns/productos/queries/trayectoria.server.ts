import type { ExpressionBuilder } from "kysely";
import { database } from "~db/client.server";
import type { Schema } from "~db/schema/schema";
import { type Actor, writeRecorded } from "~record/historial/historial.server";
import type { GiroNombrado, Trayectoria } from "../rules/trayectoria";

/** A change has no id: column and version name it, as a save changes a column once at most. */
export const giroNamed =
  (id: string, { campo, version }: GiroNombrado) =>
  ({ and }: ExpressionBuilder<Schema, "trayectoria">) =>
    and({ producto_id: id, campo, version });

/** `inicio` says since when changes are known, if the kept versions begin after the product. */
export async function findTrayectoria(id: string): Promise<Trayectoria | undefined> {
  const all = database().read.selectFrom("trayectoria").where("producto_id", "=", id);
  const rows = await all
    .innerJoin("productos", "productos.id", "producto_id")
    .select(["campo", "trayectoria.version", "de", "a", "motivo", "oculto"])
    .select(["trayectoria.created_at as dia", "productos.created_at as creado"])
    .orderBy("trayectoria.version", "desc")
    .orderBy("campo")
    .execute();
  const giros = rows.flatMap(({ creado, campo, ...giro }) =>
    campo === "inicio" ? [] : [{ ...giro, campo }],
  );
  const inicio = rows.find(({ campo }) => campo === "inicio");
  const desde = inicio?.dia ?? rows[0]?.creado;
  return desde && giros.length > 0 ? { desde, giros } : undefined;
}

/** Replaces a change on the page by the reason for hiding it; the entry itself is kept. */
export function hideGiro(id: string, giro: GiroNombrado, oculto: string | null, actor: Actor) {
  const action = oculto ? ("producto.giro-oculto" as const) : ("producto.giro-visible" as const);
  return writeRecorded({ actor, action, target: id }, async (trx) => {
    const named = trx.updateTable("trayectoria").set({ oculto }).where(giroNamed(id, giro));
    const { numUpdatedRows } = await named
      .where("oculto", oculto ? "is" : "is not", null)
      .executeTakeFirst();
    return numUpdatedRows > 0n && { campo: giro.campo, ...(oculto && { motivo: oculto }) };
  });
}
