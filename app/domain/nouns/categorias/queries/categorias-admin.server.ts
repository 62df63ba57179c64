import { sql } from "kysely";
import type { Choice } from "~/ui/field/field";
import { fold } from "~base/texto";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { type CategoriaPrincipal, type ParentOptions, treeChoices } from "../rules/categoria";
import { findTree } from "./categorias.server";
import { countProductos } from "./write-categorias.server";

async function findTreeByNombre(): Promise<CategoriaPrincipal[]> {
  const tree = await findTree();
  return tree
    .map((each) => ({ ...each, subcategorias: each.subcategorias.toSorted(byNombre) }))
    .toSorted(byNombre);
}

const byNombre = (a: { nombre: string }, b: { nombre: string }) =>
  fold(a.nombre).localeCompare(fold(b.nombre), "es");

export async function searchTree(q: string): Promise<CategoriaPrincipal[]> {
  const sought = fold(q);
  const holds = ({ nombre }: { nombre: string }) => fold(nombre).includes(sought);
  const tree = await findTree();
  return tree.filter((principal) => holds(principal) || principal.subcategorias.some(holds));
}

/** Counts drafts too, because they prevent deleting the category. */
export async function countBySlug(): Promise<Record<string, number>> {
  const all = database()
    .read.selectFrom("productos")
    .select(["category", sql<number>`count(*)`.as("n")]);
  const rows = await all.groupBy("category").execute();
  return Object.fromEntries(rows.map(({ category, n }) => [category, Number(n)]));
}

export const findEditable = (id: string) =>
  database().read.selectFrom("categorias").selectAll().where("id", "=", id).executeTakeFirst();

export async function findParentOptions(editing?: string): Promise<ParentOptions> {
  const tree = await findTreeByNombre();
  const others = tree.filter(({ id }) => id !== editing);
  const isPrincipal = ({ value }: Choice) => others.some(({ id }) => id === value);
  const choices = treeChoices(others, "id").filter(({ value }) => value !== editing);
  return {
    principales: choices.filter(isPrincipal),
    subcategorias: choices.filter((choice) => !isPrincipal(choice)),
    isFixed: tree.some(({ id, subcategorias }) => id === editing && subcategorias.length > 0),
  };
}

/** @returns the existing ones, how many products they hold, and categories that can take these */
export async function findSeveral(ids: readonly string[]) {
  const rows = database().read.selectFrom("categorias").select(["id", "slug", "nombre as title"]);
  const named = rows.where("id", "in", listed(ids)).where("oculta", "=", 0);
  const found = await named.orderBy("nombre_folded").execute();
  const usos = await countBySlug();
  const productos = found.reduce((sum, { slug }) => sum + (usos[slug] ?? 0), 0);
  const choices = treeChoices(await findTreeByNombre(), "id");
  return { found, productos, destinos: choices.filter(({ value }) => !ids.includes(value)) };
}

export async function findDoomed(id: string) {
  const [tree, row] = await Promise.all([findTreeByNombre(), findEditable(id)]);
  if (!row) return undefined;
  return {
    nombre: row.nombre,
    productos: await countProductos(database().read, row.slug),
    isOculta: row.oculta === 1,
    hasChildren: tree.some((each) => each.id === id && each.subcategorias.length > 0),
    destinos: treeChoices(tree, "id").filter(({ value }) => value !== id),
  };
}

export type Doomed = NonNullable<Awaited<ReturnType<typeof findDoomed>>>;
