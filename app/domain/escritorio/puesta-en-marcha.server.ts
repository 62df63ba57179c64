import { getAjustes, missingTitular } from "~/domain/ajustes/ajustes.server";
import { NEUTROS } from "~/domain/ajustes/neutros";
import { countRows } from "~/domain/paginas.server";
import { settings } from "~/runtime/env.server";
import { database } from "~db/client.server";
import { type DemoCount, hasDemo } from "./pendiente";

export type Puesta = Awaited<ReturnType<typeof findPuesta>>;

/** Tells of each part of the site whether it is the owner's own. */
export async function findPuesta(demo: DemoCount) {
  const { read } = database();
  const [{ nombre, sobre, logo, icono }, missing, categorias, productos] = await Promise.all([
    getAjustes(),
    missingTitular(),
    countRows(read.selectFrom("categorias").where("oculta", "=", 0)),
    countRows(read.selectFrom("productos").where("demo", "=", 0)),
  ]);
  return {
    nombre: nombre !== NEUTROS.nombre && !hasDemo(demo),
    textos: sobre !== NEUTROS.sobre && !hasDemo(demo),
    marca: Boolean(logo || icono),
    legal: missing.length === 0,
    correo: settings().SMTP_URL !== undefined,
    categoria: categorias > 0,
    producto: productos > 0,
  };
}
