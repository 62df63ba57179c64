import { sql } from "kysely";
import { BYTE_ORDER_MARK, toCsvLine } from "~/domain/csv-texto";
import { datosOf, readClavesUsadas, readDatos } from "~/domain/ficha/datos.server";
import { parseFicha } from "~/domain/ficha/ficha";
import { parseList } from "~/domain/listas";
import { database } from "~db/client.server";
import {
  COLUMNAS_DE_ERRORES,
  COLUMNS,
  type Column,
  columnNamed,
  EXPORTED,
  headingOf,
} from "../archivo/columns";
import { toCell, toSpanishCell } from "../fila/cells";
import { fichaCell, fichaCells } from "../fila/ficha-celdas";
import { toValores, type Valores } from "../fila/producto-row";
import { findImportacion, parseCeldas, parseProducto } from "./filas.server";

const PAGE = 200;

const SHEETS = {
  csv: { separator: ",", heading: (column: Column): string => column, cell: toCell },
  excel: { separator: ";", heading: headingOf, cell: toSpanishCell },
};

/** The file imports back to the same fields; it is read as it is sent, never whole in memory. */
export async function* exportProductos(sheet: keyof typeof SHEETS = "csv") {
  const { separator, heading, cell } = SHEETS[sheet];
  const claves = await readClavesUsadas();
  const { bySlug } = await readDatos();
  let after = "";
  const nextRows = async () => {
    const rows = await productosAfter(after);
    after = rows.at(-1)?.slug ?? after;
    return rows.map(({ ficha, ...row }) => {
      const valores = toValores(row);
      const own = EXPORTED.map((column) => cell(column, valores[column]));
      const datos = bySlug.get(row.category) ?? [];
      return [...own, ...fichaCells(claves, datos, parseFicha(ficha), cell)];
    });
  };
  const more = fichaColumns(claves);
  yield* exportLines([...EXPORTED.map(heading), ...more], nextRows, separator);
}

const fichaColumns = (claves: readonly string[]) =>
  claves.flatMap((clave) => [`dato:${clave}`, `fuente:${clave}`]);

const EJEMPLO: Partial<Valores> = {
  ...{ title: "Cuna plegable de ejemplo", slug: "cuna-plegable-de-ejemplo", imageurl: "" },
  ...{ rating: 4.5, price: "129,90 €", isrecommended: false, estado: "draft" },
  descripcion: "Una frase que dice qué es y para quién.",
  contenido_principal: "La reseña. Cada línea es un párrafo.",
  keyfeatures: ["Pesa 9 kg", "Se pliega en un minuto"],
  pros: ["Cabe en el maletero"],
  cons: ["El colchón es fino"],
};

/** Its row goes in as it is, as a draft. */
export async function makePlantilla(): Promise<string> {
  const seen = database().read.selectFrom("categorias").select(["nombre", "slug"]);
  const first = seen.where("oculta", "=", 0).orderBy("orden").orderBy("id");
  const categoria = await first.executeTakeFirst();
  const row: Partial<Valores> = { ...EJEMPLO, category: categoria?.nombre ?? "Cunas" };
  const { separator, heading, cell } = SHEETS.excel;
  const cells = EXPORTED.map((column) => cell(column, row[column] ?? null));
  const more = fichaColumns((await datosOf(categoria?.slug ?? "")).map(({ clave }) => clave));
  const header = [...EXPORTED.map(heading), ...more];
  const lines = [header, header.map((_, index) => cells[index] ?? "")].map((line) =>
    toCsvLine(line, separator),
  );
  return BYTE_ORDER_MARK + lines.join("");
}

type NextRows = () => Promise<string[][]>;

async function* exportLines(header: readonly string[], nextRows: NextRows, separator = ",") {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + toCsvLine(header, separator));
  for (;;) {
    const rows = await nextRows();
    if (rows.length === 0) return;
    yield encoder.encode(rows.map((row) => toCsvLine(row, separator)).join(""));
  }
}

/** A hidden category goes by the name that a file gave it. */
const categoria = sql<string>`case oculta when 1 then nombre else category end`.as("category");

function productosAfter(after: string) {
  return database()
    .read.selectFrom("productos")
    .innerJoin("categorias", "categorias.slug", "productos.category")
    .select(COLUMNS.map((column) => `productos.${column}` as const))
    .select(["productos.ficha", categoria])
    .where("productos.slug", ">", after)
    .orderBy("productos.slug")
    .limit(PAGE)
    .execute();
}

export async function* exportErrores(id: string): AsyncGenerator<Uint8Array> {
  const lote = await findImportacion(database().read, id);
  const cabecera = parseList(lote?.cabecera ?? "[]");
  let after = 0;
  const nextRows = async () => {
    const rows = await erroresAfter(id, after);
    after = rows.at(-1)?.fila ?? after;
    return rows.map(({ fila, motivo, datos }) => [
      ...[String(fila), motivo ?? ""],
      ...toCells(datos, cabecera),
    ]);
  };
  // Read again, a «4,5» is a number where it was one.
  yield* exportLines([...COLUMNAS_DE_ERRORES, ...cabecera], nextRows, lote?.separador);
}

function erroresAfter(id: string, after: number) {
  const all = database().read.selectFrom("importacion_filas").select(["fila", "motivo", "datos"]);
  const own = all.where("importacion_id", "=", id).where("motivo", "is not", null);
  return own.where("fila", ">", after).orderBy("fila").limit(PAGE).execute();
}

function toCells(datos: string, cabecera: readonly string[]): string[] {
  const celdas = parseCeldas(datos);
  if (celdas) return celdas;
  const producto = parseProducto(datos);
  if (!producto) return [];
  return cabecera.map((name) => {
    const column = columnNamed(name);
    return column ? toCell(column, producto[column]) : fichaCell(name, producto.ficha);
  });
}
