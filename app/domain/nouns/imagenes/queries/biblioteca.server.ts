import { sql } from "kysely";
import type { z } from "zod";
import { pick } from "~base/pick";
import { fold } from "~base/texto";
import { database } from "~db/client.server";
import { holds, listed } from "~db/engine/engine.server";
import { countRows, readPage } from "~db/paging.server";
import { CENTRO } from "~nouns/imagenes/rules/foco";
import { thumbPath } from "~nouns/imagenes/rules/imagen";
import { SIN_ALT } from "~nouns/imagenes/rules/imagen-messages";
import type { textosSchema } from "~nouns/imagenes/rules/imagen-schema.server";
import { cutShared } from "~nouns/imagenes/store/marks.server";
import { removeImagen } from "~nouns/imagenes/store/store.server";
import { type Actor, writeRecorded } from "~record/historial/historial.server";
import { BIBLIOTECA_PAGE_SIZE, type Filtro, type UsoDeImagen } from "../rules/biblioteca";
import { MEDIA_COLUMNS, toImagen } from "./imagen-row";
import { findUsos, isUnused } from "./usos.server";

export async function listBiblioteca({ pagina, ...filtro }: Filtro) {
  const asked = { pagina, size: BIBLIOTECA_PAGE_SIZE };
  const { items, ...place } = await readPage(newestFirst(filtro), asked, toImagenDeBiblioteca);
  return { items: await withUsos(items), ...place };
}

/** Leaves out where each picture is used, because that reads many texts. */
export const listRecent = async (q: string, limit: number) =>
  (await newestFirst({ q, vista: "" }).limit(limit).execute()).map(toImagenDeBiblioteca);

export async function findInBiblioteca(sha: string) {
  const rows = await newestFirst({ q: "", vista: "" }).where("sha", "=", sha).execute();
  return (await withUsos(rows.map(toImagenDeBiblioteca)))[0];
}

const newestFirst = (filtro: Omit<Filtro, "pagina">) =>
  matching(filtro)
    .select(["sha", "foco", "alt", "credito", "credito_url", "creada_con_ia", "bytes"])
    .select(["created_at", ...MEDIA_COLUMNS])
    .orderBy("created_at", "desc")
    .orderBy("sha");

/** Without `vista` the query reads only the columns of the list's index. */
function matching({ q, vista }: Omit<Filtro, "pagina">) {
  const sought = fold(q);
  return database()
    .read.selectFrom("media")
    .$if(q.trim() !== "", (query) =>
      query.where(({ or }) => or([holds("alt_folded", sought), holds("credito_folded", sought)])),
    )
    .$if(vista === "sin-usar", (query) => query.where(isUnused))
    .$if(vista === "sin-alt", (query) => query.where(withoutAlt));
}

export const withoutAlt = sql<boolean>`alt = ''`;

async function withUsos(imagenes: ImagenDeBiblioteca[]) {
  const usos = await findUsos(imagenes.map(({ sha }) => sha));
  return imagenes.map((each) => ({ ...each, usos: usos.get(each.sha) ?? [] }));
}

type MediaRow = Awaited<ReturnType<ReturnType<typeof newestFirst>["execute"]>>[number];

function toImagenDeBiblioteca(row: MediaRow) {
  return {
    ...pick(row, ["sha", "alt", "foco", "bytes", "created_at"]),
    imagen: toImagen(`/media/${row.sha}`, row, ""),
    crop: `object-cover object-${row.foco ?? CENTRO}`,
    credito: row.credito ?? "",
    credito_url: row.credito_url ?? "",
    creada_con_ia: row.creada_con_ia === 1,
    usos: [] as UsoDeImagen[],
  };
}

export type ImagenDeBiblioteca = ReturnType<typeof toImagenDeBiblioteca>;

export async function saveTextos(
  sha: string,
  textos: z.output<typeof textosSchema>,
  actor: Actor,
): Promise<boolean> {
  if (textos.foco) await cutShared(sha, textos.foco);
  return writeRecorded({ actor, action: "imagen.editada", target: sha }, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("media")
      .set({
        alt: textos.alt,
        alt_folded: fold(textos.alt),
        credito: textos.credito || null,
        credito_folded: fold(textos.credito),
        credito_url: textos.credito_url || null,
        creada_con_ia: textos.creada_con_ia ? 1 : 0,
        foco: textos.foco,
      })
      .where("sha", "=", sha)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });
}

export async function findUnused(shas: readonly string[]) {
  const unused = newestFirst({ q: "", vista: "sin-usar" }).where("sha", "in", listed(shas));
  return (await unused.execute()).map(toImagenDeBiblioteca).map(({ sha, imagen, crop }) => ({
    id: sha,
    title: imagen.alt || SIN_ALT,
    thumb: { src: thumbPath(imagen), look: crop },
  }));
}

/** @returns how many pictures stay, because somebody has used them meanwhile */
export async function deleteImagenes(shas: readonly string[], actor: Actor): Promise<number> {
  for (const sha of shas) {
    await removeImagen(sha, actor, async (trx) => {
      const deleted = trx.deleteFrom("media").where("sha", "=", sha).where(isUnused);
      return (await deleted.executeTakeFirst()).numDeletedRows > 0n;
    });
  }
  return countRows(database().read.selectFrom("media").where("sha", "in", listed(shas)));
}
