import { sql } from "kysely";
import { findOwner } from "~/domain/slugs-antiguos.server";
import type { TipoPublicable } from "~/domain/tipo";
import type { Read } from "~db/client.server";

/**
 * The present slug of a category that had this one before; any other text stays as it is. What was
 * put away under a former slug (a version, the trash, a file, an open form) would otherwise name no
 * category.
 * @param by what names it; articles name advice types first
 */
export async function presentCategoria(
  db: Read,
  slug: string,
  by: TipoPublicable,
): Promise<string> {
  const tipos = db.selectFrom("tipos_consejo").select("id").where("slug", "=", slug);
  if (by === "consejo" && (await tipos.executeTakeFirst())) return slug;
  return (await findOwner(db, "categoria", slug)) ?? slug;
}

/** What a form named has been deleted meanwhile, or never was there; nothing was written. */
export class CategoriaGoneError extends Error {
  override name = "CategoriaGoneError";
}

/**
 * @throws {CategoriaGoneError} when the slug names no category and, for an article, no advice type
 */
export async function requireCategoria(db: Read, slug: string, by: TipoPublicable): Promise<void> {
  const present = await presentCategoria(db, slug, by);
  const has = (table: "categorias" | "tipos_consejo") =>
    db.selectFrom(table).select("id").where("slug", "=", present).executeTakeFirst();
  if (await has("categorias")) return;
  if (by === "consejo" && (await has("tipos_consejo"))) return;
  throw new CategoriaGoneError();
}

/**
 * Whether this version of a product or an article is in another category, so that the new one has
 * to exist; the one it has, perhaps from an import, need not. Of an item that is gone or has
 * another version by now it is not: saving tells what is wrong.
 */
export async function isMovedTo(
  db: Read,
  tipo: TipoPublicable,
  { id, version }: { id: string; version: number },
  categoria: string,
): Promise<boolean> {
  const [table, column] = STANDS[tipo];
  const row = await db
    .selectFrom(table)
    .select(sql.ref<string>(column).as("categoria"))
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return row !== undefined && row.categoria !== categoria;
}

const STANDS = { producto: ["productos", "category"], consejo: ["consejos", "categoria"] } as const;
