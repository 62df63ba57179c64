import { plainNumber } from "~/ui/format-number";
import { database } from "~db/client.server";
import { parseList } from "../listas";
import { NO_PICTURE } from "./cells";
import { COLUMNS, type Column } from "./columns";
import { BYTE_ORDER_MARK, toCsvLine } from "./csv-texto";

/** Rows read at a time: some 10 ms. */
const PAGE = 200;

/** Every column that an import knows, the id first. */
const EXPORTED: readonly Column[] = ["id", ...COLUMNS.filter((column) => column !== "id")];

/**
 * All products as a CSV file that imports back to the same fields, by slug; read as it is sent, so it
 * is never whole in memory.
 */
export async function* exportProductos(): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + toCsvLine(EXPORTED));
  let after = "";
  for (;;) {
    const rows = await findPage(after);
    const last = rows.at(-1);
    if (!last) return;
    yield encoder.encode(rows.map(toLine).join(""));
    after = last.slug;
  }
}

function findPage(after: string) {
  return database()
    .read.selectFrom("productos")
    .select(COLUMNS)
    .where("slug", ">", after)
    .orderBy("slug")
    .limit(PAGE)
    .execute();
}

type ExportedRow = Awaited<ReturnType<typeof findPage>>[number];

function toLine(row: ExportedRow): string {
  return toCsvLine(EXPORTED.map((column) => toCell(row, column)));
}

const toText = (text: string) => (text.trim() === "" ? "" : text);

function toListCell(json: string): string {
  const list = parseList(json);
  return list.length === 0 ? "" : JSON.stringify(list);
}

type Cells = { [Name in Column]: (value: NonNullable<ExportedRow[Name]>) => string };

const CELLS: Cells = {
  id: toText,
  title: toText,
  slug: toText,
  category: toText,
  imageurl: (url) => (url === "" ? NO_PICTURE : toText(url)),
  rating: plainNumber,
  price: toText,
  descripcion: toText,
  isrecommended: (flag) => (flag === 1 ? "true" : "false"),
  contenido_principal: toText,
  keyfeatures: toListCell,
  pros: toListCell,
  cons: toListCell,
  estado: toText,
};

function toCell<Name extends Column>(row: ExportedRow, column: Name): string {
  const value = row[column];
  return value === null ? "" : CELLS[column](value as NonNullable<ExportedRow[Name]>);
}
