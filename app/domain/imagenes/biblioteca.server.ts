import { setImmediate as breathe } from "node:timers/promises";
import { sql } from "kysely";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { fold } from "~/domain/texto";
import { clampPagina } from "~/ui/pagination";
import { database } from "~db/client.server";
import { ALT_MAX_LENGTH } from "./alt";
import {
  BIBLIOTECA_PAGE_SIZE,
  type Filtro,
  type ImagenDeBiblioteca,
  RECENT_COUNT,
  type Vista,
} from "./biblioteca";
import { parseAnchos } from "./imagen-row";
import { removeImagen } from "./store.server";
import { deleteUnused, findUsos, isUnused } from "./usos.server";

const COLUMNS = [
  ...(["sha", "width", "height", "anchos", "alt", "credito", "credito_url"] as const),
  ...(["bytes", "created_at"] as const),
] as const;

/**
 * One page of the library, newest first, and how many pictures there are in all. Past the last page
 * the last one is shown.
 */
export async function listBiblioteca({ q, vista, pagina }: Filtro) {
  const shas = q.trim() === "" ? undefined : await findShas(q);
  const { total } = await matching(shas, vista)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const shown = clampPagina(pagina, total, BIBLIOTECA_PAGE_SIZE);
  const rows = await matching(shas, vista)
    .select(COLUMNS)
    .orderBy("created_at", "desc")
    .orderBy("sha")
    .limit(BIBLIOTECA_PAGE_SIZE)
    .offset((shown - 1) * BIBLIOTECA_PAGE_SIZE)
    .execute();
  return { imagenes: await withUsos(rows), total, pagina: shown };
}

/** Pictures looked at in a row, some 10 ms, before other requests have their turn. */
const STRETCH = 1_000;

/** Those whose text or credit holds it. Read here, as SQLite knows no case of «Á», and no accents. */
async function findShas(q: string): Promise<string[]> {
  const sought = fold(q);
  const rows = await database()
    .read.selectFrom("media")
    .select(["sha", "alt", "credito"])
    .execute();
  const holds = (text: string | null) => text !== null && fold(text).includes(sought);
  const shas: string[] = [];
  for (const [index, { sha, alt, credito }] of rows.entries()) {
    if (index % STRETCH === STRETCH - 1) await breathe();
    if (holds(alt) || holds(credito)) shas.push(sha);
  }
  return shas;
}

/** @param shas absent for all */
function matching(shas: readonly string[] | undefined, vista: Vista) {
  return database()
    .read.selectFrom("media")
    .$if(shas !== undefined, (query) =>
      query.where("sha", "in", sql<string>`(select value from json_each(${JSON.stringify(shas)}))`),
    )
    .$if(vista === "sin-usar", (query) => query.where(isUnused))
    .$if(vista === "sin-alt", (query) => query.where(withoutAlt));
}

/** A picture of the library that nobody has put into words. */
export const withoutAlt = sql<boolean>`alt = ''`;

/** The newest pictures, to choose from. */
export async function listRecent(): Promise<ImagenDeBiblioteca[]> {
  const rows = await database()
    .read.selectFrom("media")
    .select(COLUMNS)
    .orderBy("created_at", "desc")
    .orderBy("sha")
    .limit(RECENT_COUNT)
    .execute();
  return rows.map((row) => toImagenDeBiblioteca(row));
}

export async function findInBiblioteca(sha: string): Promise<ImagenDeBiblioteca | undefined> {
  const rows = await database()
    .read.selectFrom("media")
    .select(COLUMNS)
    .where("sha", "=", sha)
    .execute();
  return (await withUsos(rows))[0];
}

interface MediaRow {
  sha: string;
  width: number;
  height: number;
  anchos: string;
  alt: string;
  credito: string | null;
  credito_url: string | null;
  bytes: number;
  created_at: string;
}

async function withUsos(rows: MediaRow[]): Promise<ImagenDeBiblioteca[]> {
  const usos = await findUsos(rows.map(({ sha }) => sha));
  return rows.map((row) => ({ ...toImagenDeBiblioteca(row), usos: usos.get(row.sha) ?? [] }));
}

function toImagenDeBiblioteca(row: MediaRow): ImagenDeBiblioteca {
  const { sha, width, height, anchos, alt, credito, credito_url, bytes, created_at } = row;
  const url = `/media/${sha}`;
  return {
    sha,
    imagen: { url, alt, width, height, anchos: parseAnchos(anchos) },
    alt,
    credito: credito ?? "",
    credito_url: credito_url ?? "",
    bytes,
    created_at,
    usos: [],
  };
}

interface Textos {
  alt: string;
  credito: string;
  credito_url: string;
}

/** @returns whether the picture is there */
export async function saveTextos(sha: string, textos: Textos, actor: Actor): Promise<boolean> {
  return database().write(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("media")
      .set({
        alt: textos.alt.slice(0, ALT_MAX_LENGTH),
        credito: textos.credito || null,
        credito_url: textos.credito_url || null,
      })
      .where("sha", "=", sha)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await recordSuceso(trx, { actor, action: "imagen.editada", target: sha });
    return true;
  });
}

/** Removes a picture that nothing uses, with its files. @returns whether it was removed */
export function deleteImagen(sha: string, actor: Actor): Promise<boolean> {
  return removeImagen(sha, async (trx) => {
    if (!(await deleteUnused(trx, sha))) return false;
    await recordSuceso(trx, { actor, action: "imagen.eliminada", target: sha });
    return true;
  });
}
