import { LRUCache } from "lru-cache";
import { type Database, database } from "./client.server";
import { isBusy } from "./engine/engine.server";

interface Kept<T> {
  from: Database;
  version: string;
  value: Promise<T>;
}

/**
 * Caches a read until the content changes, however many pages ask for it.
 * @param read must depend on the content tables only
 */
export function memoOnContent<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Kept<T> | undefined;
  return async () => {
    const from = database();
    // The version is taken first: a change during the read then makes the next call read again.
    const version = versionOf(from);
    if (version === undefined) return read();
    if (kept?.from === from && kept.version === version) return kept.value;
    const mine = { from, version, value: read() };
    kept = mine;
    mine.value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.value;
  };
}

/**
 * @param read must depend on its key and the content tables only
 * @param max the most keys to keep, needed where visitors choose the keys
 */
export function memoOnContentFor<T>(read: (key: string) => Promise<T>, max?: number) {
  const findKept = memoOnContent(async () =>
    max ? new LRUCache<string, Promise<T>>({ max }) : new Map<string, Promise<T>>(),
  );
  return async (key: string): Promise<T> => {
    const kept = await findKept();
    const value = kept.get(key) ?? read(key);
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    return value;
  };
}

/** @returns undefined while the file is locked, because waiting here would block the event loop */
function versionOf(from: Database): string | undefined {
  try {
    return from.contentVersion();
  } catch (error) {
    if (isBusy(error)) return undefined;
    throw error;
  }
}
