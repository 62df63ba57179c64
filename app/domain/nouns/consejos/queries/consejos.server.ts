import { pick } from "~base/pick";
import { database } from "~db/client.server";
import { countRows, FEED_LIMIT } from "~db/paging.server";
import type { FiltroConsejos } from "~nouns/consejos/rules/filtro";
import { parseLines, readCorreccion, readFuente } from "~nouns/consejos/rules/referencias";
import { MEDIA_COLUMNS, onMedia, toImagen } from "~nouns/imagenes/queries/imagen-row";
import { describeImagen } from "~nouns/imagenes/queries/imagenes.server";
import type { Fila } from "~record/pendientes/fusion.server";
import { readingFrom } from "~record/pendientes/pendientes.server";
import { AUTOR_LATEST, LIST_PAGE_SIZE, type TipoConsejo } from "../rules/consejo";

/** Includes drafts, so only the admin area may use it. */
export function consejos(changed?: Fila) {
  return readingFrom(database().read.selectFrom("consejos"), "consejos", changed)
    .leftJoin("tipos_consejo", "tipos_consejo.slug", "consejos.categoria")
    .leftJoin("media", onMedia("consejos.imagen"));
}

/** Public queries must start here, because this one leaves drafts out. */
export const publishedConsejos = () => consejos().where("consejos.estado", "=", "published");

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
  ...MEDIA_COLUMNS,
] as const;

export const consejoCards = () => publishedConsejos().select(CARD_COLUMNS);

type CardRow = Awaited<ReturnType<ReturnType<typeof consejoCards>["executeTakeFirstOrThrow"]>>;

export function toConsejoCard(row: CardRow) {
  return {
    ...pick(row, ["id", "slug", "titulo", "extracto", "categoria", "fecha"]),
    imagen: toImagen(row.imagen, row, row.titulo),
    categoriaNombre: row.categoria_nombre ?? row.categoria,
    categoriaKnown: row.categoria_oculta === 0,
  };
}

export type ConsejoCard = ReturnType<typeof toConsejoCard>;

export const newestCards = () =>
  consejoCards().orderBy("consejos.fecha", "desc").orderBy("consejos.id");

export const findLatest = async (limit: number): Promise<ConsejoCard[]> =>
  (await newestCards().limit(limit).execute()).map(toConsejoCard);

export async function findOfAutor(id: string): Promise<ConsejoCard[]> {
  const own = newestCards().where(({ or, eb }) =>
    or([eb("autor_id", "=", id), eb("revisor_id", "=", id)]),
  );
  return (await own.limit(AUTOR_LATEST).execute()).map(toConsejoCard);
}

export async function findFeed() {
  const rows = await newestCards().select("consejos.updated_at").limit(FEED_LIMIT).execute();
  return rows.map((row) => ({ ...toConsejoCard(row), updatedAt: row.updated_at }));
}

export async function findNewest({ categoria, pagina }: FiltroConsejos) {
  const all = newestCards();
  const matching = categoria ? all.where("consejos.categoria", "=", categoria) : all;
  const page = matching.limit(LIST_PAGE_SIZE).offset((pagina - 1) * LIST_PAGE_SIZE);
  const [rows, total] = await Promise.all([page.execute(), countRows(matching.clearOrderBy())]);
  return { consejos: rows.map(toConsejoCard), total };
}

export const findBySlug = (slug: string) =>
  readWhole(publishedConsejos().where("consejos.slug", "=", slug));

/** Only for admins, and for people who have the draft's link. */
export const findDraft = (id: string, changed?: Fila) =>
  readWhole(consejos(changed).where("consejos.id", "=", id));

async function readWhole(query: ReturnType<typeof consejos>) {
  const row = await query
    .select(CARD_COLUMNS)
    .leftJoin("autores as autor", "autor.id", "consejos.autor_id")
    .leftJoin("autores as revisor", "revisor.id", "consejos.revisor_id")
    .select(["consejos.contenido", "consejos.imagen_alt", "consejos.updated_at"])
    .select(["consejos.seo_titulo as title", "consejos.seo_descripcion as description"])
    .select(["fuentes", "correcciones"])
    .select(["autor.slug as autor", "autor.nombre as autor_nombre", "revisado_at"])
    .select(["revisor.slug as revisor", "revisor.nombre as revisor_nombre", "revisor.credencial"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { imagen, ...card } = toConsejoCard(row);
  const { autor, revisor, revisado_at: fecha, credencial } = row;
  const isReviewed = revisor && credencial && fecha;
  return {
    ...card,
    contenido: row.contenido,
    updatedAt: row.updated_at,
    imagen: await describeImagen(imagen, row.imagen_alt),
    autor: autor ? { slug: autor, nombre: row.autor_nombre ?? "" } : null,
    revision: isReviewed
      ? { slug: revisor, nombre: row.revisor_nombre ?? "", credencial, fecha }
      : null,
    seo: { title: row.title, description: row.description },
    fuentes: parseLines(row.fuentes, readFuente),
    correcciones: parseLines(row.correcciones, readCorreccion),
  };
}

export type Consejo = NonNullable<Awaited<ReturnType<typeof findBySlug>>>;

export function findTipos(own = ""): Promise<TipoConsejo[]> {
  return database()
    .read.selectFrom("tipos_consejo")
    .select(["slug", "nombre", "descripcion", "slug as value", "nombre as label"])
    .where(({ or, eb }) => or([eb("oculta", "=", 0), eb("slug", "=", own)]))
    .orderBy("oculta")
    .orderBy("orden")
    .orderBy("nombre")
    .execute();
}
