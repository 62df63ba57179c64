import { createHash } from "node:crypto";
import { parseList } from "~/domain/listas";
import { fold } from "~/domain/texto";
import { database, type Trx } from "~db/client.server";
import { COLUMNS, columnNamed, headingOf, readHeader } from "../archivo/columns";
import type { CsvFile } from "../archivo/csv-file";

export const isReadable = (header: readonly string[]) => {
  const { missing, isPartial } = readHeader(header);
  return missing.length === 0 || isPartial;
};

/** A file of one column, or without rows, is no sheet of products in other words. */
export const needsColumns = ({ header, rows }: CsvFile) =>
  rows.length > 0 && header.filter(Boolean).length > 1 && !isReadable(header);

/** The next file with the same headings, in any order, has the same columns. */
export async function recallColumns(file: CsvFile): Promise<CsvFile> {
  if (!needsColumns(file)) return file;
  const all = database().read.selectFrom("columnas_recordadas").select("columnas");
  const row = await all.where("clave", "=", keyOf(file.header)).executeTakeFirst();
  if (!row) return file;
  const kept = parseList(row.columnas);
  const names = sorted(file.header);
  const header = rename(file.header, (cell) => kept[names.indexOf(fold(cell))] ?? "");
  return isReadable(header) ? { ...file, header } : file;
}

const sorted = (header: readonly string[]) => header.filter(Boolean).map(fold).sort();

function keyOf(header: readonly string[]) {
  const text = JSON.stringify(sorted(header));
  return createHash("sha256").update(text).digest("hex");
}

export function rename(header: readonly string[], chosen: (cell: string) => string): string[] {
  return header.map((cell) => {
    if (cell === "") return cell;
    const column = COLUMNS.find((name) => name === chosen(cell));
    if (column) return headingOf(column);
    return columnNamed(cell) ? `${cell} (sin importar)` : cell;
  });
}

type Texts = readonly string[];

/** @param columnas one for each heading that is not empty, or nothing */
export async function rememberColumns(trx: Trx, header: Texts, columnas: Texts): Promise<void> {
  const titles = header.filter(Boolean).map(fold);
  const inOrder = sorted(header).map((name) => columnas[titles.indexOf(name)] ?? "");
  const kept = { columnas: JSON.stringify(inOrder) };
  const insert = trx.insertInto("columnas_recordadas").values({ clave: keyOf(header), ...kept });
  await insert.onConflict((same) => same.column("clave").doUpdateSet(kept)).execute();
}
