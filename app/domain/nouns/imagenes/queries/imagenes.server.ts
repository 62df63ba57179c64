import { sql } from "kysely";
import { nowIso } from "~base/fechas";
import { fold } from "~base/texto";
import { database, type Read, type Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { type Alts, altsOf } from "~nouns/imagenes/rules/fotos";
import { GoneImageError } from "~nouns/imagenes/rules/image-error";
import { type Imagen, shaOf } from "~nouns/imagenes/rules/imagen";
import { isExternalUrl } from "~nouns/imagenes/rules/imagen-url";
import { MEDIA_COLUMNS, toImagen } from "./imagen-row";

/** Leaves out deleted pictures and unsafe addresses. @param alt used where a picture has none */
export async function findImagenes(urls: readonly string[], alt: string): Promise<Imagen[]> {
  const shas = urls.flatMap((url) => shaOf(url) ?? []);
  const own = database().read.selectFrom("media").where("sha", "in", listed(shas));
  const rows = await own.select(["sha", ...MEDIA_COLUMNS]).execute();
  const bySha = new Map(rows.map((row) => [row.sha, row]));
  const imagenes = urls.map((url) => toImagen(url, bySha.get(shaOf(url) ?? ""), alt));
  return imagenes.filter(({ url }) => url !== "");
}

/** Checks that no picture that a row names was deleted. @throws {GoneImageError} */
export async function requireInLibrary(trx: Trx, urls: readonly string[]): Promise<void> {
  const gone = await findGone(trx, urls);
  if (gone.length > 0) throw new GoneImageError(gone);
}

export async function findGone(db: Read, urls: readonly string[]): Promise<string[]> {
  const shas = new Set(urls.flatMap((url) => shaOf(url) ?? []));
  if (shas.size === 0) return [];
  const known = db.selectFrom("media").select("sha").where("sha", "in", listed(shas));
  for (const { sha } of await known.execute()) shas.delete(sha);
  return urls.filter((url) => shas.has(shaOf(url) ?? ""));
}

const COLUMNS = ["alt", "credito", "credito_url", "origen"] as const;
const NONE = { alt: "", credito: null, isIA: false };

export async function findTextos(url: string) {
  const { read } = database();
  const sha = shaOf(url);
  const row = sha
    ? await read
        .selectFrom("media")
        .select([...COLUMNS, "creada_con_ia as ia"])
        .where("sha", "=", sha)
        .executeTakeFirst()
    : await read
        .selectFrom("imagenes_externas")
        .select([...COLUMNS, sql<number>`0`.as("ia")])
        .where("url", "=", url)
        .executeTakeFirst();
  if (!row) return NONE;
  const { alt, credito, credito_url, origen, ia } = row;
  const isUnsplash = origen === "unsplash";
  const whose = credito ? { texto: credito, url: credito_url, isUnsplash } : null;
  return { alt, credito: whose, isIA: ia === 1 };
}

export async function findAlts(urls: readonly string[]): Promise<Alts> {
  const find = async (url: string) => ({ url, alt: (await findTextos(url)).alt });
  return altsOf(await Promise.all(urls.filter(Boolean).map(find)));
}

/** @param own a text for this place, instead of the one in the library */
export async function describeImagen(imagen: Imagen, own?: string): Promise<Imagen> {
  if (imagen.url === "") return imagen;
  const { alt, ...whose } = await findTextos(imagen.url);
  return { ...imagen, alt: own || alt || imagen.alt, ...whose };
}

export async function saveAlt(trx: Trx, url: string, alt: string): Promise<void> {
  const sha = shaOf(url);
  if (sha) {
    const own = trx
      .updateTable("media")
      .set({ alt, alt_folded: fold(alt) })
      .where("sha", "=", sha);
    await own.where("alt", "!=", alt).execute();
  } else if (isExternalUrl(url)) {
    await trx
      .insertInto("imagenes_externas")
      .values({ url, alt, origen: "externa", created_at: nowIso() })
      .onConflict((conflict) => conflict.column("url").doUpdateSet({ alt }))
      .execute();
  }
}

/** Unsplash's terms ask for the author's name beside the photo. */
export async function saveUnsplashCredit(
  trx: Trx,
  photo: { url: string; alt: string; author: string; authorUrl: string },
): Promise<void> {
  const { url, alt, author, authorUrl } = photo;
  const credit = { credito: author, credito_url: authorUrl, origen: "unsplash" as const };
  const row = { url, alt, ...credit, created_at: nowIso() };
  const insert = trx.insertInto("imagenes_externas").values(row);
  await insert.onConflict((same) => same.column("url").doUpdateSet(credit)).execute();
}
