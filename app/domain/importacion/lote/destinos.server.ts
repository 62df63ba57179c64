import type { Read, Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import type { ProductoImportado } from "../fila/producto-row";

export type Nombrado = Pick<ProductoImportado, "id" | "slug" | "parcial">;

const UNKNOWN =
  "No hay ningún producto con ese slug o ASIN, y una lista de precios no crea productos";

/** A row is about the product of the site that has its slug or its id; about two it is a mistake. */
export async function findDestinos(db: Read | Trx, productos: readonly Nombrado[]) {
  const all = db.selectFrom("productos").select(["id", "slug", "title", "category"]);
  const slugs = all.where("slug", "in", listed(productos.map(({ slug }) => slug)));
  const ids = all.where("id", "in", listed(productos.flatMap(({ id }) => id ?? [])));
  const rows = await slugs.union(ids).execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ({ id, slug, parcial }: Nombrado) => {
    const [own, other] = [bySlug.get(slug), byId.get(id ?? "")];
    if (own && other && own !== other) {
      return {
        problema: `El slug "${slug}" es de «${own.title}» y el identificador "${id}", de «${other.title}»: deja uno de los dos`,
      };
    }
    if (!own && !other && parcial) return { problema: UNKNOWN };
    const isOther = slug !== "" && !own && other;
    const nota = isOther
      ? `El identificador "${id}" ya es de «${other.title}» (${other.slug}): actualizar cambia ese producto, que conserva su slug`
      : undefined;
    return { destino: own ?? other, nota };
  };
}

export type DestinoOf = Awaited<ReturnType<typeof findDestinos>>;
export type Destino = NonNullable<ReturnType<DestinoOf>["destino"]>;
