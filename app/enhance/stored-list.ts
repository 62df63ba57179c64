import type { Comparado } from "~features/comparativa/comparado";
import { COMPARE_LIMIT, COMPARE_STORAGE_KEY, parseComparar } from "~features/comparativa/lista";

/** Takes only valid ids, because extensions and older versions write to the storage too. */
export function parseStoredIds(text: string | null): string[] {
  try {
    const items: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(items)) return [];
    const ids = items.slice(0, COMPARE_LIMIT).map((item) => item?.id);
    return parseComparar(ids.filter((id) => typeof id === "string").join("."));
  } catch {
    return [];
  }
}

export const readStored = () =>
  parseStoredIds(inStorage((storage) => storage.getItem(COMPARE_STORAGE_KEY)) ?? null);

export const forgetStored = () => inStorage((storage) => storage.removeItem(COMPARE_STORAGE_KEY));

export const writeStored = (lista: readonly Comparado[]) =>
  inStorage((storage) => storage.setItem(COMPARE_STORAGE_KEY, JSON.stringify(lista)));

function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch (error) {
    console.warn(error);
  }
}
