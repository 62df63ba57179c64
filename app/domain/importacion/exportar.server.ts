import { plainNumber } from "~/ui/format-number";
import { database } from "~db/client.server";
import { parseList } from "../listas";
import { NO_PICTURE } from "./cells";
import { type Column, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from "./columns";
import { BYTE_ORDER_MARK, toCsvLine } from "./csv-texto";

/** Rows read at a time: some 10 ms. */
const PAGE = 200;

const COLUMNS: readonly Column[] = ["id", ...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS.slice(1)];

/**
 * All products as a CSV file that imports back to the same fields, by slug; read as it is sent, so it
 * is never whole in memory.
 */
export async function* exportProductos(): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + toCsvLine(COLUMNS));
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
    .select([...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS])
    .where("slug", ">", after)
    .orderBy("slug")
    .limit(PAGE)
    .execute();
}

export type ExportedRow = Awaited<ReturnType<typeof findPage>>[number];

function toLine(row: ExportedRow): string {
  return toCsvLine(COLUMNS.map((column) => toCell(row, column)));
}

function toCell(row: ExportedRow, column: Column): string {
  const value = row[column];
  if (value === null) return "";
  if (column === "imageurl" && value === "") return NO_PICTURE;
  if (column === "isrecommended") return value === 1 ? "true" : "false";
  if (typeof value === "number") return plainNumber(value);
  if (column === "keyfeatures" || column === "pros" || column === "cons") return toListCell(value);
  return value.trim() === "" ? "" : value;
}

function toListCell(json: string): string {
  const list = parseList(json);
  return list.length === 0 ? "" : JSON.stringify(list);
}
