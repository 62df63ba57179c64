import { type RawBuilder, sql } from "kysely";
import { PRECIO_VIEJO_DIAS } from "~base/precio";
import { beginsWith, isNoAsin } from "~db/engine/engine.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { SIN_ELEGIR } from "~nouns/categorias/rules/categoria";
import type { FiltroPendiente } from "~nouns/productos/rules/lista-admin";

const HOUR_MS = 3_600_000;

export async function oldestPrecio(now = new Date()): Promise<string> {
  const { precioHoras } = await getAjustes();
  const maxAgeMs = (precioHoras || PRECIO_VIEJO_DIAS * 24) * HOUR_MS;
  return new Date(now.getTime() - maxAgeMs).toISOString();
}

/** The conditions must equal those of partial indexes (migrations 0012 and 0017), to use them. */
export function pendienteWhere(filtro: FiltroPendiente, oldest: string): RawBuilder<boolean> {
  if (filtro === "precio-antiguo") {
    return sql<boolean>`price is not null and precio_comprobado_at < ${oldest}`;
  }
  return CONDITIONS[filtro];
}

const CONDITIONS: Record<Exclude<FiltroPendiente, "precio-antiguo">, RawBuilder<boolean>> = {
  "sin-asin": isNoAsin("id"),
  "sin-imagen": sql`imageurl = ''`,
  "imagen-externa": beginsWith("imageurl", "http"),
  "categoria-desconocida": sql`category in (select slug from categorias
    where oculta = 1 and slug <> ${SIN_ELEGIR.slug})`,
};
