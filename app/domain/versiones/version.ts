import type { Diferencia } from "./diferencias";

/** A kept version of an item. */
export interface Version {
  version: number;
  createdAt: string;
  /** Who saved it; null when nobody signed in did. */
  author: string | null;
}

/** The kept versions of an item, one of them beside the present one. */
export interface Compared {
  title: string;
  versions: Version[];
  /** Number of the present version. */
  current: number;
  /** Number of the compared one; null when there is no such version. */
  version: number | null;
  fields: Diferencia[];
}

/** What became of restoring a kept version; `unlawful` is one that may not stand published. */
export type RestoreOutcome = "saved" | "refused" | "unlawful";
