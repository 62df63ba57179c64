import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { readPage } from "~db/paging.server";
import { readDatos } from "~nouns/ficha/datos.server";
import { parseFicha } from "~nouns/ficha/ficha";
import { ADMIN_PAGE_SIZE } from "../rules/lista-admin";
import { productoCards } from "./producto-row.server";
import { findIdsBySlugs, withFicha } from "./productos.server";

export type ProductoFicha = ReturnType<ReturnType<typeof withFicha>>;

/** Finds the products that a text refers to by slug; withdrawn ones are left out. */
export async function findFichas(slugs: readonly string[]): Promise<Map<string, ProductoFicha>> {
  const ids = await findIdsBySlugs(slugs);
  if (ids.size === 0) return new Map();
  const cards = productoCards().select("productos.ficha");
  const named = cards.where("productos.id", "in", listed([...ids.values()]));
  const rows = await named.where("productos.retirada", "is", null).execute();
  const { bySlug } = await readDatos();
  const byId = new Map(rows.map((row) => [row.id, withFicha(bySlug.get(row.category) ?? [])(row)]));
  return new Map(
    [...ids].flatMap(([slug, id]) => {
      const ficha = byId.get(id);
      return ficha ? [[slug, ficha]] : [];
    }),
  );
}

export function listFichasOf(categoria: string, pagina: number) {
  const { read } = database();
  const slugs = read
    .selectFrom("categorias")
    .select("slug")
    .where(({ or, eb }) => or([eb("id", "=", categoria), eb("parent_id", "=", categoria)]));
  const own = read.selectFrom("productos").where("category", "in", slugs);
  const rows = own.select(["id", "title", "ficha"]).orderBy("titulo_folded").orderBy("id");
  return readPage(rows, { pagina, size: ADMIN_PAGE_SIZE }, ({ ficha, ...row }) => ({
    ...row,
    ficha: parseFicha(ficha),
  }));
}
