import { sql } from "kysely";
import { BYTE_ORDER_MARK, toCsvLine } from "~base/csv-texto";
import { parseList } from "~base/listas";
import { database } from "~db/client.server";
import { holds } from "~db/engine/engine.server";
import { datosOf, readClavesUsadas, readDatos } from "~nouns/ficha/datos.server";
import { claveOf, parseFicha } from "~nouns/ficha/ficha";
import * as columns from "../archivo/columns";
import { toCell, toSpanishCell } from "../fila/cells";
import { type Columna, fichaCell, fichaCells } from "../fila/ficha-celdas";
import { toValores, type Valores } from "../fila/producto-row";
import { findImportacion, parseCeldas, parseProducto } from "./filas.server";

const PAGE = 200;

const SHEETS = {
  csv: { separator: ",", heading: (column: columns.Column): string => column, cell: toCell },
  excel: { separator: ";", heading: columns.headingOf, cell: toSpanishCell },
};

/** Exports what an import reads back. A generator, so that memory never holds the whole file. */
export async function* exportProductos(sheet: keyof typeof SHEETS = "csv") {
  const { separator, heading, cell } = SHEETS[sheet];
  const columnas = await columnasDeFichas();
  const { bySlug } = await readDatos();
  const toCells = ({ ficha, ...row }: Awaited<ReturnType<typeof productosAfter>>[number]) => {
    const valores = toValores(row);
    const own = columns.EXPORTED.map((column) => cell(column, valores[column]));
    const datos = bySlug.get(row.category) ?? [];
    return [...own, ...fichaCells(columnas, datos, parseFicha(ficha), cell)];
  };
  yield* exportLines(headerOf(heading, columnas), productosAfter, toCells, separator);
}

async function columnasDeFichas(): Promise<Columna[]> {
  const own = database().read.selectFrom("productos").select("ficha");
  const told = await own.where(holds("ficha", '"medicion":')).execute();
  const fichas = told.flatMap(({ ficha }) => Object.entries(parseFicha(ficha)));
  const medidas = new Set(fichas.flatMap(([id, { medicion }]) => (medicion ? claveOf(id) : [])));
  return (await readClavesUsadas()).flatMap((clave) => [
    ...columnasDe(clave),
    ...(medidas.has(clave) ? [["medicion", clave] as const] : []),
  ]);
}

const columnasDe = (clave: string): Columna[] => [
  ["dato", clave],
  ["fuente", clave],
];

const headerOf = (heading: (column: columns.Column) => string, columnas: readonly Columna[]) => [
  ...columns.EXPORTED.map(heading),
  ...columnas.map((columna) => columna.join(":")),
];

const EJEMPLO: Partial<Valores> = {
  title: "Cuna plegable de ejemplo",
  slug: "cuna-plegable-de-ejemplo",
  imageurl: "",
  rating: 4.5,
  price: "129,90 €",
  isrecommended: false,
  estado: "draft",
  descripcion: "Una frase que dice qué es y para quién.",
  contenido_principal: "La reseña. Cada línea es un párrafo.",
  keyfeatures: ["Pesa 9 kg", "Se pliega en un minuto"],
  pros: ["Cabe en el maletero"],
  cons: ["El colchón es fino"],
};

/** Makes a template with one row, which can be imported as a draft. */
export async function makePlantilla(): Promise<string> {
  const seen = database().read.selectFrom("categorias").select(["nombre", "slug"]);
  const first = seen.where("oculta", "=", 0).orderBy("orden").orderBy("id");
  const categoria = await first.executeTakeFirst();
  const row: Partial<Valores> = { ...EJEMPLO, category: categoria?.nombre ?? "Cunas" };
  const { separator, heading, cell } = SHEETS.excel;
  const cells = columns.EXPORTED.map((column) => cell(column, row[column] ?? null));
  const datos = await datosOf(categoria?.slug ?? "");
  const columnas = datos.flatMap(({ clave }) => columnasDe(clave));
  const header = headerOf(heading, columnas);
  const line = toCsvLine([...cells, ...columnas.map(() => "")], separator);
  return BYTE_ORDER_MARK + toCsvLine(header, separator) + line;
}

async function* exportLines<Row>(
  header: readonly string[],
  rowsAfter: (last?: Row) => Promise<Row[]>,
  toCells: (row: Row) => readonly string[],
  separator = ",",
) {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + toCsvLine(header, separator));
  for (let rows = await rowsAfter(); rows.length > 0; rows = await rowsAfter(rows.at(-1))) {
    yield encoder.encode(rows.map((row) => toCsvLine(toCells(row), separator)).join(""));
  }
}

/** Hidden categories are exported by name, as the imported file wrote it. */
const categoria = sql<string>`case oculta when 1 then nombre else category end`.as("category");

function productosAfter(last?: { slug: string }) {
  return database()
    .read.selectFrom("productos")
    .innerJoin("categorias", "categorias.slug", "productos.category")
    .select(columns.COLUMNS.map((column) => `productos.${column}` as const))
    .select(["productos.ficha", categoria])
    .where("productos.slug", ">", last?.slug ?? "")
    .orderBy("productos.slug")
    .limit(PAGE)
    .execute();
}

export async function* exportErrores(id: string): AsyncGenerator<Uint8Array> {
  const lote = await findImportacion(database().read, id);
  const cabecera = parseList(lote?.cabecera ?? "[]");
  const all = database().read.selectFrom("importacion_filas").select(["fila", "motivo", "datos"]);
  const own = all.where("importacion_id", "=", id).where("motivo", "is not", null);
  const some = own.orderBy("fila").limit(PAGE);
  yield* exportLines(
    [...columns.COLUMNAS_DE_ERRORES, ...cabecera],
    (last?: { fila: number; motivo: string | null; datos: string }) =>
      some.where("fila", ">", last?.fila ?? 0).execute(),
    ({ fila, motivo, datos }) => [String(fila), motivo ?? "", ...toCells(datos, cabecera)],
    // The file keeps its own separator, so that a new import still reads «4,5» as a number.
    lote?.separador,
  );
}

function toCells(datos: string, cabecera: readonly string[]): string[] {
  const celdas = parseCeldas(datos);
  if (celdas) return celdas;
  const producto = parseProducto(datos);
  if (!producto) return [];
  return cabecera.map((name) => {
    const column = columns.columnNamed(name);
    return column ? toCell(column, producto[column]) : fichaCell(name, producto.ficha);
  });
}
