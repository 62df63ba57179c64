import { type RawBuilder, sql } from "kysely";
import { parseListOf } from "~base/listas";
import { type Imagen, isShowable, shaOf } from "~nouns/imagenes/rules/imagen";

export type MediaColumns = Record<"media_width" | "media_height", number | null> &
  Record<"media_anchos" | "media_alt" | "media_foco", string | null>;

export const MEDIA_COLUMNS = [
  "media.width as media_width",
  "media.height as media_height",
  "media.anchos as media_anchos",
  "media.alt as media_alt",
  "media.foco as media_foco",
] as const;

type Joining<Joined> = { on(condition: RawBuilder<boolean>): Joined };

/** Joins the picture by its primary key if the column holds `/media/{sha}`. */
export const onMedia =
  (column: string) =>
  <Joined>(join: Joining<Joined>): Joined =>
    join.on(sql<boolean>`media.sha = substr(${sql.ref(column)}, 8)`);

export function toImagen(url: string | null, row: MediaColumns | undefined, alt: string): Imagen {
  return {
    url: url && isShowable(url) && !isGone(url, row) ? url : "",
    alt: row?.media_alt || alt,
    width: row?.media_width ?? 1200,
    height: row?.media_height ?? 900,
    anchos: row?.media_anchos ? parseAnchos(row.media_anchos) : [],
    foco: row?.media_foco ?? undefined,
  };
}

/** Checked without a schema for speed, because each page reads many. */
const parseAnchos = (json: string) =>
  parseListOf(json, (value): value is number => Number.isInteger(value));

/** A restored version may name a picture that was deleted since. */
const isGone = (url: string, row?: MediaColumns) =>
  shaOf(url) !== undefined && (row?.media_width ?? null) === null;
