import { parseList } from "~base/listas";
import { beginningOf } from "~base/texto";
import { database } from "~db/client.server";
import { findMenu } from "~nouns/categorias/queries/categorias.server";
import { treeChoices } from "~nouns/categorias/rules/categoria";
import { nombreConUnidad } from "~nouns/ficha/dato";
import { readClaves, readDatos } from "~nouns/ficha/datos.server";
import { columnaDeFicha, headingOrName, isColumn, meaningsOf } from "../archivo/columns";
import { locate, missingInWords } from "../archivo/locate";
import { Lectura } from "../fila/lectura";
import { findImportacion, parseCeldas } from "./filas.server";
import { PROBLEMAS, type Problema } from "./lote-messages";
import { storeReading } from "./receive-file.server";
import { areRemembered, rememberColumns } from "./remembered-columns.server";

const EJEMPLO_LENGTH = 80;
const EXAMPLES = 10;

/**
 * Finds the columns with examples; undefined if the cells were deleted.
 * @param isChanging asks for the choices even if the file is readable as it is
 */
export async function findColumns(lote: string, isChanging = false) {
  const own = database().read.selectFrom("importaciones").where("importaciones.id", "=", lote);
  const rows = own.innerJoin("importacion_filas as f", "f.importacion_id", "importaciones.id");
  const all = rows.select(["cabecera", "columnas", "datos"]).orderBy("fila").limit(EXAMPLES);
  const first = await all.execute();
  const cells = first.map(({ datos }) => parseCeldas(datos));
  if (!first[0] || !cells[0]) return undefined;
  const header = parseList(first[0].cabecera);
  const said = parseList(first[0].columnas);
  // Imports uploaded before columns could be chosen have none stored.
  const names = said.length > 0 ? said : meaningsOf(header);
  const { isReadable, valores, all: named } = locate({ header, columnas: names });
  const exampleAt = (at: number) => {
    const example = cells.map((row) => row?.[at]?.trim() ?? "").find(Boolean) ?? "";
    return beginningOf(example, EJEMPLO_LENGTH);
  };
  const columnas = header.map((titulo, at) => ({
    titulo,
    columna: names[at] ?? "",
    ejemplo: exampleAt(at),
  }));
  return {
    isAsked: !isReadable,
    isRemembered: await areRemembered(header),
    valores: Object.fromEntries(valores),
    columnas: columnas.filter(({ titulo }) => titulo !== ""),
    choices: isChanging || !isReadable ? await findChoices(named) : undefined,
  };
}

const PARTES = { dato: "Dato", fuente: "Fuente", medicion: "Medición" };

/** @param named columns of the file; source and measurement are offered for these only */
async function findChoices(named: ReadonlySet<string>) {
  const [{ all }, menu] = await Promise.all([readDatos(), findMenu()]);
  const facts = new Map(all.map((dato) => [dato.clave, nombreConUnidad(dato)]));
  const datos = [...facts].flatMap(([clave, name]) =>
    Object.entries(PARTES).map(([parte, of]) => ({
      value: `${parte}:${clave}`,
      label: `${of}: ${name}`,
    })),
  );
  return {
    datos: datos.filter(({ value }) => value.startsWith("dato:") || named.has(value)),
    categorias: treeChoices(menu, "slug"),
  };
}

const toProblema = (text: string): Problema => ({ title: "Faltan columnas por decir", text });

type Pares = readonly (readonly [name: string, value: string])[];

/** Reads the stored rows with other columns. @param chosen one for each heading, or empty */
export async function chooseColumns(id: string, chosen: readonly string[], valores: Pares = []) {
  const lote = await findImportacion(database().read, id);
  if (!lote) return undefined;
  const header = parseList(lote.cabecera);
  const columnas = await chosenFor(header, chosen, valores);
  const { twice, missing, isReadable } = locate({ header, columnas });
  const [one] = twice;
  if (one) return toProblema(`Dos columnas no pueden ser «${headingOrName(one)}»`);
  if (!isReadable) return toProblema(`Todavía ${missingInWords(missing.map(headingOrName))}`);
  const rows = await keptRows(id);
  const text = JSON.stringify(columnas);
  if (!rows) return PROBLEMAS.leida;
  const begun = await database().write(async (trx) => {
    const own = trx.updateTable("importaciones").where("id", "=", id);
    const reading = own.set({ estado: "leyendo", columnas: text });
    const { numUpdatedRows } = await reading.where("estado", "=", "preparada").executeTakeFirst();
    if (numUpdatedRows > 0n) await rememberColumns(trx, header, columnas);
    return numUpdatedRows > 0n;
  });
  if (!begun) {
    const now = await findImportacion(database().read, id);
    return !now || now.columnas === text ? undefined : PROBLEMAS.leida;
  }
  const file = { header, columnas, rows, separator: lote.separador };
  await storeReading(id, rows, new Lectura(file, await readClaves()));
  return undefined;
}

async function chosenFor(header: readonly string[], columnas: readonly string[], valores: Pares) {
  const claves = await readClaves();
  const isKnown = (name: string) => isColumn(name) || claves.has(columnaDeFicha(name)?.clave ?? "");
  let next = 0;
  const names = header.map((cell) => (cell === "" ? "" : (columnas[next++] ?? "")));
  const named = names.map((name) => (isKnown(name) ? name : ""));
  // The form shows these fields in any case, but a price list needs neither.
  const { isPartial } = locate({ header, columnas: named });
  const isUnneeded = (name: string) => isPartial && (name === "rating" || name === "imageurl");
  const same = valores.filter(
    ([name, value]) => isKnown(name) && value.trim() !== "" && !isUnneeded(name),
  );
  return [...named, ...same.map(([name, value]) => `${name}=${value.trim()}`)];
}

async function keptRows(id: string) {
  const all = database().read.selectFrom("importacion_filas").select(["fila", "datos"]);
  const stored = await all.where("importacion_id", "=", id).orderBy("fila").execute();
  const rows = stored.map(({ fila, datos }) => ({ fila, cells: parseCeldas(datos) ?? [] }));
  return rows.every(({ cells }) => cells.length > 0) ? rows : undefined;
}
