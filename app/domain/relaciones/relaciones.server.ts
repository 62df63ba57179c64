import { type ConsejoListed, findAdminPage } from "~/domain/consejos/queries/consejos-admin.server";
import { MEDIA_COLUMNS, onMedia, toImagen } from "~/domain/imagenes/queries/imagen-row";
import { countRows, type Paged, placeOf } from "~/domain/paginas.server";
import { fold } from "~/domain/texto";
import { database } from "~db/client.server";
import { countTitled, holds, listed } from "~db/engine/engine.server";
import { type Candidato, type Origen, SHOWN_LIMIT, type Tarjeta } from "./relacion";

interface Search {
  q: string;
  pagina: number;
}

function productos() {
  return database()
    .read.selectFrom("productos")
    .leftJoin("categorias", "categorias.slug", "productos.category")
    .leftJoin("media", onMedia("productos.imageurl"))
    .select(["productos.id", "productos.title", "productos.imageurl", "productos.category"])
    .select(["productos.price", "productos.estado", "categorias.nombre", ...MEDIA_COLUMNS]);
}

type Row = Awaited<ReturnType<ReturnType<typeof productos>["execute"]>>[number];

function toTarjeta(row: Row): Tarjeta & { price: string | null } {
  return {
    id: row.id,
    title: row.title,
    imagen: toImagen(row.imageurl, row, row.title),
    categoriaNombre: row.nombre ?? row.category,
    isDraft: row.estado !== "published",
    price: row.price,
  };
}

export async function searchProductos({ q, pagina }: Search, except?: string) {
  const total = await countProductos(q, except);
  const { offset, place } = placeOf({ total, pagina, size: SHOWN_LIMIT });
  // Ids come first, from the index of titles, so that long catalogues stay quick.
  const ids = matching(q)
    .$if(except !== undefined, (query) => query.where("id", "<>", except ?? ""))
    .select("productos.id")
    .orderBy("titulo_folded")
    .orderBy("id")
    .limit(SHOWN_LIMIT)
    .offset(offset);
  const rows = await productos()
    .where("productos.id", "in", ids)
    .orderBy("productos.titulo_folded")
    .orderBy("productos.id")
    .execute();
  return { items: rows.map(toTarjeta), ...place };
}

/** The exception is counted apart: leaving it out would mean looking at each row. */
async function countProductos(q: string, except?: string): Promise<number> {
  const [all, excepted] = await Promise.all([
    q ? countWith(q) : countRows(matching(q)),
    except === undefined ? 0 : countRows(matching(q).where("id", "=", except)),
  ]);
  return all - excepted;
}

/** The index counts in half the time that reading takes. */
async function countWith(q: string): Promise<number> {
  const [published, drafts] = await Promise.all([
    countTitled(database().read, "productos", fold(q)),
    countRows(matching(q).where("estado", "=", "draft")),
  ]);
  return published + drafts;
}

function matching(q: string) {
  const query = database().read.selectFrom("productos");
  return q ? query.where(holds("titulo_folded", fold(q))) : query;
}

export async function searchConsejos(search: Search): Promise<Paged<Tarjeta>> {
  const { items, ...place } = await findAdminPage({ ...search, pageSize: SHOWN_LIMIT });
  return { items: items.map(toTarjetaDeConsejo), ...place };
}

const toTarjetaDeConsejo = ({ titulo, estado, ...rest }: ConsejoListed): Tarjeta => ({
  id: rest.id,
  title: titulo,
  imagen: rest.imagen,
  categoriaNombre: rest.categoriaNombre,
  fecha: rest.fecha,
  isDraft: estado !== "published",
});

export async function findOrigen({ tipo, id }: Origen): Promise<{ title: string } | undefined> {
  const { read } = database();
  return tipo === "producto"
    ? read.selectFrom("productos").select("title").where("id", "=", id).executeTakeFirst()
    : read.selectFrom("consejos").select("titulo as title").where("id", "=", id).executeTakeFirst();
}

export async function findRelated({ tipo, id }: Origen): Promise<Tarjeta[]> {
  const query =
    tipo === "producto"
      ? productos()
          .innerJoin("productos_relacionados as relacion", (join) =>
            join.onRef("relacion.producto_relacionado_id", "=", "productos.id"),
          )
          .where("relacion.producto_id", "=", id)
          .orderBy("relacion.orden")
      : productos()
          .innerJoin("consejos_productos_relacionados as relacion", (join) =>
            join.onRef("relacion.producto_id", "=", "productos.id"),
          )
          .where("relacion.consejo_id", "=", id)
          .orderBy("relacion.orden");
  const rows = await query.orderBy("productos.titulo_folded").orderBy("productos.id").execute();
  return rows.map(toTarjeta);
}

export async function findPair(origen: Origen, productoId: string) {
  const [from, related] = await Promise.all([findOrigen(origen), findRelated(origen)]);
  const to = related.find((each) => each.id === productoId);
  return from && to && { from: from.title, to: to.title };
}

/** A product is never offered to itself. */
export async function searchCandidatos(origen: Origen, search: Search): Promise<Paged<Candidato>> {
  const except = origen.tipo === "producto" ? origen.id : undefined;
  const [{ items, ...found }, related] = await Promise.all([
    searchProductos(search, except),
    findRelated(origen),
  ]);
  const relatedIds = new Set(related.map(({ id }) => id));
  return {
    ...found,
    items: items.map((item) => ({ ...item, isRelated: relatedIds.has(item.id) })),
  };
}

export async function keepPresent(ids: readonly string[]): Promise<string[]> {
  const rows = await database()
    .read.selectFrom("productos")
    .select("id")
    .where("id", "in", listed(ids))
    .execute();
  const present = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => present.has(id));
}
