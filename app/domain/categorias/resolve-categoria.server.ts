import { findOwner } from "~/domain/slugs-antiguos.server";
import { fold } from "~/domain/texto";
import type { Read, Trx } from "~db/client.server";
import { presentCategoria } from "./present-categoria.server";

/**
 * The slug of the category that a text names: by its slug, by a slug that it had before or by its
 * name, whatever the case and accents; undefined when none is called so.
 */
export async function findCategoria(db: Read, text: string): Promise<string | undefined> {
  const present = db.selectFrom("categorias").select("slug");
  if (await present.where("slug", "=", text).executeTakeFirst()) return text;
  const named = present.where("nombre_folded", "=", fold(text)).orderBy("id");
  return (await findOwner(db, "categoria", text)) ?? (await named.executeTakeFirst())?.slug;
}

/** The same of a text that a file or a kept state holds, which is taken whatever it says. */
export async function resolveCategoria(trx: Trx, text: string): Promise<string> {
  return (await findCategoria(trx, text)) ?? text;
}

/** The advice type that a text names; see {@link resolveCategoria}. */
export async function resolveTipo(trx: Trx, text: string): Promise<string> {
  const tipos = await trx.selectFrom("tipos_consejo").select(["slug", "nombre"]).execute();
  const named =
    tipos.find(({ slug }) => slug === text) ??
    tipos.find(({ nombre }) => fold(nombre) === fold(text));
  return named?.slug ?? presentCategoria(trx, text, "consejo");
}
