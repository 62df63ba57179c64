import { KINDS } from "~/domain/kinds.server";
import { makeOnce } from "~base/envios.server";
import { database, type Trx } from "~db/client.server";
import { insertAutor, updateAutor } from "~nouns/autores/change-autores.server";
import {
  insertCategoria,
  updateCategoria,
} from "~nouns/categorias/queries/write-categorias.server";
import { insertConsejo, updateConsejo } from "~nouns/consejos/queries/change-consejos.server";
import { insertPagina, updatePagina } from "~nouns/paginas/change-paginas.server";
import { addProducto } from "~nouns/productos/queries/change-productos.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import type { Actor } from "~record/historial/historial.server";
import { listPapelera, restoreAs } from "~record/papelera/papelera.server";

interface By {
  actor: Actor;
  now?: Date;
}
type Insert<Campos, Result> = (trx: Trx, campos: Campos, by: By) => Promise<Result>;
type Seen = { id: string; version: number };
type Update<Campos, Result> = (trx: Trx, seen: Seen, campos: Campos, by: By) => Promise<Result>;

/** Adds a row as its form does: only once for a seal, however often it is sent. */
const creating =
  <Campos, Result extends { outcome: string; id?: string }>(insert: Insert<Campos, Result>) =>
  (campos: Campos, { idem, actor }: { idem: string; actor: Actor }, now = new Date()) =>
    makeOnce(
      { idem, content: JSON.stringify(campos) },
      (trx) => insert(trx, campos, { actor, now }),
      now,
    );

const editing =
  <Campos, Result>(update: Update<Campos, Result>) =>
  (seen: Seen, campos: Campos, actor: Actor, now = new Date()) =>
    database().write((trx) => update(trx, seen, campos, { actor, now }));

export const createAutor = creating(insertAutor);
export const editAutor = editing(updateAutor);
export const createCategoria = creating(insertCategoria);
export const editCategoria = editing(updateCategoria);
export const createConsejo = creating(insertConsejo);
export const editConsejo = editing<
  Parameters<typeof updateConsejo>[2],
  Awaited<ReturnType<typeof updateConsejo>>
>((trx, seen, campos, by) => updateConsejo(trx, seen, campos, { ...by, needsGroup: true }));
export const createPagina = creating(insertPagina);
export const editPagina = editing(updatePagina);
export const createProducto = creating(addProducto);
export const editProducto = editing<
  Parameters<typeof updateProducto>[2],
  Awaited<ReturnType<typeof updateProducto>>
>((trx, seen, campos, by) => updateProducto(trx, seen, campos, { ...by, needsGroup: true }));

interface Shown<Row> {
  find(id: string): Promise<Row | undefined>;
  page(row: Row): Promise<{ stored: Record<string, string> }>;
}

/** Reads the values that a record's form would show. */
export async function storedOf<Row>(kind: Shown<Row>, id: string) {
  const row = await kind.find(id);
  return row && (await kind.page(row)).stored;
}

/** Restores the newest item of the trash. @returns the key of the message for it */
export async function restoreNewest(actor: Actor) {
  const [papel] = (await listPapelera()).items;
  return restoreAs(KINDS, papel?.id ?? "", actor);
}
