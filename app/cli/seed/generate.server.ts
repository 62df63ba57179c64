import { setImmediate as nextTurn } from "node:timers/promises";
import type { Insertable } from "kysely";
import { fold, toSlug } from "~base/texto";
import { categorias, tiposConsejo } from "~db/baseline/categorias";
import type { Database } from "~db/client.server";
import type { Schema } from "~db/schema/schema";
import type { DemoCount } from "~features/escritorio/pendiente";
import { dropEmptyOcultas } from "~nouns/categorias/queries/ocultas.server";
import { resolveCategoria, resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";
import { insertNew } from "./insert-new.server";

/** The database takes up to 32,766 parameters in a statement. */
const CHUNK = 500;
const START = Date.UTC(2024, 0, 1);
const HOUR_MS = 3_600_000;

const THINGS = ["Carrito", "Cuna", "Trona", "Bañera", "Mochila", "Manta", "Lámpara", "Cojín"];
const QUALITIES = "ligero plegable suave firme lavable compacto cálido doble".split(" ");
const MAKERS = ["Tilavia", "Nubaro", "Pinarela", "Lumbrel", "Almenda", "Corzuela", "Ondaria"];
const TOPICS = ["dormir", "comer", "pasear", "jugar", "leer", "bañar", "viajar", "gatear"];

const LEAVES = categorias.flatMap(({ slug, hijas = [] }) =>
  hijas.length > 0 ? hijas.map((hija) => hija.slug) : [slug],
);

const TIPOS = tiposConsejo.map(({ slug }) => slug);

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const isoAt = (n: number) => new Date(START + n * HOUR_MS).toISOString();

const scramble = (n: number) => Math.imul(n + 1, 2_654_435_761) >>> 0;

export async function generate(database: Database, { productos, consejos }: DemoCount) {
  const { leaves, tipos } = await database.write(async (trx) => ({
    leaves: await resolveAll(LEAVES, (slug) => resolveCategoria(trx, slug)),
    tipos: await resolveAll(TIPOS, (slug) => resolveTipo(trx, slug)),
  }));
  await insertInChunks(database, "productos", productos, (n) => makeProducto(n, leaves));
  await insertInChunks(database, "consejos", consejos, (n) => makeConsejo(n, tipos));
  await database.write(dropEmptyOcultas);
}

/** A slug may have changed or be gone, because the owner can edit the categories. */
async function resolveAll(slugs: readonly string[], resolve: (slug: string) => Promise<string>) {
  const resolved: string[] = [];
  for (const slug of slugs) resolved.push(await resolve(slug));
  return resolved;
}

async function insertInChunks<Table extends "productos" | "consejos">(
  database: Database,
  table: Table,
  total: number,
  make: (n: number) => Insertable<Schema[Table]>,
) {
  for (let start = 0; start < total; start += CHUNK) {
    const size = Math.min(CHUNK, total - start);
    const rows = Array.from({ length: size }, (_, index) => make(start + index));
    await database.write((trx) => insertNew(trx, table, rows));
    await nextTurn();
  }
}

function makeProducto(n: number, leaves: readonly string[]): Insertable<Schema["productos"]> {
  const mix = scramble(n);
  const title = `${pick(THINGS, mix)} ${pick(QUALITIES, mix >>> 5)} ${pick(MAKERS, mix >>> 9)} ${n}`;
  const at = isoAt(n % 20_000);
  return {
    ...stateAt(n, at),
    id: `B0G${String(n).padStart(7, "0")}`,
    slug: toSlug(title),
    title,
    titulo_folded: fold(title),
    category: pick(leaves, mix >>> 12),
    price: `${(mix % 300) + 9},95 €`,
    precio_comprobado_at: at,
    rating: ((mix >>> 7) % 51) / 10,
    descripcion: `${title}: ficha de prueba número ${n} para medir el sitio con muchos productos.`,
    contenido_principal: `Texto de relleno del producto ${n}.\nSegundo párrafo del producto ${n}.`,
    isrecommended: n % 7 === 0 ? 1 : 0,
    keyfeatures: JSON.stringify([`Medida ${n} cm`, `Peso ${(mix % 90) / 10} kg`]),
    pros: JSON.stringify([`Se limpia bien (${n})`, `Ocupa poco (${n})`]),
    cons: JSON.stringify([`Pesa ${n % 17} g de más`]),
  };
}

const stateAt = (n: number, at: string) =>
  n % 20 === 19
    ? { estado: "draft" as const, created_at: at, updated_at: at, published_at: null }
    : { estado: "published" as const, created_at: at, updated_at: at, published_at: at };

function makeConsejo(n: number, tipos: readonly string[]): Insertable<Schema["consejos"]> {
  const mix = scramble(n);
  const titulo = `Cómo ${pick(TOPICS, mix)} con tu bebé ${pick(QUALITIES, mix >>> 6)} ${n}`;
  const fecha = isoAt(n % 20_000);
  return {
    ...stateAt(n, fecha),
    id: `gen-${n}`,
    slug: toSlug(titulo),
    titulo,
    titulo_folded: fold(titulo),
    extracto: `Artículo de prueba número ${n}.`,
    categoria: pick(tipos, mix >>> 3),
    contenido: `## Primera parte\nTexto del artículo ${n}.\n- Punto uno\n- Punto dos\n## Segunda parte\nMás texto.`,
    fecha,
  };
}
