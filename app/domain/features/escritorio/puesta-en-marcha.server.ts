import type { ExpressionBuilder } from "kysely";
import { settings } from "~/runtime/env.server";
import { database } from "~db/client.server";
import { hasRows } from "~db/paging.server";
import type { Schema } from "~db/schema/schema";
import { getAjustes, missingTitular } from "~nouns/ajustes/ajustes.server";
import { NEUTROS } from "~nouns/ajustes/neutros";
import type { SucesoAction } from "~record/historial/suceso";
import { type DemoCount, hasDemo } from "./pendiente";

export type Puesta = Awaited<ReturnType<typeof findPuesta>>;

export async function findPuesta(demo: DemoCount) {
  const { read } = database();
  const isNoted = (action: SucesoAction) =>
    hasRows(read.selectFrom("audit_log").where("action", "=", action));
  const [{ nombre, sobre, logo, icono }, missing, producto, isProved, ...categorias] =
    await Promise.all([
      getAjustes(),
      missingTitular(),
      hasRows(read.selectFrom("productos").where("demo", "=", 0)),
      isNoted("ajustes.correo-probado"),
      hasRows(read.selectFrom("categorias").where("oculta", "=", 0).where(isTouched)),
      isNoted("categoria.eliminada"),
    ]);
  return {
    nombre: nombre !== NEUTROS.nombre && !hasDemo(demo),
    textos: sobre !== NEUTROS.sobre && !hasDemo(demo),
    marca: Boolean(logo || icono),
    legal: missing.length === 0,
    correo: settings().SMTP_URL !== undefined && isProved,
    categoria: categorias.includes(true),
    producto,
  };
}

/** Categories of a new site have ids that begin so, made from their slugs. */
const isTouched = ({ or, eb }: ExpressionBuilder<Schema, "categorias">) =>
  or([eb("id", "not like", "cat-%"), eb("updated_at", "<>", eb.ref("created_at"))]);
