import { database } from "~db/client.server";
import { parseList } from "../listas";
import { NO_PICTURE } from "./cells";
import { COLUMNAS_DE_ERRORES, columnNamed } from "./columns";
import { BYTE_ORDER_MARK, toCsvLine } from "./csv-texto";
import { parseCeldas, parseProducto } from "./filas.server";
import type { ProductoImportado } from "./producto-row";

const PAGE = 200;

/**
 * The rows of an import that have errors or could not be stored, as they came, with row and reason
 * before them.
 */
export async function* exportErrores(id: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const cabecera = await findCabecera(id);
  yield encoder.encode(BYTE_ORDER_MARK + toCsvLine([...COLUMNAS_DE_ERRORES, ...cabecera]));
  let after = 0;
  for (;;) {
    const rows = await findPage(id, after);
    const last = rows.at(-1);
    if (!last) return;
    const lines = rows.map(({ fila, motivo, datos }) =>
      toCsvLine([String(fila), motivo ?? "", ...toCells(datos, cabecera)]),
    );
    yield encoder.encode(lines.join(""));
    after = last.fila;
  }
}

async function findCabecera(id: string): Promise<string[]> {
  const row = await database()
    .read.selectFrom("importaciones")
    .select("cabecera")
    .where("id", "=", id)
    .executeTakeFirst();
  return parseList(row?.cabecera ?? "[]");
}

function findPage(id: string, after: number) {
  return database()
    .read.selectFrom("importacion_filas")
    .select(["fila", "motivo", "datos"])
    .where("importacion_id", "=", id)
    .where("motivo", "is not", null)
    .where("fila", ">", after)
    .orderBy("fila")
    .limit(PAGE)
    .execute();
}

/** Of a damaged row nothing but its number and what became of it. */
function toCells(datos: string, cabecera: readonly string[]): string[] {
  const celdas = parseCeldas(datos);
  if (celdas) return celdas;
  const producto = parseProducto(datos);
  if (!producto) return [];
  return cabecera.map((name) => {
    const column = columnNamed(name);
    if (column === "imageurl" && producto.imageurl === "") return NO_PICTURE;
    return column ? toText(producto[column]) : "";
  });
}

function toText(value: ProductoImportado[keyof ProductoImportado]): string {
  if (value === null) return "";
  return Array.isArray(value) ? JSON.stringify(value) : String(value);
}
