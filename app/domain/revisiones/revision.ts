/** A kept version of an item. */
export interface Revision {
  version: number;
  createdAt: string;
  /** Who saved it; null when nobody signed in did. */
  author: string | null;
}

/** What became of restoring a kept version; `unlawful` is one that may not stand published. */
export type RestoreOutcome = "saved" | "refused" | "unlawful";
