import type { Insertable } from "kysely";
import { fold } from "~base/texto";
import { database } from "~db/client.server";
import type { Schema } from "~db/schema/schema";
import { resolveCategoria, resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";

const AT = "2026-03-01T10:00:00.000Z";

/** A published product of the given slug, with these columns changed; its category is made if it must be. */
export const addProducto = (slug: string, changes: Partial<Insertable<Schema["productos"]>> = {}) =>
  database().write(async (trx) => {
    const category = await resolveCategoria(trx, changes.category ?? "mobiliario");
    return trx
      .insertInto("productos")
      .values({
        id: `p-${slug}`,
        slug,
        title: `Producto ${slug}`,
        titulo_folded: fold(`Producto ${slug}`),
        rating: 4,
        estado: "published",
        created_at: AT,
        updated_at: AT,
        published_at: AT,
        ...changes,
        category,
      })
      .execute();
  });

/** A published page of the owner's own. */
export const addPagina = (slug: string, changes: Partial<Insertable<Schema["paginas"]>> = {}) =>
  database().write((trx) =>
    trx
      .insertInto("paginas")
      .values({
        ...{ id: `g-${slug}`, slug, titulo: `Página ${slug}`, contenido: "Texto." },
        ...{ created_at: AT, updated_at: AT, ...changes },
      })
      .execute(),
  );

/** A published article of the given slug, with these columns changed; its type is made if it must be. */
export const addConsejo = (slug: string, changes: Partial<Insertable<Schema["consejos"]>> = {}) =>
  database().write(async (trx) => {
    const categoria = await resolveTipo(trx, changes.categoria ?? "sueno");
    return trx
      .insertInto("consejos")
      .values({
        id: `c-${slug}`,
        slug,
        titulo: `Consejo ${slug}`,
        titulo_folded: fold(`Consejo ${slug}`),
        fecha: AT,
        contenido: "Texto.",
        created_at: AT,
        updated_at: AT,
        published_at: AT,
        ...changes,
        categoria,
      })
      .execute();
  });
