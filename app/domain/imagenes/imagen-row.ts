import { sql } from "kysely";
import { type Imagen, isShowable } from "./imagen";

/** Columns that `joinMedia` adds to a row that has a picture. */
export interface MediaColumns {
  media_width: number | null;
  media_height: number | null;
  media_anchos: string | null;
  media_alt: string | null;
}

export const MEDIA_COLUMNS = [
  "media.width as media_width",
  "media.height as media_height",
  "media.anchos as media_anchos",
  "media.alt as media_alt",
] as const;

/** The sha inside a column that may hold `/media/{sha}`; the join stays on the primary key. */
export const mediaShaOf = (column: string) => sql<string>`substr(${sql.ref(column)}, 8)`;

/** @param alt used where the picture has no text of its own, usually the title */
export function toImagen(url: string | null, row: MediaColumns, alt: string): Imagen {
  const shown = url && isShowable(url) ? url : "";
  return {
    url: shown,
    alt: row.media_alt || alt,
    width: row.media_width ?? 1200,
    height: row.media_height ?? 900,
    anchos: row.media_anchos ? (JSON.parse(row.media_anchos) as number[]) : [],
  };
}
