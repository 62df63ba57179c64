import { randomUUID } from "node:crypto";
import { beginningOf, fold, toSlug } from "~base/texto";
import type { Read, Trx } from "~db/client.server";
import { CATEGORIA_CAMPOS } from "~nouns/categorias/categoria.kind";
import { findOwner } from "~record/slugs/slugs-antiguos.server";
import { categoriaElegida, SIN_ELEGIR } from "../rules/categoria";

/** «Dormir > Minicunas» is a subcategory; without a «Dormir», any category «Minicunas» will do. */
const pathOf = (text: string) => text.split(">").map((each) => each.trim());

export async function findCategoria(db: Read, text: string): Promise<string | undefined> {
  const [last = "", above] = pathOf(text).reverse();
  if (above === undefined) return findNamed(db, text);
  const parent = await findNamed(db, above);
  const parents = withSlug(db, parent).select("id");
  const below = db.selectFrom("categorias").select("slug").where("parent_id", "in", parents);
  const alike = await below
    .where((eb) => eb.or([eb("nombre_folded", "=", fold(last)), eb("slug", "=", toSlug(last))]))
    .executeTakeFirst();
  const known = (await findNamed(db, text)) ?? alike?.slug;
  if (known !== undefined || parent !== undefined) return known;
  const shown = withSlug(db, await findNamed(db, last)).where("oculta", "=", 0);
  return (await shown.select("slug").executeTakeFirst())?.slug;
}

async function findNamed(db: Read, text: string): Promise<string | undefined> {
  const alike = db.selectFrom("categorias").select("slug").where("nombre_folded", "=", fold(text));
  const named = await alike.orderBy("oculta").orderBy("id").executeTakeFirst();
  return (await findBySlug(db, text)) ?? named?.slug ?? findBySlug(db, toSlug(text));
}

async function findBySlug(db: Read, slug: string): Promise<string | undefined> {
  const present = await withSlug(db, slug).select("slug").executeTakeFirst();
  return present?.slug ?? findOwner(db, "categoria", slug);
}

const withSlug = (db: Read, slug = "") => db.selectFrom("categorias").where("slug", "=", slug);

/** A hidden category with this slug gets another one, and its products go to the new category. */
export async function replaceHidden(trx: Trx, slug: string, write: () => Promise<unknown>) {
  const aside = `oculta-${randomUUID()}`;
  const hidden = trx.updateTable("categorias").where("slug", "=", slug).where("oculta", "=", 1);
  await hidden.set({ slug: aside }).execute();
  await write();
  const left = trx.updateTable("productos").where("category", "=", aside);
  await left.set({ category: slug }).execute();
}

async function findTipo(db: Read, text: string): Promise<string | undefined> {
  const all = db.selectFrom("tipos_consejo").select(["slug", "nombre"]);
  const tipos = await all.orderBy("oculta").orderBy("orden").execute();
  const named =
    tipos.find(({ slug }) => slug === text) ??
    tipos.find(({ nombre }) => fold(nombre) === fold(text)) ??
    tipos.find(({ slug }) => slug === toSlug(text));
  return named?.slug;
}

type Hidden = Record<"id" | "nombre" | "slug", string> & { oculta: 1 };

function resolver(
  find: (db: Read, text: string) => Promise<string | undefined>,
  insert: (trx: Trx, hidden: Hidden) => Promise<unknown>,
  nameIn = (text: string) => text,
) {
  /** Unknown texts create a hidden category, which is deleted with the last row that uses it. */
  async function resolve(trx: Trx, typed: string): Promise<string> {
    const text = categoriaElegida(typed) || SIN_ELEGIR.nombre;
    const found = await find(trx, text);
    if (found !== undefined) return found;
    const id = randomUUID();
    const slug = toSlug(text) || `sin-nombre-${id}`;
    const name = beginningOf(nameIn(text).trim(), CATEGORIA_CAMPOS.nombre.max);
    await insert(trx, { id, nombre: name || "Sin categoría", slug, oculta: 1 });
    return slug;
  }
  /** A draft's form may have no category yet, which is then resolved to «Sin elegir». */
  const choose = (trx: Trx, text: string) => (categoriaElegida(text) ? find : resolve)(trx, text);
  return [resolve, choose] as const;
}

export const [resolveCategoria, chosenCategoria] = resolver(
  findCategoria,
  (trx, hidden) => {
    const at = new Date().toISOString();
    const row = { ...hidden, nombre_folded: fold(hidden.nombre), created_at: at, updated_at: at };
    return trx.insertInto("categorias").values(row).execute();
  },
  (text) => pathOf(text).at(-1) || text,
);

export const [resolveTipo, chosenTipo] = resolver(findTipo, (trx, hidden) =>
  trx.insertInto("tipos_consejo").values(hidden).execute(),
);
