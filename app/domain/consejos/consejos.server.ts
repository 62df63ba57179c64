import {
  MEDIA_COLUMNS,
  type MediaColumns,
  mediaShaOf,
  toImagen,
} from "~/domain/imagenes/imagen-row";
import { database } from "~db/client.server";
import type { ConsejoCard } from "./consejo";

/** Everything a visitor may see starts here: no public query reads drafts. */
export function published() {
  return database()
    .read.selectFrom("consejos")
    .leftJoin("tipos_consejo", "tipos_consejo.slug", "consejos.categoria")
    .leftJoin("media", (join) => join.on("media.sha", "=", mediaShaOf("consejos.imagen")))
    .where("consejos.estado", "=", "published");
}

const publishedCards = () =>
  published().select([
    "consejos.id",
    "consejos.slug",
    "consejos.titulo",
    "consejos.extracto",
    "consejos.imagen",
    "consejos.categoria",
    "consejos.fecha",
    "tipos_consejo.nombre as categoria_nombre",
    ...MEDIA_COLUMNS,
  ]);

interface CardRow extends MediaColumns {
  id: string;
  slug: string;
  titulo: string;
  extracto: string;
  imagen: string;
  categoria: string;
  fecha: string;
  categoria_nombre: string | null;
}

function toCard(row: CardRow): ConsejoCard {
  return {
    id: row.id,
    slug: row.slug,
    titulo: row.titulo,
    extracto: row.extracto,
    imagen: toImagen(row.imagen, row, row.titulo),
    categoria: row.categoria,
    categoriaNombre: row.categoria_nombre ?? row.categoria,
    fecha: row.fecha,
  };
}

/** The newest articles by `fecha`. */
export async function findLatest(limit: number): Promise<ConsejoCard[]> {
  const rows = await publishedCards()
    .orderBy("consejos.fecha", "desc")
    .orderBy("consejos.id")
    .limit(limit)
    .execute();
  return rows.map(toCard);
}
