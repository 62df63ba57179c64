import { paths } from "~/site/paths";
import { inOrder } from "~base/in-order";
import { beginningOf } from "~base/texto";
import { database } from "~db/client.server";
import { findTitled, type Indexed, listed } from "~db/engine/engine.server";
import { publishedConsejos } from "~nouns/consejos/queries/consejos.server";
import { publishedProductos } from "~nouns/productos/queries/producto-row.server";
import { correct, respelled } from "../ladder/correccion.server";
import * as preguntas from "../ladder/preguntas.server";
import type { Consulta } from "../rules/consulta";

type Sugerencia = readonly [nombre: string, href: string];

const MOST = 8;
const MOST_CATEGORIAS = 3;
/** Products leave at least so many places to articles. */
const CONSEJOS_FIRST = 2;
const MOST_BYTES = 2_000;
const NOMBRE_LENGTH = 80;

/** Suggests categories, then titles of products and articles; if none, those of a correction. */
export async function findSugerencias({ palabras, isTooShort }: Consulta) {
  if (isTooShort || palabras.length === 0) return [];
  const pregunta = await preguntas.toPregunta(palabras);
  const found = await suggest(pregunta);
  if (found.length > 0) return found;
  const cambios = await correct(pregunta, true);
  return cambios.size > 0 ? suggest(await preguntas.toPregunta(respelled(palabras, cambios))) : [];
}

async function suggest(pregunta: preguntas.Pregunta): Promise<Sugerencia[]> {
  const { words: palabras } = pregunta;
  const begun = pregunta.nombradas.productos.filter(({ words }) =>
    palabras.every((each) => words.some((word) => word.startsWith(each))),
  );
  const categorias = [...new Set([...begun, ...preguntas.findNamed(pregunta)])]
    .slice(0, MOST_CATEGORIAS)
    .map(({ nombre, slug }): Sugerencia => [nombre, paths.categoria(slug)]);
  const titled = (kind: Indexed) => {
    const sought = [preguntas.byBeginning(pregunta, kind), preguntas.byMeaning(pregunta, kind)];
    return findTitled(database().read, kind, { begun: palabras, sought }, MOST);
  };
  const [productos, consejos] = await Promise.all([
    titled("productos").then(readProductos),
    titled("consejos").then(readConsejos),
  ]);
  const room = MOST - categorias.length - Math.min(CONSEJOS_FIRST, consejos.length);
  return shorten([...categorias, ...productos.slice(0, room), ...consejos].slice(0, MOST));
}

async function readProductos(ids: readonly string[]): Promise<Sugerencia[]> {
  const query = publishedProductos().select(["productos.id", "title", "productos.slug"]);
  const rows = await query.where("productos.id", "in", listed(ids)).execute();
  return inOrder(ids, rows).map(({ title, slug }) => [title, paths.producto(slug)]);
}

async function readConsejos(ids: readonly string[]): Promise<Sugerencia[]> {
  const query = publishedConsejos().select(["consejos.id", "titulo", "consejos.slug"]);
  const rows = await query.where("consejos.id", "in", listed(ids)).execute();
  return inOrder(ids, rows).map(({ titulo, slug }) => [titulo, paths.consejo(slug)]);
}

function shorten(all: readonly Sugerencia[]): Sugerencia[] {
  const short = all.map(([nombre, href]) => [beginningOf(nombre, NOMBRE_LENGTH), href] as const);
  while (Buffer.byteLength(JSON.stringify(short)) > MOST_BYTES) short.pop();
  return short;
}
