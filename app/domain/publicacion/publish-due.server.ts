import { sql } from "kysely";
import { changeEstado } from "~/domain/consejos/queries/change-consejos.server";
import type { Pendiente } from "~/domain/escritorio/pendiente";
import { recordSuceso } from "~/domain/historial/historial.server";
import { updateProducto } from "~/domain/productos/queries/write-productos.server";
import { valuesOfRow } from "~/domain/productos/rules/producto-values";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { type Nota, obstaclesTo } from "~/domain/revision-editorial/nota";
import { requirePicture } from "~/domain/revision-editorial/reglas";
import { type Item, TABLES, type TipoPublicable } from "~/domain/tipo";
import { REGISTROS } from "~/domain/versiones/registro.server";
import { keepVersion } from "~/domain/versiones/versiones.server";
import { paths } from "~/site/paths";
import { database, type Trx } from "~db/client.server";
import { unindexed } from "~db/engine/engine.server";

const TIPOS = ["consejo", "producto"] as const;

const isDue = (now: Date, id: unknown = sql.ref("id")) =>
  sql<boolean>`(id = ${id} and ${unindexed("estado")} = 'draft'
    and programado_at <= ${now.toISOString()})`;

/** Each goes in one transaction that looks first: of several processes one publishes it. */
export async function publishDue(now = new Date()): Promise<void> {
  for (const tipo of TIPOS) {
    const due = database().read.selectFrom(TABLES[tipo]).select("id").where(isDue(now));
    for (const { id } of await due.orderBy("programado_at").execute()) {
      await database().write((trx) => PUBLISH[tipo](trx, id, now));
    }
  }
}

const PUBLISH = { consejo: tryConsejo, producto: tryProducto };

async function tryConsejo(trx: Trx, id: string, now: Date) {
  const due = trx.selectFrom("consejos").selectAll().where(isDue(now, id));
  const row = await due.executeTakeFirst();
  if (!row) return;
  const notas = [...requirePicture(row.imagen), ...checkConsejo(row)];
  const isWell = await settle(trx, { tipo: "consejo", id, titulo: row.titulo, notas }, now);
  if (!isWell) return;
  const at = now.toISOString();
  await changeEstado(trx, id, { estado: "published", at, fecha: at });
  await keepVersion(trx, { tipo: "consejo", id });
}

async function tryProducto(trx: Trx, id: string, now: Date) {
  const due = trx.selectFrom("productos").selectAll().where(isDue(now, id));
  const row = await due.executeTakeFirst();
  if (!row) return;
  const notas = [...requirePicture(row.imageurl), ...checkProducto(valuesOfRow(row))];
  const isWell = await settle(trx, { tipo: "producto", id, titulo: row.title, notas }, now);
  if (isWell) await updateProducto(trx, { id }, { estado: "published" }, { now });
}

type Checked = Item<TipoPublicable> & { titulo: string; notas: Nota[] };

/** Writes down what happens to it. @returns if it may be published */
async function settle(trx: Trx, { tipo, id, titulo, notas }: Checked, now: Date) {
  const motivo = obstaclesTo(notas).join(" ");
  const action = motivo ? (`${tipo}.no-publicado` as const) : (`${tipo}.publicado` as const);
  const details = { titulo, ...(motivo && { motivo }) };
  await recordSuceso(trx, { action, target: id, details }, now);
  if (motivo === "") return true;
  const failed = { programado_at: null, programado_fallo: motivo };
  await trx.updateTable(TABLES[tipo]).set(failed).where("id", "=", id).execute();
  return false;
}

const SHOWN_MOST = 20;

/** They stay on the desk until somebody edits them. */
export async function listNoPublicados(): Promise<Pendiente[]> {
  const failed = async (tipo: TipoPublicable) => {
    const rows = await database()
      .read.selectFrom(TABLES[tipo])
      .select(["id", sql.ref<string>(REGISTROS[tipo].titulo).as("text"), "programado_fallo"])
      .where("programado_fallo", "is not", null)
      .limit(SHOWN_MOST)
      .execute();
    return rows.map(({ id, text, programado_fallo: motivo }) => ({
      ...{ count: 1, text, why: `No se ha publicado a su hora: ${motivo}` },
      href: tipo === "consejo" ? paths.adminConsejo(id) : paths.adminProducto(id),
    }));
  };
  return [...(await failed("consejo")), ...(await failed("producto"))];
}
