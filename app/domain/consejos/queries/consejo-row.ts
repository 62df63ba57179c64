import type { Selectable } from "kysely";
import type { Consejo, ConsejoCard } from "~/domain/consejos/rules/consejo";
import { type MediaColumns, toImagen } from "~/domain/imagenes/queries/imagen-row";
import type { Schema } from "~db/schema";

export const CARD_COLUMNS = [
  "consejos.id",
  "consejos.slug",
  "consejos.titulo",
  "consejos.extracto",
  "consejos.imagen",
  "consejos.categoria",
  "consejos.fecha",
  "tipos_consejo.nombre as categoria_nombre",
  "tipos_consejo.oculta as categoria_oculta",
] as const;

type Row = Selectable<Schema["consejos"]>;

export type CardRow = Pick<
  Row,
  "id" | "slug" | "titulo" | "extracto" | "imagen" | "categoria" | "fecha"
> &
  MediaColumns & { categoria_nombre: string | null; categoria_oculta: 0 | 1 | null };

type ConsejoRow = CardRow & Pick<Row, "contenido" | "updated_at">;

export function toCard(row: CardRow): ConsejoCard {
  return {
    id: row.id,
    slug: row.slug,
    titulo: row.titulo,
    extracto: row.extracto,
    imagen: toImagen(row.imagen, row, row.titulo),
    categoria: row.categoria,
    categoriaNombre: row.categoria_nombre ?? row.categoria,
    categoriaKnown: row.categoria_oculta === 0,
    fecha: row.fecha,
  };
}

export function toConsejo(row: ConsejoRow): Consejo {
  return { ...toCard(row), contenido: row.contenido, updatedAt: row.updated_at };
}
