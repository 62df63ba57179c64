import type { Comparado } from "~/domain/comparativa/comparado";
import { COMPARE_LIMIT, COMPARE_STORAGE_KEY, parseLista } from "~/domain/comparativa/lista";

/** Anybody may have written to the storage, so nothing but ids is taken from it. */
export function parseStored(text: string | null): string[] {
  try {
    const items: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(items)) return [];
    const ids = items.slice(0, COMPARE_LIMIT).map((item) => item?.id);
    return parseLista(ids.filter((id) => typeof id === "string").join("."));
  } catch {
    return [];
  }
}

export function readStored(): string[] {
  try {
    return parseStored(localStorage.getItem(COMPARE_STORAGE_KEY));
  } catch (error) {
    console.warn(error);
    return [];
  }
}

export function forgetStored(): void {
  try {
    localStorage.removeItem(COMPARE_STORAGE_KEY);
  } catch (error) {
    console.warn(error);
  }
}

export function writeStored(lista: readonly Comparado[]): void {
  try {
    localStorage.setItem(COMPARE_STORAGE_KEY, JSON.stringify(lista));
  } catch (error) {
    console.warn(error);
  }
}
