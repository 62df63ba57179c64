import { sql } from "kysely";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { fold } from "~/domain/texto";
import { clampPagina } from "~/ui/pagination";
import { database } from "~db/client.server";
import { holds } from "~db/engine/engine.server";
import {
  BIBLIOTECA_PAGE_SIZE,
  type Filtro,
  type ImagenDeBiblioteca,
  RECENT_COUNT,
} from "./biblioteca";
import { parseAnchos } from "./imagen-row";
import { removeImagen } from "./store.server";
import { deleteUnused, findUsos, isUnused } from "./usos.server";

const COLUMNS = [
  ...(["sha", "width", "height", "anchos", "alt", "credito", "credito_url"] as const),
  ...(["bytes", "created_at"] as const),
] as const;

/** Newest first; past the last page the last one is shown. */
export async function listBiblioteca({ q, vista, pagina }: Filtro) {
  const { total } = await matching({ q, vista })
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const shown = clampPagina(pagina, total, BIBLIOTECA_PAGE_SIZE);
  const rows = await matching({ q, vista })
    .select(COLUMNS)
    .orderBy("created_at", "desc")
    .orderBy("sha")
    .limit(BIBLIOTECA_PAGE_SIZE)
    .offset((shown - 1) * BIBLIOTECA_PAGE_SIZE)
    .execute();
  return { imagenes: await withUsos(rows), total, pagina: shown };
}

/** Without `vista` only columns of the list's index are read. */
function matching({ q, vista }: Pick<Filtro, "q" | "vista">) {
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
        alt: textos.alt,
        alt_folded: fold(textos.alt),
        credito: textos.credito || null,
        credito_folded: fold(textos.credito),
        credito_url: textos.credito_url || null,
      })
      .where("sha", "=", sha)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await recordSuceso(trx, { actor, action: "imagen.editada", target: sha });
    return true;
  });
}

/** Removes a picture and its files unless something uses it. @returns false when it stays */
export function deleteImagen(sha: string, actor: Actor): Promise<boolean> {
  return removeImagen(sha, async (trx) => {
    if (!(await deleteUnused(trx, sha))) return false;
    await recordSuceso(trx, { actor, action: "imagen.eliminada", target: sha });
    return true;
  });
}
