import { done } from "~/http/results/flash-message";
import { database, type Trx } from "~db/client.server";
import { countRows } from "~db/paging.server";
import { TEXTOS_CAMPOS } from "~nouns/categorias/categoria.kind";
import { dropUnusedDemo } from "~nouns/imagenes/queries/usos.server";
import { namesOf } from "~record/campos/campo";
import { type Actor, writeRecorded } from "~record/historial/historial.server";
import { TABLES, type TipoDelCatalogo } from "~record/tipos/tipo";
import { forgetVersions } from "~record/versiones/versiones.server";
import type { DemoCount } from "./pendiente";

export async function countDemo(): Promise<DemoCount> {
  const count = (tipo: TipoDelCatalogo) =>
    countRows(database().read.selectFrom(TABLES[tipo]).where("demo", "=", 1));
  const [productos, consejos] = await Promise.all([count("producto"), count("consejo")]);
  return { productos, consejos };
}

/** Deletes edited demo rows too, as their brand stays invented. An edited text is the owner's. */
export async function deleteDemo(trx: Trx): Promise<DemoCount> {
  await trx.deleteFrom("autores").where("demo", "=", 1).execute();
  await trx.deleteFrom("ajustes").where("demo", "=", 1).execute();
  const tipos = trx.updateTable("tipos_consejo").where("demo", "=", 1);
  await tipos.set({ descripcion: "", demo: 0 }).execute();
  for (const name of namesOf(TEXTOS_CAMPOS)) {
    const demo = `demo_${name}` as const;
    const textos = trx.updateTable("categorias").where(demo, "=", 1);
    await textos.set({ [name]: "", [demo]: 0 }).execute();
  }
  const productos = await deleteAll(trx, "producto");
  const consejos = await deleteAll(trx, "consejo");
  await dropUnusedDemo(trx);
  return { productos, consejos };
}

async function deleteAll(trx: Trx, tipo: TipoDelCatalogo) {
  const gone = await trx.deleteFrom(TABLES[tipo]).where("demo", "=", 1).returning("id").execute();
  for (const { id } of gone) await forgetVersions(trx, { tipo, id });
  return gone.length;
}

export const removeDemoCatalogue = (actor: Actor) =>
  writeRecorded({ actor, action: "demo.retirado" }, async (trx) => ({
    ...(await deleteDemo(trx)),
  }));

export const demoMensajes = {
  "demo.retirado": done(
    "Catálogo de demostración retirado",
    "Tus productos y consejos siguen en su sitio.",
  ),
} as const;
