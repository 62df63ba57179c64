import { parseList } from "~base/listas";
import { database, type Read } from "~db/client.server";
import { memoOnContent, memoOnContentFor } from "~db/content-memo.server";
import type { Dato } from "./dato";

const datosIn = (db: Read) =>
  db
    .selectFrom("datos")
    .select(["id", "clave", "nombre", "unidad", "tipo", "opciones", "mejor", "filtrable", "peso"])
    .select(["frase", "casa", "categoria_id"]);

type Row = Awaited<ReturnType<ReturnType<typeof datosIn>["execute"]>>[number];

const toDato = <Each extends Row>({ categoria_id, opciones, filtrable, ...row }: Each) => ({
  ...row,
  opciones: parseList(opciones),
  filtrable: filtrable === 1,
});

/** All facts, and those of each category by its slug; subcategories have those of their parent. */
export const readDatos = memoOnContent(() => readDatosIn(database().read));

export async function readDatosIn(db: Read) {
  const [rows, categorias] = await Promise.all([
    datosIn(db).orderBy("categoria_id").orderBy("posicion").execute(),
    db.selectFrom("categorias").select(["id", "slug", "parent_id"]).execute(),
  ]);
  const datos = rows.map((row) => ({ categoria: row.categoria_id, dato: toDato(row) }));
  const of = (id: string): Dato[] =>
    datos.filter(({ categoria }) => categoria === id).map(({ dato }) => dato);
  return {
    all: datos.map(({ dato }): Dato => dato),
    bySlug: new Map(categorias.map(({ id, slug, parent_id }) => [slug, of(parent_id ?? id)])),
  };
}

export const datosOf = async (slug: string) => (await readDatos()).bySlug.get(slug) ?? [];

/** Facts that a published product of this very category has: its others show «No medido» there. */
export const medidosEn = memoOnContentFor(async (slug) => {
  const rows = await database()
    .read.selectFrom("productos")
    .innerJoin("valores", "producto_id", "productos.id")
    .select("dato_id")
    .distinct()
    .where("category", "=", slug)
    .where("estado", "=", "published")
    .execute();
  return new Set(rows.map(({ dato_id }) => dato_id));
});

export const findDatos = async (slug: string) => ({
  datos: await datosOf(slug),
  medidos: await medidosEn(slug),
});

export const readClaves = async () => new Set((await readDatos()).all.map(({ clave }) => clave));

export async function readClavesUsadas() {
  const used = datosIn(database().read).where(({ exists, selectFrom }) =>
    exists(selectFrom("valores").select("dato_id").whereRef("dato_id", "=", "datos.id")),
  );
  const rows = await used.orderBy("categoria_id").orderBy("posicion").execute();
  return [...new Set(rows.map(({ clave }) => clave))];
}

/** @returns the facts of a main category with the number of products that have each */
export async function listDatos(db: Read, categoria: string) {
  const rows = await datosIn(db)
    .select("posicion")
    .select(({ selectFrom }) =>
      selectFrom("valores")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .whereRef("dato_id", "=", "datos.id")
        .as("usos"),
    )
    .where("categoria_id", "=", categoria)
    .orderBy("posicion")
    .execute();
  return rows.map((row) => ({ ...toDato(row), usos: row.usos ?? 0 }));
}

export type DatoUsado = Awaited<ReturnType<typeof listDatos>>[number];

/** Finds the category of a page about a sheet; a subcategory has its parent's sheet. */
export const findDeFicha = (id: string) =>
  database()
    .read.selectFrom("categorias as c")
    .leftJoin("categorias as padre", "padre.id", "c.parent_id")
    .select(["c.id", "c.nombre", "c.producto_sanitario"])
    .select(["padre.id as padreId", "padre.nombre as padre"])
    .where("c.id", "=", id)
    .where("c.oculta", "=", 0)
    .executeTakeFirst();
