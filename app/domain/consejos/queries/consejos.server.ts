import {
  type Consejo,
  type ConsejoCard,
  LIST_PAGE_SIZE,
  type TipoConsejo,
} from "~/domain/consejos/rules/consejo";
import type { FiltroConsejos } from "~/domain/consejos/rules/filtro";
import { describeImagen } from "~/domain/imagenes/queries/externas.server";
import { MEDIA_COLUMNS, onMedia } from "~/domain/imagenes/queries/imagen-row";
import { countRows } from "~/domain/paginas.server";
import { fold } from "~/domain/texto";
import { database } from "~db/client.server";
import { holds } from "~db/engine/engine.server";
import { CARD_COLUMNS, toCard, toConsejo } from "./consejo-row";

/** Everything a visitor may see starts here: no public query reads drafts. */
export function published() {
  return database()
    .read.selectFrom("consejos")
    .leftJoin("tipos_consejo", "tipos_consejo.slug", "consejos.categoria")
    .leftJoin("media", onMedia("consejos.imagen"))
    .where("consejos.estado", "=", "published");
}

export const publishedCards = () => published().select([...CARD_COLUMNS, ...MEDIA_COLUMNS]);

export async function findLatest(limit: number): Promise<ConsejoCard[]> {
  const rows = await publishedCards()
    .orderBy("consejos.fecha", "desc")
    .orderBy("consejos.id")
    .limit(limit)
    .execute();
  return rows.map(toCard);
}

export async function findPage(
  filtro: FiltroConsejos,
): Promise<{ consejos: ConsejoCard[]; total: number }> {
  const [rows, total] = await Promise.all([
    matching(filtro)
      .select([...CARD_COLUMNS, ...MEDIA_COLUMNS])
      .orderBy("consejos.fecha", "desc")
      .orderBy("consejos.id")
      .limit(LIST_PAGE_SIZE)
      .offset((filtro.pagina - 1) * LIST_PAGE_SIZE)
      .execute(),
    countRows(matching(filtro)),
  ]);
  return { consejos: rows.map(toCard), total };
}

function matching({ q, categoria }: FiltroConsejos) {
  let query = published();
  if (q) query = query.where(holds("consejos.titulo_folded", fold(q)));
  if (categoria) query = query.where("consejos.categoria", "=", categoria);
  return query;
}

export async function findBySlug(slug: string): Promise<Consejo | undefined> {
  const row = await publishedCards()
    .select(["consejos.contenido", "consejos.updated_at"])
    .where("consejos.slug", "=", slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const consejo = toConsejo(row);
  return { ...consejo, imagen: await describeImagen(consejo.imagen) };
}

/** @param own slug of one that is among them even if it is hidden */
export function findTipos(own = ""): Promise<TipoConsejo[]> {
  return database()
    .read.selectFrom("tipos_consejo")
    .select(["slug", "nombre"])
    .where(({ or, eb }) => or([eb("oculta", "=", 0), eb("slug", "=", own)]))
    .orderBy("oculta")
    .orderBy("orden")
    .orderBy("nombre")
    .execute();
}
