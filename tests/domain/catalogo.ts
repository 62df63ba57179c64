import type { Insertable } from "kysely";
import { fold } from "~/domain/texto";
import { database } from "~db/client.server";
import type { Schema } from "~db/schema";

const AT = "2026-03-01T10:00:00.000Z";

/** A published product of the given slug, with these columns changed. */
export const addProducto = (slug: string, changes: Partial<Insertable<Schema["productos"]>> = {}) =>
  database().write((trx) =>
    trx
      .insertInto("productos")
      .values({
        id: `p-${slug}`,
        slug,
        title: `Producto ${slug}`,
        titulo_folded: fold(`Producto ${slug}`),
        category: "mobiliario",
        rating: 4,
        estado: "published",
        created_at: AT,
        updated_at: AT,
        published_at: AT,
        ...changes,
      })
      .execute(),
  );

/** A published article of the given slug, with these columns changed. */
export const addConsejo = (slug: string, changes: Partial<Insertable<Schema["consejos"]>> = {}) =>
  database().write((trx) =>
    trx
      .insertInto("consejos")
      .values({
        id: `c-${slug}`,
        slug,
        titulo: `Consejo ${slug}`,
        titulo_folded: fold(`Consejo ${slug}`),
        categoria: "sueno",
        fecha: AT,
        contenido: "Texto.",
        created_at: AT,
        updated_at: AT,
        published_at: AT,
        ...changes,
      })
      .execute(),
  );
