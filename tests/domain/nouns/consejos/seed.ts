import { fold } from "~base/texto";
import type { Database } from "~db/client.server";
import { resolveCategoria, resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";

const NOW = "2026-01-01T00:00:00.000Z";

export const tipos = ["alimentacion", "sueno"];

export function insertTipos(database: Database) {
  const rows = tipos.map((slug, orden) => ({ id: slug, slug, nombre: slug.toUpperCase(), orden }));
  return database.writer.insertInto("tipos_consejo").values(rows).execute();
}

interface ConsejoSemilla {
  id: string;
  titulo?: string;
  categoria?: string;
  /** Day of January 2026. */
  day?: number;
  estado?: "published" | "draft";
}

export function insertConsejos(database: Database, ...consejos: ConsejoSemilla[]) {
  const rows = consejos.map(
    ({ id, titulo = id, categoria = "sueno", day = 1, estado = "published" as const }) => ({
      id,
      slug: id,
      titulo,
      titulo_folded: fold(titulo),
      categoria,
      fecha: `2026-01-${String(day).padStart(2, "0")}T08:00:00.000Z`,
      contenido: `Texto de ${id}`,
      estado,
      created_at: NOW,
      updated_at: NOW,
    }),
  );
  return database.write(async (trx) => {
    for (const row of rows) row.categoria = await resolveTipo(trx, row.categoria);
    return trx.insertInto("consejos").values(rows).execute();
  });
}

interface ProductoSemilla {
  id: string;
  category?: string;
  estado?: "published" | "draft";
}

export function insertProductos(database: Database, ...productos: ProductoSemilla[]) {
  const rows = productos.map(({ id, category = "cunas", estado = "published" as const }) => ({
    id,
    title: id,
    titulo_folded: id,
    slug: id,
    category,
    rating: 4,
    estado,
    created_at: NOW,
    updated_at: NOW,
  }));
  return database.write(async (trx) => {
    for (const row of rows) row.category = await resolveCategoria(trx, row.category);
    return trx.insertInto("productos").values(rows).execute();
  });
}

export function insertCategorias(database: Database, ...slugs: string[]) {
  const rows = slugs.map((slug) => ({
    id: slug,
    slug,
    nombre: slug,
    nombre_folded: slug,
    created_at: NOW,
    updated_at: NOW,
  }));
  return database.writer.insertInto("categorias").values(rows).execute();
}

/** Lets an article recommend these products, in this order. */
export function recommend(database: Database, consejo_id: string, ...productos: string[]) {
  const rows = productos.map((producto_id, orden) => ({ consejo_id, producto_id, orden }));
  return database.writer.insertInto("consejos_productos_relacionados").values(rows).execute();
}
