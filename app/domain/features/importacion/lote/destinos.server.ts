import type { Read } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import type { ProductoImportado } from "../fila/producto-row";

type Nombrado = Pick<ProductoImportado, "id" | "slug" | "parcial">;

const UNKNOWN =
  "No hay ningún producto con ese slug o ASIN, y una lista de precios no crea productos";

/** Finds the existing product by slug or id; a row that matches two different ones is an error. */
export async function findDestinos(db: Read, filas: readonly { producto?: Nombrado }[]) {
  const productos = filas.flatMap(({ producto }) => producto ?? []);
  const all = db.selectFrom("productos").select(["id", "slug", "title", "category"]);
  const slugs = all.where("slug", "in", listed(productos.map(({ slug }) => slug)));
  const ids = all.where("id", "in", listed(productos.flatMap(({ id }) => id ?? [])));
  const rows = await slugs.union(ids).execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ({ id, slug, parcial }: Nombrado) => {
    const [own, other] = [bySlug.get(slug), byId.get(id ?? "")];
    if (!other) return !own && parcial ? { problema: UNKNOWN } : { destino: own };
    const ofOther = `${other.title}» (${other.slug})`;
    if (own && own !== other) {
      const problema = `El slug "${slug}" es de «${own.title}» y el identificador "${id}", de «${ofOther}: deja uno de los dos`;
      return { problema };
    }
    if (own || slug === "") return { destino: other };
    const nota = `El identificador "${id}" ya es de «${ofOther}: actualizar cambia ese producto, que conserva su slug`;
    return { destino: other, nota };
  };
}

export type DestinoOf = Awaited<ReturnType<typeof findDestinos>>;
export type Destino = NonNullable<ReturnType<DestinoOf>["destino"]>;
