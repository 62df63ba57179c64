import { type Actor, writeRecorded } from "~/domain/historial/historial.server";
import { dropUnusedDemo } from "~/domain/imagenes/queries/usos.server";
import { countRows } from "~/domain/paginas.server";
import { TABLES, type TipoDelCatalogo } from "~/domain/tipo";
import { forgetVersions } from "~/domain/versiones/versiones.server";
import { database, type Trx } from "~db/client.server";
import type { DemoCount } from "./pendiente";

export async function countDemo(): Promise<DemoCount> {
  const count = (tipo: TipoDelCatalogo) =>
    countRows(database().read.selectFrom(TABLES[tipo]).where("demo", "=", 1));
  const [productos, consejos] = await Promise.all([count("producto"), count("consejo")]);
  return { productos, consejos };
}

/** An edited demo row goes too: its brand and its test are still invented. An edited text is the owner's. */
export async function deleteDemo(trx: Trx): Promise<DemoCount> {
  await trx.deleteFrom("autores").where("demo", "=", 1).execute();
  // A running site never needs the texts of the demo in its memory.
  const { demoTextos } = await import("~db/demo/textos");
  for (const [clave, valor] of Object.entries(demoTextos)) {
    const text = trx.deleteFrom("ajustes").where("clave", "=", clave);
    await text.where("valor", "=", valor).execute();
  }
  await swapTextos(trx, { isGoing: true });
  const productos = await deleteAll(trx, "producto");
  const consejos = await deleteAll(trx, "consejo");
  await dropUnusedDemo(trx);
  return { productos, consejos };
}

/** Puts the demo's texts of categories and kinds where there are none, or takes away those that nobody has edited. */
export async function swapTextos(trx: Trx, { isGoing }: { isGoing: boolean }) {
  const { textosDeCategorias, textosDeTipos } = await import("~db/demo/textos-categorias");
  for (const [slug, texto] of Object.entries(textosDeTipos)) {
    const [before, after] = isGoing ? [texto, ""] : ["", texto];
    const text = trx.updateTable("tipos_consejo").where("descripcion", "=", before);
    const found = isGoing ? text : text.where("slug", "=", slug);
    await found.set({ descripcion: after }).execute();
  }
  for (const { slug, ...textos } of textosDeCategorias) {
    for (const name of ["como_elegir", "en_que_nos_fijamos"] as const) {
      const [before, after] = isGoing ? [textos[name], ""] : ["", textos[name]];
      const text = trx.updateTable("categorias").where(name, "=", before);
      // The owner may have renamed the category since.
      const found = isGoing ? text : text.where("slug", "=", slug);
      await found.set({ [name]: after }).execute();
    }
  }
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
