import { sql } from "kysely";
import { nowIso } from "~/domain/fechas";
import { type Alts, altsOf } from "~/domain/imagenes/rules/fotos";
import { type Imagen, shaOf } from "~/domain/imagenes/rules/imagen";
import { isExternalUrl } from "~/domain/imagenes/rules/imagen-url";
import { fold } from "~/domain/texto";
import { database, type Trx } from "~db/client.server";

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

/** Finds the texts that the library has. */
export async function findAlts(urls: readonly string[]): Promise<Alts> {
  const find = async (url: string) => ({ url, alt: (await findTextos(url)).alt });
  return altsOf(await Promise.all(urls.filter(Boolean).map(find)));
}

/** @param own what it shows here, where that is said otherwise than in the library */
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

/** The terms of Unsplash ask for the author's name beside the photo. */
export async function saveUnsplashCredit(
  trx: Trx,
  photo: { url: string; alt: string; author: string; authorUrl: string },
): Promise<void> {
  const { url, alt, author, authorUrl } = photo;
  const credit = { credito: author, credito_url: authorUrl, origen: "unsplash" as const };
  await trx
    .insertInto("imagenes_externas")
    .values({ url, alt, ...credit, created_at: nowIso() })
    .onConflict((conflict) => conflict.column("url").doUpdateSet(credit))
    .execute();
}
