import { createHash } from "node:crypto";
import { parseList } from "~base/listas";
import { fold } from "~base/texto";
import { database, type Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { isAsin } from "~nouns/productos/rules/amazon";
import { toProductoId } from "~nouns/productos/rules/producto-id";
import type { CsvFile } from "../archivo/csv-file";
import { locate } from "../archivo/locate";

/** True for an unreadable file, unless one column or no rows show that it lists no products. */
export const needsColumns = (file: CsvFile) =>
  file.rows.length > 0 && file.header.filter(Boolean).length > 1 && !locate(file).isReadable;

type Texts = readonly string[];

/** Applies remembered columns to a file with the same headings, in any order. */
export async function recallColumns(file: CsvFile): Promise<CsvFile> {
  const { header } = file;
  const row = await remembered(header).select("columnas").executeTakeFirst();
  const [kept, places] = [parseList(row?.columnas ?? "[]"), inOrder(header)];
  const names = header.map((_, at) => kept[places.indexOf(at)] ?? "");
  const recalled = { ...file, columnas: [...names, ...kept.slice(places.length)] };
  return row && locate(recalled).isReadable ? recalled : withoutForeignIds(file);
}

/** Drops a column of row numbers, as shops have, because these are no ASINs. */
export async function withoutForeignIds(file: CsvFile): Promise<CsvFile> {
  const { rows, columnas } = file;
  const at = columnas.indexOf("id");
  if (at < 0 || columnas.includes("slug")) return file;
  const ids = rows.map(({ cells }) => toProductoId(cells[at]?.trim() ?? "")).filter(Boolean);
  const own = database().read.selectFrom("productos").select("id").where("id", "in", listed(ids));
  if (ids.some(isAsin) || (await own.limit(1).executeTakeFirst())) return file;
  const areNumbers = ids.every((id) => /^\d+$/.test(id));
  return areNumbers || locate(file).isPartial ? { ...file, columnas: columnas.with(at, "") } : file;
}

/** The places of the headings, sorted by name. */
const inOrder = (header: Texts) =>
  header
    .map((cell, at) => ({ name: fold(cell), at }))
    .filter(({ name }) => name !== "")
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(({ at }) => at);

function keyOf(header: Texts) {
  const text = JSON.stringify(inOrder(header).map((at) => fold(header[at] ?? "")));
  return createHash("sha256").update(text).digest("hex");
}

const remembered = (header: Texts) =>
  database().read.selectFrom("columnas_recordadas").where("clave", "=", keyOf(header));

export const areRemembered = async (header: Texts) =>
  (await remembered(header).select("clave").executeTakeFirst()) !== undefined;

export async function rememberColumns(trx: Trx, header: Texts, columnas: Texts): Promise<void> {
  const sorted = inOrder(header).map((at) => columnas[at] ?? "");
  const kept = { columnas: JSON.stringify([...sorted, ...columnas.slice(header.length)]) };
  const insert = trx.insertInto("columnas_recordadas").values({ clave: keyOf(header), ...kept });
  await insert.onConflict((same) => same.column("clave").doUpdateSet(kept)).execute();
}

export const forgetColumns = (header: Texts) =>
  database().write((trx) =>
    trx.deleteFrom("columnas_recordadas").where("clave", "=", keyOf(header)).execute(),
  );
