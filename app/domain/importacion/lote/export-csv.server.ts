import { BYTE_ORDER_MARK, toCsvLine } from "~/domain/csv-texto";
import { parseList } from "~/domain/listas";
import { database } from "~db/client.server";
import { COLUMNAS_DE_ERRORES, COLUMNS, type Column, columnNamed } from "../archivo/columns";
import { toCell } from "../fila/cells";
import { toValores } from "../fila/producto-row";
import { parseCeldas, parseProducto } from "./filas.server";

const PAGE = 200;

const EXPORTED: readonly Column[] = ["id", ...COLUMNS.filter((column) => column !== "id")];

/** The file imports back to the same fields; it is read as it is sent, never whole in memory. */
export function exportProductos(): AsyncGenerator<Uint8Array> {
  let after = "";
  return exportLines(EXPORTED, async () => {
    const rows = (await productosAfter(after)).map(toValores);
    after = rows.at(-1)?.slug ?? after;
    return rows.map((row) => EXPORTED.map((column) => toCell(column, row[column])));
  });
}

async function* exportLines(
  header: readonly string[],
  nextRows: () => Promise<string[][]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + toCsvLine(header));
  for (;;) {
    const rows = await nextRows();
    if (rows.length === 0) return;
    yield encoder.encode(rows.map(toCsvLine).join(""));
  }
}

function productosAfter(after: string) {
  return (
    database()
      .read.selectFrom("productos")
      .innerJoin("categorias", "categorias.slug", "productos.category")
      .select(COLUMNS.map((column) => `productos.${column}` as const))
      // A hidden category goes by the name that a file gave it.
      .select((eb) =>
        eb
          .case()
          .when("oculta", "=", 1)
          .then(eb.ref("nombre"))
          .else(eb.ref("category"))
          .end()
          .as("category"),
      )
      .where("productos.slug", ">", after)
      .orderBy("productos.slug")
      .limit(PAGE)
      .execute()
  );
}

export async function* exportErrores(id: string): AsyncGenerator<Uint8Array> {
  const cabecera = await findCabecera(id);
  let after = 0;
  yield* exportLines([...COLUMNAS_DE_ERRORES, ...cabecera], async () => {
    const rows = await erroresAfter(id, after);
    after = rows.at(-1)?.fila ?? after;
    return rows.map(({ fila, motivo, datos }) => [
      ...[String(fila), motivo ?? ""],
      ...toCells(datos, cabecera),
    ]);
  });
}

async function findCabecera(id: string): Promise<string[]> {
  const row = await database()
    .read.selectFrom("importaciones")
    .select("cabecera")
    .where("id", "=", id)
    .executeTakeFirst();
  return parseList(row?.cabecera ?? "[]");
}

function erroresAfter(id: string, after: number) {
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

function toCells(datos: string, cabecera: readonly string[]): string[] {
  const celdas = parseCeldas(datos);
  if (celdas) return celdas;
  const producto = parseProducto(datos);
  if (!producto) return [];
  return cabecera.map((name) => {
    const column = columnNamed(name);
    return column ? toCell(column, producto[column]) : "";
  });
}
