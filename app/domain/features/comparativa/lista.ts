import { PRODUCTO_ID } from "~nouns/productos/rules/producto-id";

export const COMPARE_LIMIT = 3;
export const COMPARE_COOKIE = "comparar";
export const COMPARE_MAX_AGE_S = 30 * 24 * 60 * 60;
/** The key in local storage of the copy from which script restores the cookie. */
export const COMPARE_STORAGE_KEY = "comparedProducts";

/** Marks a list that the visitor emptied, so that script does not restore it. */
const TOMBSTONE = "-";

export function parseComparar(value: string | undefined): string[] {
  if (!value || value === TOMBSTONE) return [];
  const ids = value.split(".").filter((id) => PRODUCTO_ID.test(id) && id !== TOMBSTONE);
  return [...new Set(ids)].slice(0, COMPARE_LIMIT);
}

export const formatComparar = (ids: readonly string[]) =>
  ids.length > 0 ? ids.join(".") : TOMBSTONE;

export function add(lista: readonly string[], id: string): string[] | undefined {
  if (lista.includes(id)) return [...lista];
  return lista.length < COMPARE_LIMIT ? [...lista, id] : undefined;
}

export const remove = (lista: readonly string[], id: string) =>
  lista.filter((other) => other !== id);
